import type { Seat } from '@palio/kernel';
import type { Amounts } from '../rules/events.ts';
import type {
  ColourId,
  MissionId,
  PlaceId,
  RareGoodId,
  RegionId,
  ResourceId,
  TileId,
} from '../rules/names.ts';
import type { Action } from '../rules/steps.ts';
import type { Forecast, View } from '../rules/view-types.ts';
import { RESOURCES } from './figures.ts';
import type { Legal, TadmorText } from './props.ts';

/** Something that can be done with a tap: the action, what has to be traded before, what is answered after. */
export interface Way {
  readonly key: string;
  readonly action: Action;
  /** Trades and other free actions that make it possible; none if it is possible at once. */
  readonly first: readonly Action[];
  /** Answers proposed for the payment that follows; each can be changed. */
  readonly answers: readonly Action[];
  readonly text: string;
  /** What is paid, and the price before anything is waived. */
  readonly cost: Amounts | undefined;
  readonly price: Amounts | undefined;
  readonly forecast: Forecast | undefined;
  /** An answer to the question, a free action beside it, or what would be an answer after trades. */
  readonly kind: 'answer' | 'aside' | 'offer';
}

type ByKey<Key> = ReadonlyMap<Key, readonly Way[]>;

/** All ways, by what is tapped for them. One way may stand at several places. */
export interface Ways {
  readonly all: readonly Way[];
  readonly places: ByKey<PlaceId>;
  readonly tiles: ByKey<TileId>;
  readonly missions: ByKey<MissionId>;
  readonly piles: ByKey<ColourId>;
  readonly goods: ByKey<RareGoodId>;
  readonly regions: ByKey<RegionId>;
  readonly resources: ByKey<ResourceId>;
  readonly towers: ByKey<Seat>;
  readonly temples: ByKey<number>;
}

interface Given {
  readonly view: View;
  readonly seat: Seat;
  readonly legal: readonly Legal[];
  readonly asides: readonly Legal[];
  readonly text: TadmorText;
}

/** One resource of a payment or a choice of several; these can be proposed and changed, other choices are asked. */
export type Pick = Extract<Action, { readonly type: 'pay' | 'waive' | 'take' | 'discard' }>;
const PICKS: ReadonlySet<Action['type']> = new Set<Action['type']>(['pay', 'waive', 'take', 'discard']);
export const isPick = (action: Action): action is Pick => PICKS.has(action.type);

/** Resources that leave the stores, from a forecast. */
function costFrom(forecast: Forecast | undefined): Amounts | undefined {
  if (forecast === undefined || RESOURCES.every(resource => forecast.resources[resource] >= 0))
    return undefined;
  const paid = (resource: ResourceId): number => Math.max(0, -forecast.resources[resource]);
  return { wood: paid('wood'), stone: paid('stone'), marble: paid('marble'), gold: paid('gold') };
}

function listWays(given: Given): Way[] {
  const { view, seat, legal, asides, text } = given;
  const offers = new Map(view.offers.map(offer => [JSON.stringify(offer.action), offer]));
  const wayOf =
    (kind: Way['kind']) =>
    ({ action, text: sentence, forecast }: Legal): Way => {
      const key = JSON.stringify(action);
      const proposed = forecast?.proposed ?? [];
      const answers = !isPick(action) && proposed.every(isPick) ? proposed : [];
      const price = kind === 'answer' ? offers.get(key)?.cost : undefined;
      const cost = costFrom(forecast) ?? price;
      return { key, action, first: [], answers, text: sentence, cost, price, forecast, kind };
    };
  const answers = legal.map(wayOf('answer'));
  const known = new Set(answers.map(({ key }) => key));
  const later = legal.length === 0 ? [] : view.offers.filter(({ first }) => first.length > 0);
  return [
    ...discards(given, answers),
    ...answers,
    ...later.flatMap(({ action, first, cost }): Way[] => {
      const key = JSON.stringify(action);
      if (known.has(key)) return [];
      const payment = action.type === 'acquire' ? paymentOf(cost) : [];
      return [
        {
          key,
          action,
          first,
          answers: payment,
          text: text.action(view, seat, action),
          cost,
          price: cost,
          forecast: undefined,
          kind: 'offer',
        },
      ];
    }),
    ...asides.map(wayOf('aside')),
  ];
}

