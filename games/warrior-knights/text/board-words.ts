/** What the map, its frame and the panels say beside the names and sentences that the texts have anyway. */
export interface BoardWords {
  /** Tabs of the phone. */
  readonly tabs: { readonly map: string; readonly realm: string; readonly barons: string };
  readonly crowns: string;
  readonly votes: string;
  readonly faith: string;
}
