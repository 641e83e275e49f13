import type { Seat } from '@palio/kernel';
import type { PlayerView, View } from '../rules/view-types.ts';
import { SOURCE_IDS } from './figures.ts';
import { incomeText, nationName, piecesText, placeName, roman, stockText } from './lists.ts';
import type { Words } from './words.ts';

const WIDTH = 100;

/** Breaks a line between words; what follows is indented. */
function wrapped(line: string): string[] {
  if (line.length <= WIDTH) return [line];
  const cut = line.lastIndexOf(' ', WIDTH);
  return cut <= 8 ? [line] : [line.slice(0, cut), ...wrapped(`        ${line.slice(cut + 1)}`)];
}

/** WT-20.14 Who belongs together, and how far each alliance is. */
function alliancesLine({ position: say, seatNames }: Words, { sides, players }: View): string {
  const alliances = sides.flatMap(side => {
    const first = players[side[0] ?? -1];
    const members = side.map(seat => seatNames[seat] ?? '').join(' + ');
    return first === undefined ? [] : say.alliance(members, first.sideVp, first.toThreshold);
  });
  return say.alliances(alliances.join('; '));
}

function headLines(words: Words, view: View): string[] {
  const { position: say, names, seatNames } = words;
  if (view.phase === 'setup') return [say.preparation];
  const head =
    view.phase === 'over'
      ? say.over
      : say.head(view.turn, view.lastTurn, names.phases[view.phase], view.threshold);
  const { value, next, nextTurn } = view.barbarians;
  return [
    `${head} · ${say.barbarians(value, next, nextTurn)}`,
    say.order(
      view.order.map(seat => `${seatNames[seat] ?? ''} (${nationName(words, view, seat)})`).join(', '),
    ),
    ...(view.mode === 'freeForAll' ? [] : [alliancesLine(words, view)]),
  ];
}

/** A province with what stands there: "Tirol (1 infantry)"; WT-20.3 units of allies under their names. */
function provinceText({ names, seatNames }: Words, view: View, province: number): string {
  const units = view.units.filter(unit => unit.at === province && !unit.engaged);
  const holder = view.holders[province];
  const allies = [...new Set(units.map(({ owner }) => owner))].filter(
    owner => owner >= 0 && owner !== holder,
  );
  const piecesOf = (owner: number): string =>
    piecesText(
      names,
      units.filter(unit => unit.owner === owner),
    );
  const own = piecesText(
    names,
    units.filter(({ owner }) => !allies.includes(owner)),
  );
  const parts = [own, ...allies.map(ally => `${seatNames[ally] ?? ''}: ${piecesOf(ally)}`)];
  return `${placeName(view, province)} (${parts.join('; ')})`;
}

function unificationLine({ position: say }: Words, view: View, { unification }: PlayerView): string {
  if (unification.done) return say.unified();
  const missing = unification.core.filter(province => unification.missing.includes(province));
  return say.unification(unification.size, missing.map(province => placeName(view, province)).join(', '));
}

function playerLines(words: Words, view: View, seat: Seat, player: PlayerView): string[] {
  const { position: say, names, scores, seatNames } = words;
  const name = seatNames[seat] ?? '';
  if (player.left) return [`${name}: ${say.left()}`];
  const points = SOURCE_IDS.map(source => `${scores[source]} ${player.points[source]}`).join(', ');
  const tracks = player.tracks.map(({ track, level, tokens, missing }) =>
    say.track(track, roman(level), tokens, missing),
  );
  const lines = [
    say.player(
      name,
      nationName(words, view, seat),
      player.vp,
      view.mode === 'freeForAll' ? player.toThreshold : undefined,
    ),
    `  ${say.points(points)}`,
    `  ${say.stock(stockText(names, player.stock), incomeText(names, player), player.foodNeed)}`,
    `  ${say.tracks(tracks.join(' · '))}`,
    `  ${say.provinces(player.provinces.map(province => provinceText(words, view, province)).join(', ') || names.nothing)}`,
    `  ${unificationLine(words, view, player)}`,
  ];
  if (player.abilities.length > 0)
    lines.splice(
      4,
      0,
      `  ${say.abilities(player.abilities.map(ability => names.abilities[ability].name).join(', '))}`,
    );
  return lines;
}

function heldBy(words: Words, view: View, holder: number): string {
  return view.holders
    .flatMap((one, province) => (one === holder ? [province] : []))
    .map(province => (holder === -1 ? placeName(view, province) : provinceText(words, view, province)))
    .join(', ');
}

function tableLines(words: Words, view: View): string[] {
  const { position: say, names, seatNames } = words;
  const nameOf = (seat: Seat): string => seatNames[seat] ?? '';
  const lines: string[] = [];
  const wars = view.wars.map(({ a, b, turnsLeft }) =>
    say.war(a.map(nameOf).join(', '), b.map(nameOf).join(', '), turnsLeft),
  );
  if (wars.length > 0) lines.push(say.wars(wars.join('; ')));
  const routes = view.routes.map(({ by, to }) => `${nameOf(by)} → ${nameOf(to)}`);
  if (routes.length > 0) lines.push(say.routes(routes.join(', ')));
  const leaders = view.leaders.flatMap(({ leader, holder }) =>
    holder < 0 ? [] : `${names.leaders[leader]}: ${nameOf(holder)}`,
  );
  if (leaders.length > 0) lines.push(say.leaders(leaders.join(', ')));
  for (const { province, attack, defence } of view.battles)
    lines.push(say.battle(placeName(view, province), attack, defence));
  const free = heldBy(words, view, -1);
  if (free !== '' && view.phase !== 'setup') lines.push(say.free(free));
  const barbarian = heldBy(words, view, -2);
  if (barbarian !== '') lines.push(say.barbarianProvinces(barbarian));
  return lines;
}

/** The position in text, for the terminal and for screen readers. */
export function positionText(words: Words, view: View): string {
  const players = view.players.flatMap((player, seat) => ['', ...playerLines(words, view, seat, player)]);
  const lines = [...headLines(words, view), ...players, '', ...tableLines(words, view)];
  return lines.flatMap(wrapped).join('\n');
}
