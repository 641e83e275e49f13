import type { NameOf, Prompt, Question, Viewer } from '@palio/kernel';
import type { BallotSubject } from '../rules/terms.ts';
import type { View } from '../rules/view-types.ts';
import { isBanned } from './actions.ts';
import { Names } from './names.ts';
import type { QuestionKind } from './prompt-words.ts';
import type { Words } from './words.ts';

/** The rule behind each question. */
const RULES: Readonly<Record<QuestionKind, string>> = {
  assignStartingTroops: 'WK-2.11',
  placeStronghold: 'WK-2.14',
  pickNobleToPlace: 'WK-2.16',
  placeNobleAt: 'WK-2.17',
  plan: 'WK-4.2',
  allocate: 'WK-5.5',
  draftSpot: 'WK-6.3',
  mobilizeRegion: 'WK-6.7',
  versatile: 'WK-6.11',
  pickNoble: 'WK-6.11',
  moveNoble: 'WK-11.1',
  battleRegion: 'WK-12.1',
  askPassage: 'WK-11.5',
  takeTroops: 'WK-11.13',
  battleTarget: 'WK-12.2',
  askAttack: 'WK-13.1',
  battleParticipants: 'WK-12.5',
  chooseCommander: 'WK-12.9',
  discardFate: 'WK-12.12',
  useAbility: 'WK-12.17',
  assignCasualty: 'WK-12.18',
  captureCity: 'WK-13.17',
  cedeCity: 'WK-15.6',
  retreatTo: 'WK-16.2',
  chooseDeserter: 'WK-16.8',
  chooseDiscards: 'WK-16.9',
  chooseDrawer: 'WK-7.1',
  cancelEvent: 'WK-7.7',
  pledgeFaith: 'WK-7.10',
  eventCity: 'WK-7.5',
  eventArmy: 'WK-23.15',
  eventBaron: 'WK-7.5',
  startExpedition: 'WK-7.13',
  invest: 'WK-7.14',
  bless: 'WK-7.16',
  upgrade: 'WK-7.25',
  muster: 'WK-7.29',
  complyWithLaw: 'WK-9.35',
  payRegular: 'WK-8.9',
  payMercenaries: 'WK-8.10',
  nameActingChairman: 'WK-9.3',
  propose: 'WK-9.28',
  proposeWhat: 'WK-9.28',
  orderAgendas: 'WK-9.6',
  writeVotes: 'WK-20.3',
  commitVotes: 'WK-9.9',
  declareVotes: 'WK-9.10',
  breakTie: 'WK-9.12',
  acceptAgenda: 'WK-9.33',
  dropCharge: 'WK-9.19',
  assignOffice: 'WK-9.21',
  returnMercenary: 'WK-24.7',
  freeCity: 'WK-24.8',
  hire: 'WK-10.1',
  assignTroops: 'WK-10.6',
  revoltPayment: 'WK-17.5',
  upkeepTransfer: 'WK-16.16',
  redistribute: 'WK-16.17',
  replaceStronghold: 'WK-15.10',
  returnNoble: 'WK-16.19',
};

const isKind = (kind: string): kind is QuestionKind => Object.hasOwn(RULES, kind);

type Asked = NonNullable<View['asked']>;

/** What is voted on, with the Law itself where one is to be discarded. */
const subjectName = (names: Names, view: View, subject: BallotSubject): string =>
  names.subject(subject, subject.type === 'proposal' ? view.laws[subject.values[0] ?? -1] : undefined);

/** WK-20.3 The Agenda the next number is written for. */
function nextWritten(names: Names, { assembly, ownPicks }: View): string | undefined {
  const agenda = assembly?.order[ownPicks.length];
  return agenda === undefined ? undefined : names.agenda(agenda);
}

/** The card a question is about. */
function cardOf(names: Names, view: View, asked: Asked): string | undefined {
  if ('drawn' in asked) return names.event(asked.drawn.event);
  if ('subject' in asked) return subjectName(names, view, asked.subject);
  if ('event' in asked) return names.event(asked.event);
  if ('agenda' in asked) return names.agenda(asked.agenda);
  if ('track' in asked) return names.trackName(asked.track);
  if (asked.kind === 'proposeWhat') return names.proposal(asked.proposal, asked.values);
  if (asked.kind === 'writeVotes') return nextWritten(names, view);
  if (asked.kind === 'complyWithLaw') return names.law(view.laws[asked.law]?.id ?? 'royalTithe');
  const isBallot = asked.kind === 'declareVotes' || asked.kind === 'breakTie';
  return isBallot && view.ballot !== null ? subjectName(names, view, view.ballot.subject) : undefined;
}

/** The city, Noble or region a question is about. */
function placeOf(names: Names, asked: Asked): string {
  if (asked.kind === 'takeTroops') return names.region(asked.order.regions[asked.at] ?? -1);
  if ('order' in asked && 'noble' in asked.order) return names.path(asked.order.regions);
  if ('city' in asked) return names.city(asked.city);
  if ('noble' in asked && asked.noble >= 0) return names.noble(asked.noble);
  return 'region' in asked ? names.region(asked.region) : '';
}

function subjectOf(words: Words, view: View): string {
  const { asked } = view;
  if (asked === null) return '';
  const names = new Names(words);
  return cardOf(names, view, asked) ?? placeOf(names, asked);
}

/** The question as this viewer reads it. */
export function promptFor(
  words: Words,
  view: View,
  { kind, waitingFor, ready }: Question,
  viewer: Viewer,
  nameOf: NameOf,
): Prompt {
  if (!isKind(kind) || waitingFor.length === 0) return { what: words.sentences.over };
  const { own, topic, hint: usual } = words.prompts[kind];
  // The hint of these says who is banned for a refusal.
  const isFree = (kind === 'acceptAgenda' || kind === 'complyWithLaw') && isBanned(view);
  const hint = isFree ? undefined : usual;
  const rule = RULES[kind];
  const names = waitingFor.map(nameOf).join(', ');
  if (viewer !== 'spectator' && ready.includes(viewer)) return { what: words.sentences.sealed(names), rule };
  const subject = subjectOf(words, view);
  const about = subject === '' ? '' : ` (${subject})`;
  if (viewer === 'spectator' || !waitingFor.includes(viewer))
    return { what: `${words.sentences.waits(names, topic)}${about}`, rule };
  const what = subject === '' ? own : `${subject}: ${own}`;
  return hint === undefined ? { what, rule } : { what, hint, rule };
}
