import type { LogLine, NameOf } from '@palio/kernel';
import type { Event } from '../rules/events.ts';
import { REGION_NAMES } from './figures.ts';
import type { Names } from './names.ts';
import type { Words } from './words.ts';

type Named<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
type Writer<Type extends Event['type']> = (event: Named<Type>, teller: Teller) => LogLine | undefined;

/** What a line of the log is made with. */
interface Teller {
  readonly words: Words;
  readonly say: Words['log'];
  readonly names: Names;
  readonly nameOf: NameOf;
}

const heading = (text: string): LogLine => ({ text, heading: true });
const place = (region: number): { readonly place?: string } => {
  const name = REGION_NAMES[region];
  return name === undefined ? {} : { place: String(region) };
};

/** Crowns, Faith, Votes and Prestige come and go. */
function change(
  { type, seat, change: by, cause }: Named<'crowns' | 'faith' | 'votes' | 'prestige'>,
  { words, say, nameOf }: Teller,
): LogLine {
  const what = words.units[type](Math.abs(by));
  const tell = by > 0 ? say.gain : say.loss;
  return { seat, text: tell(nameOf(seat), what, words.causes[cause]), gain: `${by > 0 ? '+' : '−'}${what}` };
}

/** Whom or what a battle is fought against. */
function defender({ target, against }: Named<'battleBegan'>, { words, names, nameOf }: Teller): string {
  const owner = against < 0 ? names.baron(against) : nameOf(against);
  if (target === 'baron') return owner;
  return target === 'city' ? words.actions.theCity(owner) : words.actions.theStronghold(owner);
}

/** What an Event will strike. */
function eventTarget({ noble, city, nationality }: Named<'eventDrawn'>, { words, names }: Teller): string {
  if (noble >= 0) return names.noble(noble);
  if (city >= 0) return names.city(city);
  const nation = Object.values(words.terms.nationalities)[nationality];
  return nation ?? '';
}

function offerLine(event: Named<'offerSent'>, { words, say, names, nameOf }: Teller): LogLine {
  const { seat, other, crowns, promises, wants, heirGiven, heirAsked } = event;
  const { offerParts: part } = say;
  const parts = [
    ...(crowns > 0 ? [part.gives(crowns)] : []),
    ...(crowns < 0 ? [part.asks(-crowns)] : []),
    ...promises.map(promise => part.promises(words.promises[promise])),
    ...wants.map(promise => part.wants(words.promises[promise])),
    ...(heirGiven >= 0 ? [part.givesHeir(names.noble(heirGiven))] : []),
    ...(heirAsked >= 0 ? [part.wantsHeir(names.noble(heirAsked))] : []),
  ];
  return { seat, text: say.offerSent(nameOf(seat), nameOf(other), parts.join('; ')) };
}

