import type { StepKind } from '../../../rules/steps.ts';

/** What an Event scene is about. */
export type Story = 'event' | 'expedition' | 'wages' | 'revolt' | 'consent';

const STORIES: Partial<Record<StepKind, Story>> = {
  chooseDrawer: 'event',
  cancelEvent: 'event',
  pledgeFaith: 'event',
  eventBaron: 'event',
  startExpedition: 'expedition',
  invest: 'expedition',
  bless: 'expedition',
  payRegular: 'wages',
  payMercenaries: 'wages',
  revoltPayment: 'revolt',
  askPassage: 'consent',
  askAttack: 'consent',
};

export const storyOf = (kind: StepKind | undefined): Story | undefined =>
  kind === undefined ? undefined : STORIES[kind];