/** TA-12.2 What is too much, most plentiful first: one gesture instead of one tap for each. */
function discards({ view, seat, text }: Given, answers: readonly Way[]): Way[] {
  const player = view.players[seat];
  const [first] = answers;
  if (view.asked?.kind !== 'discardExcess' || player === undefined || first === undefined) return [];
  const held = { ...player.warehouse };
  const excess = RESOURCES.reduce((sum, resource) => sum + held[resource], -player.warehouseLimit);
  if (excess < 2) return [];
  const lost = { wood: 0, stone: 0, marble: 0, gold: 0 };
  const actions = Array.from({ length: excess }, (): Action => {
    const resource = RESOURCES.reduce((most, other) => (held[other] > held[most] ? other : most));
    held[resource]--;
    lost[resource]++;
    return { type: 'discard', resource };
  });
  const { discardAll } = text.words.board.plan;
  const [action = first.action, ...rest] = actions;
  return [
    { ...first, key: 'excess', action, answers: rest, text: discardAll(excess), cost: lost, price: lost },
  ];
}

/** The resources of a proposed cost, one by one. */
const paymentOf = (cost: Amounts): Action[] =>
  RESOURCES.flatMap(resource =>
    Array.from({ length: cost[resource] }, (): Action => ({ type: 'pay', resource })),
  );

class Index implements Ways {
  readonly all: readonly Way[];
  readonly places = new Map<PlaceId, Way[]>();
  readonly tiles = new Map<TileId, Way[]>();
  readonly missions = new Map<MissionId, Way[]>();
  readonly piles = new Map<ColourId, Way[]>();
  readonly goods = new Map<RareGoodId, Way[]>();
  readonly regions = new Map<RegionId, Way[]>();
  readonly resources = new Map<ResourceId, Way[]>();
  readonly towers = new Map<Seat, Way[]>();
  readonly temples = new Map<number, Way[]>();

  constructor(all: readonly Way[]) {
    this.all = all;
    for (const way of all) this.#enter(way, way.action);
  }

  #enter(way: Way, action: Action): void {
    const into = <Key>(map: Map<Key, Way[]>, key: Key): void => {
      map.set(key, [...(map.get(key) ?? []), way]);
    };
    if ('at' in action) into(this.places, action.at);
    if ('by' in action) into(this.places, action.by);
    if ('space' in action) into(this.places, action.space);
    if ('own' in action) into(this.places, action.own);
    if ('other' in action) into(this.places, action.other);
    if ('tile' in action) into(this.tiles, action.tile);
    if ('mission' in action) into(this.missions, action.mission);
    if ('colour' in action) into(this.piles, action.colour);
    if ('good' in action) into(this.goods, action.good);
    if ('region' in action) into(this.regions, action.region);
    if ('resource' in action) into(this.resources, action.resource);
    if ('target' in action) into(this.towers, action.target);
    if ('temple' in action) into(this.temples, action.temple);
    if (action.type === 'trade') into(this.resources, action.give);
  }
}

export const readWays = (given: Given): Ways => new Index(listWays(given));

/** How ways at one place glow: an answer shines, a free action or one after trades is dashed. */
export type Glow = 'none' | 'legal' | 'later';

export function glowOf(ways: readonly Way[] | undefined): Glow {
  if (ways === undefined || ways.length === 0) return 'none';
  return ways.some(way => way.kind === 'answer') ? 'legal' : 'later';
}

/** What must be decided before the actions are played: trades, or a payment that can be changed. */
export const needsPlan = ({ first, answers }: Way): boolean => first.length > 0 || answers.length > 0;

/** Two ways that read the same are one to the reader: a mission drawn with this piece or with that one. */
export function distinct(ways: readonly Way[]): readonly Way[] {
  const seen = new Set<string>();
  return ways.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** These are buttons of the prompt, or are chosen on the map and among the tiles. */
const ELSEWHERE: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'place',
  'done',
  'endTurn',
  'pass',
  'startTile',
  'swap',
  'swapWith',
]);

/** What the list of things to do shows. */
export const toDo = ({ all }: Ways): readonly Way[] =>
  distinct(all.filter(({ action }) => !ELSEWHERE.has(action.type)));
