import type { Seat } from '@palio/kernel';
import { setupJson } from '../text/data.ts';
import type { Goods } from '../rules/names.ts';
import type { Action, KeySpace } from '../rules/steps.ts';
import type { TileId } from '../rules/tiles.ts';
import type { DieOption, PlacementForecast, View } from '../rules/view-types.ts';
import type { Legal } from './props.ts';
import type { BurgundyText } from './words.ts';

/** Something that can be tapped, with what it does and what it costs in workers. */
export interface Offer {
  /** Carried out one after the other. */
  readonly actions: readonly Action[];
  readonly label: string;
  readonly price: number;
  /** Beyond the workers at hand it is shown, but cannot be chosen. */
  readonly affordable: boolean;
  readonly placement: PlacementForecast | null;
  /** The stored tile that it puts on a space. */
  readonly stored: string | undefined;
  readonly tile: TileId | undefined;
  readonly forecast: Legal['forecast'];
}

export interface Offers {
  readonly dice: ReadonlyMap<number, Offer>;
  /** By `tileKey`. */
  readonly tiles: ReadonlyMap<string, Offer>;
  /** By `storedKey`; places of a stored tile are in `spaces`. */
  readonly stored: ReadonlyMap<string, Offer>;
  readonly spaces: ReadonlyMap<number, readonly Offer[]>;
  readonly goods: ReadonlyMap<Goods, Offer>;
  readonly depots: ReadonlyMap<number, Offer>;
  /** By `shieldKey`. */
  readonly shields: ReadonlyMap<string, Offer>;
  readonly workers: Offer | undefined;
  /** Answers that have no place of their own on the board. */
  readonly rest: readonly Offer[];
}

export const tileKey = (depot: number, tile: TileId): string => `${depot} ${tile}`;
export const storedKey = (from: KeySpace, tile: TileId): string => `${from} ${tile}`;
export const shieldKey = (depot: number, shield: number): string => `${depot} shield ${shield}`;

/** What is half chosen: a die, and a stored tile or a space that still lacks the other. */
export interface Chosen {
  readonly die: number | undefined;
  readonly stored: string | undefined;
  readonly space: number | undefined;
}

interface Given {
  readonly view: View;
  readonly seat: Seat;
  readonly legal: readonly Legal[];
  readonly text: BurgundyText;
  readonly chosen: Chosen;
}

class Reader {
  readonly dice = new Map<number, Offer>();
  readonly tiles = new Map<string, Offer>();
  readonly stored = new Map<string, Offer>();
  readonly spaces = new Map<number, Offer[]>();
  readonly goods = new Map<Goods, Offer>();
  readonly depots = new Map<number, Offer>();
  readonly shields = new Map<string, Offer>();
  readonly rest: Offer[] = [];
  workers: Offer | undefined;
  readonly #given: Given;

  constructor(given: Given) {
    this.#given = given;
    for (const legal of given.legal) this.#read(legal);
  }

