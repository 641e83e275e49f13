export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}
