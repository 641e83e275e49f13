import type { Seat } from '@palio/kernel';
import type { TileId } from '../rules/tiles.ts';
import type { DuchyView, PlayerView, View } from '../rules/view-types.ts';
import { areasBegun, mapLines, mapNotes } from './duchy-map.ts';
import { colourOf, FAMILY_IDS, PHASE_LETTERS, ROUNDS } from './figures.ts';
import { goodsList, ownersOf, rewardsLeft } from './lists.ts';
import { layoutOf, type Layout } from './spaces.ts';
import { nounOf } from './tiles.ts';
import type { Words } from './words.ts';

const WIDTH = 100;

/** Breaks a line between words; what follows is indented. */
function wrapped(line: string): string[] {
  if (line.length <= WIDTH) return [line];
  const cut = line.lastIndexOf(' ', WIDTH);
  return cut <= 6 ? [line] : [line.slice(0, cut), ...wrapped(`      ${line.slice(cut + 1)}`)];
}

const tileList = ({ tiles, position: say }: Words, list: readonly (TileId | null)[]): string =>
  list.flatMap(tile => (tile === null ? [] : nounOf(tiles, tile).name)).join(', ') || say.empty;

function headLines(words: Words, view: View): string[] {
  const { position: say, seatNames } = words;
  const letter = PHASE_LETTERS[view.phase] ?? '';
  const parts = [say.preparation];
  if (view.round > 0) parts[0] = say.phase(letter, view.phasePoints, view.round, ROUNDS);
  if (view.ending !== '') parts[0] = say.over;
  if (view.whiteDie > 0) parts.push(say.whiteDie(view.whiteDie));
  const colours = view.roundGoods.map(goods => words.goods[colourOf(goods)]);
  if (colours.length > 0) parts.push(say.goodsToCome(colours.join(', ')));
  const lines = [parts.join(' · ')];
  if (view.solo === null) lines.push(say.order(view.order.map(seat => seatNames[seat] ?? '').join(', ')));
  else lines.push(say.solo(view.solo.counter, view.solo.target));
  return lines;
}

function depotLines(words: Words, view: View): string[] {
  const { position: say } = words;
  const lines = view.depots.map(({ tiles, goods, shields }, i) => {
    const parts = [`${say.depot(i + 1)}: ${tileList(words, tiles)}`];
    const cargo = goodsList(words, goods);
    if (cargo !== '') parts.push(say.goodsHere(cargo));
    if (shields.length > 0) parts.push(say.shieldsHere(shields.join(', ')));
    return parts.join(' · ');
  });
  const inns = view.table.inns ? ` · ${say.inns(view.inns, view.innsToCome)}` : '';
  lines.push(`${say.blackDepot}: ${tileList(words, view.blackDepot)}${inns}`);
  if (view.solo === null) {
    const left = FAMILY_IDS.map(family => say.bonusLeft(family, 2 - view.bonusTaken[family]));
    lines.push(say.bonusTiles(left.join(', '), view.bonusPoints.big, view.bonusPoints.small));
    if (view.table.borderPosts)
      lines.push(words.board.borderReward(rewardsLeft(view), !view.table.everyPair));
  }
  return lines;
}

const roomText = ({ position: say }: Words, count: number): string =>
  count < 0 ? say.noLimit : String(count);

/** Score, dice and stored tiles of one player. */
function playerLines(words: Words, player: PlayerView, name: string): string[] {
  const { position: say, rewards, goods } = words;
  const dice = player.dice.map((value, die) => ((player.spent & (1 << die)) === 0 ? value : say.spent));
  const parts = [`  ${name}: ${say.score(player.score)}`];
  if (dice.length > 0) parts.push(say.dice(dice.join(', ')));
  const { keySpaces, keySpaceCount, route, laid } = player;
  const held = tileList(words, keySpaces);
  parts.push(say.keySpaces(held, keySpaces.length, roomText(words, keySpaceCount)));
  const lines = [parts.join(' · ')];
  const next = route[laid.length];
  if (route.length > 0) {
    const space =
      next === undefined ? undefined : say.routeSpace(goods[colourOf(next.goods)], rewards[next.reward]);
    const lying = laid.map(colour => goods[colourOf(colour)]).join(', ');
    lines.push(
      [`  ${say.route(laid.length, route.length, space)}`, ...(lying === '' ? [] : [say.laid(lying)])].join(
        ' · ',
      ),
    );
  }
  return lines;
}

