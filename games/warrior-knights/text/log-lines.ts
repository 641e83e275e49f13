import type { LogLine, NameOf } from '@palio/kernel';
import type { Event } from '../rules/events.ts';
import { eventTarget, LAND, offerLine, WAR, type Teller, type Writer } from './log.ts';
import { Names } from './names.ts';
import type { Words } from './words.ts';

const COURT: { readonly [Type in Event['type']]?: Writer<Type> } = {
  drawerChosen: ({ seat, drawer }, { say, nameOf }) => ({
    seat,
    text: seat === drawer ? say.drawsHimself(nameOf(seat)) : say.drawerChosen(nameOf(seat), nameOf(drawer)),
  }),
  eventDrawn: (event, teller) => {
    const { say, names, nameOf } = teller;
    const text = say.eventDrawn(nameOf(event.seat), names.event(event.event), eventTarget(event, teller));
    return { seat: event.seat, text };
  },
  faithPledged: ({ seat, faith }, { say, nameOf }) => ({ seat, text: say.faithPledged(nameOf(seat), faith) }),
  eventCancelled: ({ event }, { say, names }) => ({ text: say.eventCancelled(names.event(event)) }),
  eventWithoutEffect: ({ event }, { say, names }) => ({ text: say.eventWithoutEffect(names.event(event)) }),
  heirLost: ({ seat, noble }, { say, names }) => ({ seat, text: say.heirLost(names.noble(noble)) }),
  heretic: ({ seat }, { say, nameOf }) => ({ seat, text: say.heretic(nameOf(seat)) }),
  volunteer: ({ seat, troop }, { say, names, nameOf }) => ({
    seat,
    text: say.volunteer(nameOf(seat), names.troop(troop)),
  }),
  expeditionStarted: ({ seat, track }, { say, names, nameOf }) => ({
    seat,
    text: say.expeditionStarted(nameOf(seat), names.trackName(track)),
  }),
  invested: ({ seat, track, crowns }, { say, names, nameOf }) => ({
    seat,
    text: say.invested(nameOf(seat), crowns, names.trackName(track)),
  }),
  expeditionBlessed: ({ track }, { say, names }) => ({ text: say.expeditionBlessed(names.trackName(track)) }),
  expeditionAdvanced: ({ track }, { say, names }) => ({
    text: say.expeditionAdvanced(names.trackName(track)),
  }),
  expeditionWaits: ({ track }, { say, names }) => ({ text: say.expeditionWaits(names.trackName(track)) }),
  fleetLost: ({ track }, { say, names }) => ({ text: say.fleetLost(names.trackName(track)) }),
  expeditionDropped: ({ track }, { say, names }) => ({ text: say.expeditionDropped(names.trackName(track)) }),
  expeditionReturned: ({ track, factor }, { say, names }) => ({
    text: say.expeditionReturned(names.trackName(track), factor),
  }),
  lawRefused: ({ seat, law }, { say, names, nameOf }) => ({
    seat,
    text: say.lawRefused(nameOf(seat), names.law(law)),
  }),
  lawObeyed: ({ seat, law }, { say, names, nameOf }) => ({
    seat,
    text: say.lawObeyed(nameOf(seat), names.law(law)),
  }),
  banned: ({ seat }, { say, nameOf }) => ({ seat, text: say.banned(nameOf(seat)) }),
  banLifted: ({ seat }, { say, nameOf }) => ({ seat, text: say.banLifted(nameOf(seat)) }),
  wagesPaid: ({ seat, unpaid }, { say, nameOf }) => ({ seat, text: say.wagesPaid(nameOf(seat), unpaid) }),
  assemblyOpened: ({ attending }, { words, say, nameOf }) => ({
    text: say.assemblyOpened(attending.length === 0 ? words.terms.nobody : attending.map(nameOf).join(', ')),
    heading: true,
  }),
  actingChairman: ({ seat }, { say, nameOf }) => ({ seat, text: say.actingChairman(nameOf(seat)) }),
  proposed: ({ seat, subject, law }, { words, say, names, nameOf }) => ({
    seat,
    text: say.proposed(
      nameOf(seat),
      subject === null ? words.proposals.nothing : names.subject(subject, law),
    ),
  }),
  agendasOrdered: ({ agendas }, { say, names }) => ({
    text: say.agendasOrdered(agendas.map(names.agenda).join(', ')),
  }),
  votesWritten: ({ written }, { say, nameOf }) => ({
    text: say.votesWritten(written.map((votes, seat) => `${nameOf(seat)} ${votes.join('/')}`).join(', ')),
  }),
  votesCommitted: ({ votes }, { say, nameOf }) => ({
    text: say.votesCommitted(votes.map((count, seat) => `${nameOf(seat)} ${count}`).join(', ')),
  }),
  voteDeclared: ({ seat, side, votes, subject }, { say, names, nameOf }) => ({
    seat,
    text: say.voteDeclared(nameOf(seat), votes, names.side(subject, side)),
  }),
  tieBroken: ({ seat, side, subject }, { say, names, nameOf }) => ({
    seat,
    text: say.tieBroken(nameOf(seat), names.side(subject, side)),
  }),
  ballotDecided: ({ subject, result, law }, { say, names }) => ({
    text: say.ballotDecided(names.subject(subject, law), names.side(subject, result)),
  }),
  agendaRefused: ({ seat, subject }, { say, names, nameOf }) => ({
    seat,
    text: say.agendaRefused(nameOf(seat), names.subject(subject)),
  }),
  lawPassed: ({ law: id, values }, { say, names }) => ({
    text: say.lawPassed(names.wholeLaw({ id, values })),
  }),
  lawRemoved: ({ law: id, values }, { say, names }) => ({
    text: say.lawRemoved(names.wholeLaw({ id, values })),
  }),
  chargeGiven: ({ seat, agenda }, { say, names, nameOf }) => ({
    seat,
    text: say.chargeGiven(nameOf(seat), names.agenda(agenda)),
  }),
  chargeLost: ({ seat, agenda }, { say, names, nameOf }) => ({
    seat,
    text: say.chargeLost(nameOf(seat), names.agenda(agenda)),
  }),
  officeGiven: ({ seat, noble, agenda }, { say, names }) => ({
    seat,
    text: say.officeGiven(names.noble(noble), names.agenda(agenda)),
  }),
  officeLost: ({ seat, noble, agenda }, { say, names }) => ({
    seat,
    text: say.officeLost(names.noble(noble), names.agenda(agenda)),
  }),
  assemblyEnded: ({ postponed, agendas }, { say, names }) => ({
    text: say.assemblyEnded(postponed, agendas.map(names.agenda).join(', ')),
  }),
  hired: ({ seat, troops, crowns }, { say, names, nameOf }) => ({
    seat,
    text: say.hired(nameOf(seat), names.troops(troops), crowns),
  }),
  hireDeclined: ({ seat }, { say, nameOf }) => ({ seat, text: say.hireDeclined(nameOf(seat)) }),
  troopAssigned: ({ seat, troop, holder }, { say, names }) => ({
    seat,
    text: say.troopAssigned(names.troop(troop), names.holder(holder)),
  }),
  offerSent: offerLine,
  offerDropped: ({ seat, other }, { say, nameOf }) => ({
    seat,
    text: say.offerDropped(nameOf(seat), nameOf(other)),
  }),
  offerAccepted: ({ seat, other }, { say, nameOf }) => ({
    seat,
    text: say.offerAccepted(nameOf(seat), nameOf(other)),
  }),
  offerRefused: ({ seat, other }, { say, nameOf }) => ({
    seat,
    text: say.offerRefused(nameOf(seat), nameOf(other)),
  }),
  standingAnswer: ({ seat, question, answer }, { words, say, nameOf }) => ({
    seat,
    text: say.standingAnswer(nameOf(seat), words.terms.standing[question], words.terms.answers[answer]),
  }),
  heirKilled: ({ seat, noble }, { say, names, nameOf }) => ({
    seat,
    text: say.heirKilled(nameOf(seat), names.noble(noble)),
  }),
  heirGiven: ({ seat, to, noble }, { say, names, nameOf }) => ({
    seat,
    text: say.heirGiven(nameOf(seat), nameOf(to), names.noble(noble)),
  }),
  miracle: ({ seat, event }, { say, names, nameOf }) => ({
    seat,
    text: say.miracle(nameOf(seat), names.event(event)),
  }),
};

/** Every event has a writer, but for offers that are only begun. */
const WRITERS = { ...LAND, ...WAR, ...COURT } as Readonly<
  Record<Event['type'], ((event: Event, teller: Teller) => LogLine | undefined) | undefined>
>;

/** One line of the log. */
export function logLine(words: Words, event: Event, nameOf: NameOf): LogLine | undefined {
  const teller: Teller = { words, say: words.log, names: new Names(words), nameOf };
  return WRITERS[event.type]?.(event, teller);
}
