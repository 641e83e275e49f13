import type { Seat } from '@palio/kernel';
import type { MissionId, PieceId, RareGoodId, RegionId, SpaceId, TileId } from '../rules/names.ts';
import type { PlayerView, View } from '../rules/view-types.ts';
import { COLOUR_OF, REGION_IDS, regionOf, TURNS } from './figures.ts';
import { amountsText, seatName, sumOf } from './lists.ts';
import { missionOf, tileOf, type Words } from './words.ts';

const WIDTH = 100;

/** Breaks a line between words; what follows is indented. */
function wrapped(line: string): string[] {
  if (line.length <= WIDTH) return [line];
  const cut = line.lastIndexOf(' ', WIDTH);
  return cut <= 6 ? [line] : [line.slice(0, cut), ...wrapped(`      ${line.slice(cut + 1)}`)];
}

const listed = (parts: readonly string[], nothing: string): string =>
  parts.length === 0 ? nothing : parts.join(', ');

const tileList = (words: Words, tiles: readonly TileId[]): string =>
  listed(
    tiles.map(id => `${id} ${tileOf(words, id).name}`),
    words.nothing,
  );

const missionList = (words: Words, missions: readonly MissionId[]): string =>
  listed(
    missions.map(id => `${id} ${missionOf(words, id).name}`),
    words.nothing,
  );

function headLines(words: Words, view: View): string[] {
  const { position: say, stages } = words;
  if (view.stage === 'over') return [say.over];
  if (view.stage === 'setup') return [say.setup];
  return [
    say.turn(view.turn, TURNS, view.era, stages[view.stage]),
    say.order(view.order.map(seat => seatName(words, seat)).join(', ')),
    say.pawn(seatName(words, view.pawn)),
  ];
}

/** Regions with the pieces that stand in them. */
function regionLines(words: Words, view: View): string[] {
  const { position: say, regions, places, pieces } = words;
  const held: Partial<Record<RegionId, string[]>> = {};
  for (const [id, piece] of Object.entries(view.spaces)) {
    if (piece === null) continue;
    const region = regionOf(id as SpaceId);
    (held[region] ??= []).push(
      `${places[id as SpaceId]}: ${seatName(words, piece.seat)} (${pieces[piece.piece]})`,
    );
  }
  return REGION_IDS.map(region => `${say.region(regions[region])}: ${listed(held[region] ?? [], say.free)}`);
}

function tableLines(words: Words, view: View): string[] {
  const { position: say, colours, rareGoods, parts, regions } = words;
  const shown = view.display.flatMap(tile => (tile === null ? [] : [tile]));
  const current = view.currentRegion === null ? say.noRegion : regions[view.currentRegion];
  const raider = view.raider === null ? say.nobody : seatName(words, view.raider);
  const piles = (['grey', 'yellow', 'red'] as const).map(colour => {
    const { top, count } = view.piles[colour];
    return say.pile(colours[colour], top === null ? words.nothing : rareGoods[top], count);
  });
  const cards = (['basement', 'colonnade', 'roof', 'statues'] as const).map(
    part => `${parts[part]} ${view.templeCards[part]}`,
  );
  const lines = [
    say.display(view.improvementPrice, tileList(words, shown)),
    piles.join(' · '),
    say.temples(cards.join(', ')),
    say.missions(view.missionsInDeck, view.missionDiscards.length),
    say.raid(current, raider),
  ];
  if (view.raidCard !== null) lines.push(say.ownRaid(regions[view.raidCard]));
  return lines;
}

/** TA-1.14 The tiles of a player, with the pieces that stand on private ones. */
function ownTiles(words: Words, { improvements, privateTiles }: PlayerView): string {
  const standing: Partial<Record<TileId, PieceId | null>> = privateTiles;
  return listed(
    improvements.map(id => {
      const piece = standing[id] ?? null;
      return `${id} ${tileOf(words, id).name}${piece === null ? '' : ` (${words.pieces[piece]})`}`;
    }),
    words.nothing,
  );
}

function goodsText({ rareGoods, nothing }: Words, player: PlayerView): string {
  const owned = (Object.keys(COLOUR_OF) as RareGoodId[]).filter(good => player.rareGoods[good] > 0);
  return listed(
    owned.map(good =>
      player.rareGoods[good] > 1 ? `${rareGoods[good]} ×${player.rareGoods[good]}` : rareGoods[good],
    ),
    nothing,
  );
}

function playerLines(words: Words, player: PlayerView, seat: Seat): string[] {
  const { position: say, parts, nothing } = words;
  const lines = [
    say.player(seatName(words, seat), player.prestige, player.final.total),
    `  ${say.pieces(player.camels, player.ships, player.reserve.camel, player.reserve.ship)}`,
    `  ${say.stores(
      amountsText(words, player.warehouse),
      sumOf(player.warehouse),
      player.warehouseLimit,
      amountsText(words, player.tradedGoods),
    )}`,
    `  ${say.tower(player.tower, amountsText(words, player.nextLevel), amountsText(words, player.nextPair))}`,
    `  ${say.ownTemples(
      listed(
        player.temples.map(part => parts[part]),
        nothing,
      ),
    )} · ${say.rareGoods(goodsText(words, player))}`,
    `  ${say.improvements(ownTiles(words, player))}`,
    `  ${say.ownMissions(
      missionList(words, player.fulfilled),
      missionList(words, player.returned),
      player.handCount,
    )}`,
  ];
  if (player.hand !== null && player.hand.length > 0)
    lines.push(`  ${say.hand(missionList(words, player.hand))}`);
  return lines;
}

/** The position in text, for the terminal and for screen readers. */
export function positionText(words: Words, view: View): string {
  return [
    ...headLines(words, view),
    ...regionLines(words, view),
    ...tableLines(words, view),
    ...view.players.flatMap((player, seat) => playerLines(words, player, seat)),
  ]
    .flatMap(wrapped)
    .join('\n');
}