  #read(legal: Legal): void {
    const { action, forecast, text } = legal;
    const price =
      forecast?.type === 'price' ? forecast.workers : forecast?.type === 'gain' ? forecast.price : 0;
    const offer: Offer = {
      actions: [action],
      label: text,
      price,
      affordable: true,
      placement: forecast?.type === 'placement' ? forecast : null,
      stored: undefined,
      tile: 'tile' in action ? action.tile : undefined,
      forecast,
    };
    if (action.type === 'die') this.#readDie(action.value, offer);
    else if (action.type === 'place') this.#readPlace(offer, storedKey(action.from, action.tile));
    else this.#put(action, offer);
  }

  #readDie(value: number, offer: Offer): void {
    const { chosen, text, view, seat } = this.#given;
    this.dice.set(value, offer);
    if (offer.forecast?.type !== 'die' || chosen.die !== value) return;
    for (const option of offer.forecast.options) {
      const { action, price, affordable } = option;
      const following: Offer = {
        actions: [...offer.actions, action],
        label: text.action(view, seat, action),
        price,
        affordable,
        placement: null,
        stored: undefined,
        tile: 'tile' in action ? action.tile : undefined,
        forecast: undefined,
      };
      if (option.placement !== null && action.type === 'place')
        this.#readSpace(following, option.placement, storedKey(action.from, action.tile), option);
      else this.#put(action, following);
    }
  }

  #readPlace(offer: Offer, key: string): void {
    this.#keepCheapest(key, { ...offer, stored: key });
    if (offer.forecast?.type !== 'placements') return;
    const { view, seat } = this.#given;
    const workers = view.duchies[view.players[seat]?.duchy ?? -1]?.workers ?? 0;
    for (const place of offer.forecast.places)
      this.#readSpace(offer, place, key, { price: place.price, affordable: place.price <= workers });
  }

  #keepCheapest(key: string, offer: Offer): void {
    const known = this.stored.get(key);
    if (known === undefined || known.price > offer.price) this.stored.set(key, offer);
  }

  #readSpace(
    offer: Offer,
    placement: PlacementForecast,
    key: string,
    { price, affordable }: Pick<DieOption, 'price' | 'affordable'>,
  ): void {
    const { chosen } = this.#given;
    const { space } = placement;
    const actions: readonly Action[] = [...offer.actions, { type: 'space', space }];
    const full: Offer = { ...offer, actions, price, affordable, placement, stored: key, forecast: undefined };
    const isElsewhere = chosen.space !== undefined && chosen.space !== space;
    if (!isElsewhere) this.#keepCheapest(key, full);
    if (chosen.stored === undefined || chosen.stored === key) this.#addSpace(space, full);
  }

  #addSpace(space: number, offer: Offer): void {
    const list = this.spaces.get(space);
    if (list === undefined) this.spaces.set(space, [offer]);
    else list.push(offer);
  }

  #put(action: Action, offer: Offer): void {
    if (action.type === 'take' || action.type === 'fetch')
      this.tiles.set(tileKey(action.depot, action.tile), offer);
    else if (action.type === 'sell') this.goods.set(action.goods, offer);
    else if (action.type === 'takeWorkers') this.workers = offer;
    else if (action.type === 'takeShield') this.shields.set(shieldKey(action.value, action.shield), offer);
    else if (action.type === 'discard') this.stored.set(storedKey(action.from, action.tile), offer);
    else this.#putElsewhere(action, offer);
  }

  #putElsewhere(action: Action, offer: Offer): void {
    const isGivingUp = this.#given.view.asked?.kind === 'exchangeGoods';
    if (action.type === 'space' || action.type === 'castle' || action.type === 'startCastle')
      this.#addSpace(action.space, offer);
    else if (action.type === 'depot' && action.depot > 0) this.depots.set(action.depot, offer);
    else if (action.type === 'goods' && isGivingUp) this.goods.set(action.goods, offer);
    else if (isInTray(action)) this.rest.push(offer);
  }
}

/** Answers that are shown as a row of pictures; others are buttons of the prompt. */
export const isInTray = (action: Action): boolean =>
  action.type === 'goods' ||
  action.type === 'depot' ||
  action.type === 'useBuilding' ||
  action.type === 'side';

/** The die that is meant: the one chosen, or the only one left. */
export function dieInHand(legal: readonly Legal[], chosen: number | undefined): number | undefined {
  const values = legal.flatMap(({ action }) => (action.type === 'die' ? [action.value] : []));
  if (chosen !== undefined && values.includes(chosen)) return chosen;
  return new Set(values).size === 1 ? values[0] : undefined;
}

export const readOffers = (given: Given): Offers => new Reader(given);

/** CB-11 Whether a purchase can be paid now; the rules have the last word when it is tried. */
export function mayBuy(view: View, seat: Seat): boolean {
  const player = view.players[seat];
  const duchy = view.duchies[player?.duchy ?? -1];
  if (player === undefined || duchy === undefined || view.active !== seat || player.purchased) return false;
  const owns6 = duchy.monasteries.includes(6) || duchy.copiedMonasteries.includes(6);
  return duchy.silver + (owns6 ? duchy.workers : 0) >= setupJson.purchasePrice;
}