const LAND: { readonly [Type in Event['type']]?: Writer<Type> } = {
  troopsAssigned: ({ seat }, { say, nameOf }) => ({ seat, text: say.troopsAssigned(nameOf(seat)) }),
  strongholdPlaced: ({ seat, region }, { say, names, nameOf }) => ({
    seat,
    text: say.strongholdPlaced(nameOf(seat), names.region(region)),
    ...place(region),
  }),
  noblePlaced: ({ seat, noble, region }, { say, names }) => ({
    seat,
    text: say.noblePlaced(names.noble(noble), names.region(region)),
    ...place(region),
  }),
  roundStarted: ({ round }, { say }) => heading(say.roundStarted(round)),
  planned: (_event, { say }) => ({ text: say.planned() }),
  stackOpened: ({ stack }, { say }) => heading(say.stackOpened(stack + 1)),
  cardRevealed: ({ seat, card }, { say, names, nameOf }) => ({
    seat,
    text: say.cardRevealed(nameOf(seat), names.cardName(card)),
  }),
  neutralRevealed: ({ card }, { words, say, names }) => ({
    text: say.neutralRevealed(words.neutrals[names.neutral(card)].name),
  }),
  cardAllocated: ({ seat, card, area }, { say, names }) => ({
    seat,
    text: say.cardAllocated(names.cardName(card), names.areaName(area)),
  }),
  cardReturned: ({ seat, card }, { say, names, nameOf }) => ({
    seat,
    text: say.cardReturned(nameOf(seat), names.cardName(card)),
  }),
  areaFilled: ({ area }, { say, names }) => heading(say.areaFilled(names.areaName(area))),
  draftStarted: (_event, { say }) => heading(say.draftStarted()),
  draftEnded: (_event, { say }) => ({ text: say.draftEnded() }),
  fateShuffled: (_event, { say }) => ({ text: say.fateShuffled() }),
  stormsBegan: (_event, { say }) => ({ text: say.stormsBegan() }),
  floodsBegan: (_event, { say }) => ({ text: say.floodsBegan() }),
  crowns: change,
  faith: change,
  votes: change,
  prestige: change,
  chairmanChanged: ({ seat }, { say, nameOf }) => ({ seat, text: say.chairmanChanged(nameOf(seat)) }),
  headChanged: ({ seat }, { say, nameOf }) => ({ seat, text: say.headChanged(nameOf(seat)) }),
  markerPlaced: ({ seat, spot }, { say, nameOf }) => ({
    seat,
    text: say.markerPlaced(nameOf(seat), spot + 1),
  }),
  regionNamed: ({ seat, region }, { say, names, nameOf }) => ({
    seat,
    text: say.regionNamed(nameOf(seat), names.region(region)),
    ...place(region),
  }),
  passageAsked: ({ seat, by }, { say, nameOf }) => ({
    seat: by,
    text: say.passageAsked(nameOf(seat), nameOf(by)),
  }),
  attackAsked: ({ seat, by }, { say, nameOf }) => ({
    seat: by,
    text: say.attackAsked(nameOf(seat), nameOf(by)),
  }),
  passageAnswered: ({ seat, by, consent }, { say, nameOf }) => ({
    seat,
    text: (consent ? say.consented : say.refused)(nameOf(seat), nameOf(by)),
  }),
  attackAnswered: ({ seat, by, consent }, { say, nameOf }) => ({
    seat,
    text: (consent ? say.consented : say.refused)(nameOf(seat), nameOf(by)),
  }),
  nobleMoved: ({ seat, noble, regions, way }, { words, say, names }) => ({
    seat,
    text: say.nobleMoved(names.noble(noble), names.path(regions), words.terms.ways[way]),
    ...place(regions.at(-1) ?? -1),
  }),
  troopsTaken: ({ seat, from, to, troops }, { say, names }) => ({
    seat,
    text: say.troopsTaken(names.troops(troops), names.holder(from), names.holder(to)),
  }),
  nobleLeft: ({ seat, noble }, { say, names }) => ({ seat, text: say.nobleLeft(names.noble(noble)) }),
  siegeLifted: ({ seat, region }, { say, names, nameOf }) => ({
    seat,
    text: say.siegeLifted(nameOf(seat), names.region(region)),
    ...place(region),
  }),
  nobleLanded: ({ seat, noble, region }, { say, names }) => ({
    seat,
    text: say.nobleLanded(names.noble(noble), names.region(region)),
    ...place(region),
  }),
  nobleReturned: ({ seat, noble, region }, { say, names }) => ({
    seat,
    text: say.nobleReturned(names.noble(noble), names.region(region)),
    ...place(region),
  }),
  upkeepStarted: (_event, { say }) => heading(say.upkeepStarted()),
  lastRound: (_event, { say }) => heading(say.lastRound()),
  fateRevealed: ({ card, purpose }, { words, say, names }) => ({
    text: say.fateRevealed(names.fateFor(card, purpose), words.purposes[purpose]),
  }),
  declined: ({ seat }, { say, nameOf }) => ({ seat, text: say.declined(nameOf(seat)) }),
  gameEnded: ({ ending }, { words, say }) => heading(say.gameEnded(words.endings[ending])),
};

