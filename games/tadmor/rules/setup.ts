import { next, type Chance, type Options, type RuleBook, type Seat } from '@palio/kernel';
import { chooseStartTile, take } from './actions.ts';
import type { Event } from './events.ts';
import { forPlayers, RARE_GOODS_FIGURES, SETUP } from './figures.ts';
import { gainTile } from './improvements.ts';
import { ALL_MISSIONS } from './mission-cards.ts';
import { drawMissions } from './missions.ts';
import { COLOURS, FROM, numberOf, RARE_GOODS, RESOURCES, SOURCES, tileId } from './names.ts';
import { uncoverPile } from './rare-goods.ts';
import { PLACE_COUNT } from './spaces.ts';
import { owns, turnOrder, type Player, type State } from './state.ts';
import type { Actions, Steps, TadmorStep } from './steps.ts';
import { gain } from './stores.ts';
import { START_TILES, tilesOfEra, type Tile } from './tiles.ts';
import { dealDisplay } from './turn-end.ts';

/** TA-2.9, TA-2.10, TA-2.16 */
function newPlayer(): Player {
  const points = SOURCES.map(() => 0);
  points[FROM.start] = SETUP.prestige;
  return {
    warehouse: [...SETUP.resources],
    tradedGoods: RESOURCES.map(() => 0),
    camels: SETUP.camels,
    ships: SETUP.ships,
    camelsInReserve: SETUP.camels,
    shipsInReserve: SETUP.ships,
    tower: 0,
    temples: [],
    rareGoods: RARE_GOODS.map(() => 0),
    lowTiles: 0,
    highTiles: 0,
    hand: 0,
    fulfilled: 0,
    returned: 0,
    points,
    boughtBasic: false,
    boughtAdvanced: false,
    paidWithPrestige: false,
    marketOpen: false,
    tradesAtEbla: false,
    hasEndedTurn: false,
    choseTaxman: false,
    choseWarSupplies: false,
    choseFirstPlayer: false,
  };
}

/** TA-2.11 In seat order, then TA-2.12 in reverse seat order, then the tiles and missions are dealt. */
function openingSteps(order: readonly Seat[]): TadmorStep[] {
  const extras: TadmorStep[] = order.flatMap((seat, place) =>
    SETUP.extraByPlace[place]!.map(options => ({ kind: 'chooseExtra' as const, seat, options })),
  );
  const tiles: TadmorStep[] = order.toReversed().map(seat => ({ kind: 'chooseStartTile', seat }));
  return [...extras, ...tiles, { kind: 'deal' }];
}

export function setup(options: Options, seats: number, chance: Chance): State {
  const first = chance.below(seats);
  const { copies } = forPlayers(RARE_GOODS_FIGURES.copiesByPlayers, seats);
  const state: State = {
    stack: [],
    table: {
      seats,
      side: seats === 2 ? 'p2' : 'p34',
      expertSetup: options['expertSetup'] === true,
      first,
    },
    turn: 0,
    pawn: first,
    starter: first,
    players: Array.from({ length: seats }, newPlayer),
    pieces: Array.from({ length: PLACE_COUNT }, () => 0),
    display: [],
    box: [],
    pileTops: COLOURS.map(() => -1),
    pileRests: RARE_GOODS.map(() => copies),
    currentRegion: -1,
    raider: -1,
    raidCard: -1,
    deck: ALL_MISSIONS,
    discards: 0,
    finishers: [],
    over: false,
  };
  COLOURS.forEach((_, colour) => uncoverPile(state, colour, chance));
  next(state, ...openingSteps(turnOrder(state)));
  return state;
}

/** TA-2.12, TA-2.17, TA-2.18 */
export function startTiles(state: State): Tile[] {
  const { seats, expertSetup } = state.table;
  return tilesOfEra(1, seats).filter(
    tile => (expertSetup || START_TILES.includes(tile)) && !state.players.some(player => owns(player, tile)),
  );
}

type Kinds = 'chooseExtra' | 'chooseStartTile' | 'deal';

export const setupRules: RuleBook<State, Pick<Steps, Kinds>, Pick<Actions, Exclude<Kinds, 'deal'>>, Event> = {
  /** TA-2.11 */
  chooseExtra: {
    choices: (_state, { options }) => options.map(id => take(RESOURCES.indexOf(id))),
    choose: (state, { seat }, { resource }, context) =>
      gain(state, seat, RESOURCES.indexOf(resource), 1, 'setup', context),
  },
  chooseStartTile: {
    choices: state => startTiles(state).map(chooseStartTile),
    choose(state, { seat }, { tile }, context) {
      gainTile(state, seat, numberOf(tile), 'start', context);
      // The last of the four START tiles is nobody's choice.
      const step = state.stack.at(-1);
      const left = startTiles(state);
      if (step?.kind !== 'chooseStartTile' || left.length !== 1) return;
      state.stack.pop();
      gainTile(state, step.seat, left[0]!, 'start', context);
    },
  },
  /** TA-2.13 to TA-2.15 Unchosen START tiles are out of play, or in the expert set-up dealt with the others. */
  deal(state, _step, context) {
    const free = tilesOfEra(1, state.table.seats).filter(
      tile => !state.players.some(player => owns(player, tile)),
    );
    const isDealt = (tile: Tile): boolean => state.table.expertSetup || !START_TILES.includes(tile);
    state.box = free.filter(tile => !isDealt(tile));
    dealDisplay(state, free.filter(isDealt), context.chance);
    state.turn = 1;
    context.tell?.({ type: 'eraStarted', era: 1, display: state.display.map(tileId) });
    for (const seat of turnOrder(state)) drawMissions(state, seat, SETUP.missions, context);
    next(state, { kind: 'startTurn' });
  },
};
