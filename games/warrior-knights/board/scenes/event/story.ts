import type { StepKind } from '../../../rules/steps.ts';

/** What an Event scene is about. */
export type Story =
  | 'event'
  | 'expedition'
  | 'draft'
  | 'wages'
  | 'revolt'
  | 'consent'
  | 'defenses'
  | 'muster'
  | 'loss';

const STORIES: Partial<Record<StepKind, Story>> = {
  chooseDrawer: 'event',
  cancelEvent: 'event',
  pledgeFaith: 'event',
  eventCity: 'event',
  eventArmy: 'event',
  eventBaron: 'event',
  startExpedition: 'expedition',
  invest: 'expedition',
  bless: 'expedition',
  draftSpot: 'draft',
  hire: 'draft',
  assignTroops: 'draft',
  payRegular: 'wages',
  payMercenaries: 'wages',
  revoltPayment: 'revolt',
  askPassage: 'consent',
  askAttack: 'consent',
  upgrade: 'defenses',
  muster: 'muster',
  chooseDeserter: 'loss',
  chooseDiscards: 'loss',
  returnMercenary: 'loss',
  freeCity: 'loss',
  cedeCity: 'loss',
};

export const storyOf = (kind: StepKind | undefined): Story | undefined =>
  kind === undefined ? undefined : STORIES[kind];
