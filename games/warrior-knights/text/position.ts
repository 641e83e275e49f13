import type { NobleState } from '../rules/state.ts';
import type { View } from '../rules/view-types.ts';
import { Names } from './names.ts';
import type { Words } from './words.ts';

const AT_SEA = 2;
const OFF_MAP = 0;

function nobleLine(words: Words, names: Names, noble: number, state: NobleState): string {
  const { position: say, board } = words;
  const { place, region, cards, tokens, exhausted, fever, stormbound } = state;
  let where = names.region(region);
  if (place === OFF_MAP) where = say.offMap;
  if (place === AT_SEA) where = say.atSea(names.region(region));
  const troops = cards.length === 0 ? say.none : names.troops(cards);
  const marks = [
    tokens > 0 ? say.tokensOn(tokens) : '',
    exhausted ? say.exhausted : '',
    fever ? board.fever : '',
    stormbound ? board.stormbound : '',
  ].filter(mark => mark !== '');
  return `  ${[say.noble(names.noble(noble), where, troops), ...marks].join(', ')}`;
}

function baronLines(words: Words, names: Names, view: View): string[] {
  const { position: say } = words;
  return view.barons.flatMap((baron, seat) => {
    const { prestige, cities, crowns, faith, votes, stronghold, banned, eliminated } = baron;
    if (eliminated) return [`${names.baron(seat)}: ${say.eliminated}`];
    const home = stronghold < 0 ? say.strongholdLost : say.stronghold(names.region(stronghold));
    const marks = banned ? [home, say.banned] : [home];
    return [
      [say.baron(names.baron(seat), prestige, cities, crowns, faith, votes), ...marks].join('; '),
      ...[0, 1, 2, 3].map(symbol =>
        nobleLine(words, names, seat * 4 + symbol, view.nobles[seat * 4 + symbol]!),
      ),
    ];
  });
}

function cityLines({ position: say, terms }: Words, names: Names, view: View): string[] {
  return view.cities.map(({ owner, strength, besieger }, city) => {
    const lord = owner === -2 ? terms.razed : names.baron(owner);
    const line = say.city(names.city(city), lord, strength);
    return besieger < 0 ? line : `${line}, ${say.besieged(names.baron(besieger))}`;
  });
}

/** The position in text, for the terminal and for screen readers. */
export function positionText(words: Words, view: View): string {
  const { position: say, terms } = words;
  const names = new Names(words);
  const list = (items: readonly string[]): string => (items.length === 0 ? say.none : items.join(', '));
  const areas = view.areas.map(({ count, missing }, area) => say.area(names.areaName(area), count, missing));
  const sailing = view.expeditions.flatMap(({ space }, track) =>
    space === 0 ? [] : say.expedition(names.trackName(track), space),
  );
  return [
    say.round(view.round, terms.phases[view.phase], view.reserve),
    say.tokens(names.baron(view.chairman), names.baron(view.head)),
    say.toWin(view.citiesToWin, !view.table.twoPlayerFiveCities),
    say.areas(areas.join(', ')),
    say.draft(view.markersMissing, list(view.offer.map(names.troop))),
    say.stacks(view.stackCounts.join(' / ')),
    say.agendas(list(view.agendas.map(names.agenda))),
    say.laws(list(view.laws.map(names.wholeLaw))),
    say.event(terms.colours[view.eventColour]),
    ...sailing,
    ...baronLines(words, names, view),
    ...cityLines(words, names, view),
  ].join('\n');
}
