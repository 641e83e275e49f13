import type { View } from '../rules/view-types.ts';
import { atHandParts } from './at-hand-parts.ts';
import { type Gestures, type Glow, readGestures, type Way } from './gestures.ts';
import { proposedRegion } from './looking.ts';
import type { KnightsProps, Legal } from './props.ts';
import { type SceneName, sceneOf } from './scene-of.ts';
import { table } from './table.svelte.ts';

/** Milliseconds that a refused region stays crossed out. */
const REFUSAL = 1400;

/** What a tap, a key or a pointer on the board means, and what follows from it. */
export class Choosing {
  readonly #given: () => KnightsProps;
  #refusal: ReturnType<typeof setTimeout> | undefined;
  /** The region that was tapped in vain. */
  refused: number | undefined = $state();
  /** The way that the pointer is on, among several. */
  pointedWay: Way | undefined = $state.raw();

  readonly legal: readonly Legal[] = $derived.by(() => (this.#given().busy ? [] : this.#given().legal));
  readonly gestures: Gestures = $derived.by(() => readGestures(this.#given().view, this.legal));
  /** How each region glows; whose leave a march needs, and where it would meet enemies, comes with what is at hand. */
  readonly glows: ReadonlyMap<number, Glow> = $derived.by(
    () =>
      atHandParts.content?.glowsOf(this.#given().view, this.gestures.regions) ??
      new Map([...this.gestures.regions.keys()].map(region => [region, 'free'])),
  );
  readonly scene: SceneName | undefined = $derived.by(() => sceneOf(this.#given().view));
  /** What this player is asked. */
  readonly kind = $derived.by(() => (this.legal.length > 0 ? this.#given().view.asked?.kind : undefined));
  /** The region of what waits for a yes. */
  readonly chosen: number | undefined = $derived.by(() =>
    proposedRegion(this.gestures, this.#given().proposed?.[0]),
  );
  /** What is asked in one region at once needs no tap on the map: its answers are shown. */
  readonly named: readonly Way[] = $derived.by(() => {
    const { asked }: View = this.#given().view;
    const isNamed = this.kind === 'moveNoble' && asked?.kind === 'moveNoble' && asked.noble < 0;
    return isNamed ? [...this.gestures.regions.values()].flat() : [];
  });

  constructor(given: () => KnightsProps) {
    this.#given = given;
  }

  readonly carryOut = (way: Way): void => {
    const { proposed, view, propose, act } = this.#given();
    table.drop();
    const { action } = way;
    const isProposed = JSON.stringify(proposed?.[0]) === JSON.stringify(action);
    const isWeighty =
      way.forecast?.type === 'ban' || action.type === 'attack' || view.asked?.kind === 'mobilizeRegion';
    if (isWeighty && !isProposed) propose(action);
    else act(action);
  };

  readonly choose = (ways: readonly Way[]): void => {
    if (this.#given().busy) return;
    const [only] = ways;
    if (only !== undefined && ways.length === 1) this.carryOut(only);
    else table.ways = ways;
  };

  readonly tapNoble = (noble: number): void => this.choose(this.gestures.nobles.get(noble) ?? []);

  readonly tap = (region: number): void => {
    const { proposed, propose, busy, legal, tryIllegal } = this.#given();
    const ways = this.gestures.regions.get(region) ?? [];
    if (ways.length > 0) return this.choose(ways);
    if (proposed !== undefined) propose([]);
    table.drop();
    table.inspected = region;
    if (busy || legal.length === 0 || this.scene !== undefined) return;
    this.refused = region;
    clearTimeout(this.#refusal);
    this.#refusal = setTimeout(() => (this.refused = undefined), REFUSAL);
    tryIllegal({ type: 'region', region, noble: null });
  };

  /** Drops what is half chosen; with nothing to drop, goes back to the choice before. */
  readonly stepBack = (): void => {
    const { proposed, propose, busy, undo } = this.#given();
    const isHalf = proposed !== undefined || table.inspected !== undefined || table.ways.length > 0;
    table.drop();
    if (proposed !== undefined) propose([]);
    if (!isHalf && !busy) undo?.();
  };

  /** A new question: what was half chosen is dropped. */
  forget(): void {
    table.drop();
    this.pointedWay = undefined;
  }
}