const WAR: { readonly [Type in Event['type']]?: Writer<Type> } = {
  battleBegan: (event, teller) => {
    const { seat, region, kind } = event;
    const { words, say, names, nameOf } = teller;
    const text = say.battleBegan(
      nameOf(seat),
      words.terms.kinds[kind],
      defender(event, teller),
      names.region(region),
    );
    return { seat, text, ...place(region) };
  },
  commanderNamed: ({ seat, noble }, { say, names }) => ({
    seat,
    text: say.commanderNamed(names.noble(noble)),
  }),
  handsDrawn: ({ attacker, defender: other }, { say }) => ({ text: say.handsDrawn(attacker, other) }),
  handDrawn: ({ seat, cards }, { say, names }) => ({ seat, text: say.handDrawn(names.fates(cards)) }),
  cardsDiscarded: ({ attacker, defender: other }, { say }) => ({ text: say.cardsDiscarded(attacker, other) }),
  handsRevealed: ({ attacker, defender: other }, { say, names }) => ({
    text: say.handsRevealed(names.fates(attacker), names.fates(other)),
  }),
  abilityUsed: ({ seat, noble }, { say, names }) => ({ seat, text: say.abilityUsed(names.noble(noble)) }),
  casualties: ({ attacker, defender: other }, { say }) => ({ text: say.casualties(attacker, other) }),
  tokenPut: ({ seat, holder, tokens }, { say, names }) => ({
    seat,
    text: say.tokenPut(names.holder(holder), tokens),
  }),
  wallsBreached: ({ region, breaches }, { say, names }) => ({
    text: say.wallsBreached(names.region(region), breaches),
    ...place(region),
  }),
  victoriesCounted: ({ attacker, defender: other }, { say }) => ({
    text: say.victoriesCounted(attacker, other),
  }),
  battleEnded: ({ result }, { words }) => ({ text: words.results[result] }),
  siegeLaid: ({ seat, region }, { say, names, nameOf }) => ({
    seat,
    text: say.siegeLaid(nameOf(seat), names.region(region)),
    ...place(region),
  }),
  siegeCompleted: ({ seat, region }, { say, names, nameOf }) => ({
    seat,
    text: say.siegeCompleted(nameOf(seat), names.region(region)),
    ...place(region),
  }),
  cityCaptured: ({ seat, city }, { say, names, nameOf }) => ({
    seat,
    text: say.cityCaptured(nameOf(seat), names.city(city)),
  }),
  cityRazed: ({ city }, { say, names }) => ({ text: say.cityRazed(names.city(city)) }),
  cityNeutral: ({ seat, city }, { say, names, nameOf }) => ({
    seat,
    text: say.cityNeutral(nameOf(seat), names.city(city)),
  }),
  cityKept: ({ seat, city }, { say, names, nameOf }) => ({
    seat,
    text: say.cityKept(nameOf(seat), names.city(city)),
  }),
  cityCeded: ({ seat, to, city }, { say, names, nameOf }) => ({
    seat,
    text: say.cityCeded(nameOf(seat), nameOf(to), names.city(city)),
  }),
  fortificationLost: ({ city }, { say, names }) => ({ text: say.fortificationLost(names.city(city)) }),
  cityFortified: ({ city }, { say, names }) => ({ text: say.cityFortified(names.city(city)) }),
  wallsRepaired: ({ seat, city, breaches }, { say, names, nameOf }) => ({
    seat,
    text: say.wallsRepaired(nameOf(seat), names.city(city), breaches),
  }),
  strongholdFell: ({ seat }, { say, nameOf }) => ({ seat, text: say.strongholdFell(nameOf(seat)) }),
  baronEliminated: ({ seat }, { say, nameOf }) => heading(say.baronEliminated(nameOf(seat))),
  nobleRetreated: ({ seat, noble, region }, { say, names }) => ({
    seat,
    text: say.nobleRetreated(names.noble(noble), names.region(region)),
    ...place(region),
  }),
  nobleDied: ({ seat, noble, heir }, { say, names }) => ({
    seat,
    text: say.nobleDied(names.noble(noble), heir),
  }),
  troopsDeserted: ({ seat, holder, troops }, { say, names }) => ({
    seat,
    text: say.troopsDeserted(names.troops(troops), names.holder(holder)),
  }),
  troopsLost: ({ seat, holder, troops }, { say, names }) => ({
    seat,
    text: say.troopsLost(names.troops(troops), names.holder(holder)),
  }),
  tokensRemoved: ({ seat, holder, tokens }, { say, names }) => ({
    seat,
    text: say.tokensRemoved(names.holder(holder), tokens),
  }),
  nobleExhausted: ({ seat, noble }, { say, names }) => ({
    seat,
    text: say.nobleExhausted(names.noble(noble)),
  }),
  nobleRefreshed: ({ seat, noble }, { say, names }) => ({
    seat,
    text: say.nobleRefreshed(names.noble(noble)),
  }),
};

export { eventTarget, offerLine, LAND, WAR, type Teller, type Writer };