/** What belongs to the duchy: silver, workers, goods, common tiles. */
function storeLines(words: Words, view: View, duchy: DuchyView): string[] {
  const { position: say } = words;
  const goods = goodsList(words, duchy.goods) || say.nothing;
  const lines = [`${say.stores(duchy.silver, duchy.workers)} · ${say.goods(goods, duchy.soldCount)}`];
  if (duchy.sold !== null && duchy.soldCount > 0) lines.push(say.sold(goodsList(words, duchy.sold)));
  if (view.table.mode === 'team') {
    const room = roomText(words, duchy.commonCount);
    lines.push(say.commonKeySpaces(tileList(words, duchy.common), duchy.common.length, room));
  }
  return lines;
}

function bonusLine({ position: say, families }: Words, duchy: DuchyView): string[] {
  const named = (size: 'big' | 'small'): string =>
    FAMILY_IDS.filter(family => duchy.bonus[family] === size)
      .map(family => families[family].name)
      .join(', ');
  const big = named('big');
  const small = named('small');
  return big === '' && small === '' ? [] : [say.bonus(big || say.nothing, small || say.nothing)];
}

/** What works in the duchy: monasteries, shields, bonus tiles. */
function holdingLines(words: Words, duchy: DuchyView, layout: Layout): string[] {
  const { position: say } = words;
  const { monasteries, copiedMonasteries, shields } = duchy;
  const lines: string[] = [];
  if (monasteries.length > 0) lines.push(say.monasteries(monasteries.join(', ')));
  if (copiedMonasteries.length > 0) lines.push(say.copied(copiedMonasteries.join(', ')));
  const list = shields.map(({ shield, space }) => say.shieldOn(shield, layout.labels[space] ?? ''));
  if (list.length > 0) lines.push(say.shields(list.join(', ')));
  return [...lines, ...bonusLine(words, duchy)];
}

/** How many spaces of each family are covered. */
function coveredLine({ position: say, families }: Words, duchy: DuchyView, layout: Layout): string {
  const counts = FAMILY_IDS.map(family => {
    const spaces = duchy.spaces.filter((_, space) => layout.families[space] === family);
    return `${families[family].name} ${spaces.filter(tile => tile !== null).length}/${spaces.length}`;
  });
  return say.covered(counts.join(', '));
}

function duchyLines(words: Words, view: View, index: number, isFull: boolean): string[] {
  const { position: say, seatNames } = words;
  const duchy = view.duchies[index];
  if (duchy === undefined) return [];
  const owners = ownersOf(words, view, index);
  const players = duchy.seats.flatMap((seat: Seat) => {
    const player = view.players[seat];
    return player === undefined ? [] : playerLines(words, player, seatNames[seat] ?? '');
  });
  const layout = layoutOf(duchy.board);
  const head = say.duchy(duchy.board === '' ? say.notChosen : duchy.board, owners);
  const stores = storeLines(words, view, duchy);
  if (layout === undefined) return [head, ...players, ...stores.map(line => `  ${line}`)];
  const lines = [...stores, ...holdingLines(words, duchy, layout), coveredLine(words, duchy, layout)];
  if (!isFull) return [head, ...players, ...lines.map(line => `  ${line}`)];
  const begun = areasBegun(words, duchy, layout);
  if (begun !== '') lines.push(say.areasBegun(begun));
  if (duchy.final !== null && view.ending === '')
    lines.push(say.final(Object.values(duchy.final).reduce((sum, points) => sum + points, 0)));
  const notes = [...mapNotes(words, duchy, layout), say.key];
  return [
    head,
    ...players,
    ...lines.map(line => `  ${line}`),
    '',
    ...mapLines(words, duchy, layout),
    '',
    ...notes.map(line => `  ${line}`),
  ];
}

/** The duchy shown in full: the viewer's own, for others that of the player whose turn it is. */
function shownFirst(view: View): number {
  const own = view.duchies.findIndex(({ sold }) => sold !== null);
  return own >= 0 ? own : (view.players[view.active]?.duchy ?? 0);
}

/** The position in text, for the terminal and for screen readers. */
export function positionText(words: Words, view: View): string {
  const first = shownFirst(view);
  const others = view.duchies.flatMap((_, index) =>
    index === first ? [] : ['', ...duchyLines(words, view, index, false)],
  );
  const lines = [
    ...headLines(words, view),
    '',
    ...depotLines(words, view),
    '',
    ...duchyLines(words, view, first, true),
    ...others,
  ];
  return lines.flatMap(wrapped).join('\n');
}
