import type { StepKind } from '../rules/steps.ts';
import type { View } from '../rules/view-types.ts';

export type SceneName = 'planning' | 'battle' | 'assembly' | 'event';

/** The scene in which a question is answered; all others are answered on the map, in the armies or in words. */
const SCENES: Partial<Record<StepKind, SceneName>> = {
  plan: 'planning',
  battleTarget: 'battle',
  battleParticipants: 'battle',
  chooseCommander: 'battle',
  discardFate: 'battle',
  useAbility: 'battle',
  assignCasualty: 'battle',
  captureCity: 'battle',
  nameActingChairman: 'assembly',
  propose: 'assembly',
  proposeWhat: 'assembly',
  orderAgendas: 'assembly',
  writeVotes: 'assembly',
  commitVotes: 'assembly',
  declareVotes: 'assembly',
  breakTie: 'assembly',
  acceptAgenda: 'assembly',
  dropCharge: 'assembly',
  assignOffice: 'assembly',
  complyWithLaw: 'assembly',
  chooseDrawer: 'event',
  cancelEvent: 'event',
  pledgeFaith: 'event',
  eventBaron: 'event',
  startExpedition: 'event',
  invest: 'event',
  bless: 'event',
  payRegular: 'event',
  payMercenaries: 'event',
  revoltPayment: 'event',
  askPassage: 'event',
  askAttack: 'event',
};

/** Questions that have nothing to show to those who are not asked. */
const OWN: ReadonlySet<StepKind> = new Set<StepKind>([
  'battleTarget',
  'battleParticipants',
  'payRegular',
  'payMercenaries',
  'revoltPayment',
  'askPassage',
  'askAttack',
  'complyWithLaw',
]);

const isOthers = (view: View): boolean =>
  view.asked !== null && OWN.has(view.asked.kind) && 'seat' in view.asked && view.asked.seat !== view.viewer;

/** Which scene lies over the map now, also for those who only look on. */
export function sceneOf(view: View): SceneName | undefined {
  const { asked, battle, assembly } = view;
  const named = asked === null || isOthers(view) ? undefined : SCENES[asked.kind];
  if (named !== undefined) return named;
  if (battle !== null) return 'battle';
  return assembly === null ? undefined : 'assembly';
}
