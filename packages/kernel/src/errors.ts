/** Every way in which Palio refuses something. Messages are for people, codes for programs and translations. */
export const ERROR_CODES = [
  'illegal-action',
  'not-waiting',
  'nothing-to-undo',
  'bad-option',
  'bad-seats',
  'bad-seed',
  'bad-figures',
  'bad-record',
  'bad-save',
  'bad-scenario',
  'bad-arguments',
  'rules-changed',
  'unknown-game',
  'file-not-found',
  'endless-rule',
  'missing-rule',
  'script-ended',
  'no-choice',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

export class PalioError extends Error {
  override readonly name = 'PalioError';
  readonly code: ErrorCode;
  /** Where in the input the fault lies: a file, a line, a path such as `unitTypes[2].recruitCost`. */
  readonly where: string | undefined;

  constructor(code: ErrorCode, message: string, where?: string) {
    super(where === undefined ? message : `${where}: ${message}`);
    this.code = code;
    this.where = where;
  }
}
