/** Words of the rules that steps and state share. */

/** Index of a Noble: four for each seat, in the order of SYMBOLS. */
export type Noble = number;
/** Who holds Troop cards: a Noble, or the garrison GARRISON + seat. */
export type Holder = number;
/** Index in the Fate figures. */
export type Fate = number;
/** Index in EVENTS and AGENDAS. */
export type EventCard = number;
export type Agenda = number;

export const BATTLE_KINDS = ['openField', 'assault', 'siege'] as const;
export type BattleKind = (typeof BATTLE_KINDS)[number];
export const TARGETS = ['baron', 'city', 'stronghold'] as const;
export type TargetKind = (typeof TARGETS)[number];

/** WK-9.5 What is voted on. */
export type BallotSubject =
  | { readonly type: 'agenda'; readonly agenda: Agenda }
  | { readonly type: 'proposal'; readonly proposal: string; readonly values: readonly number[] };
