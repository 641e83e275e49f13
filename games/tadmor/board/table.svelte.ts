import type { Action } from '../rules/steps.ts';
import type { Target } from '../rules/targets.ts';
import type { TadmorProps } from './props.ts';
import { needsPlan, type Way } from './ways.ts';

/** The calls of the client that a tap may need. */
export type Calls = Pick<TadmorProps, 'act' | 'propose' | 'tryIllegal' | 'busy' | 'legal' | 'asides'>;

/** Parts of the board; a small screen shows one at a time. */
export type Side = 'map' | 'tiles' | 'city' | 'works';

/** What the player has half chosen or looks at: shared by the board and the panels beside it. Only one table is on the page. */
class Table {
  /** Several things can be done where the player tapped. */
  ways: readonly Way[] = $state.raw([]);
  /** What waits for the yes, with the payment as it stands. */
  plan: { readonly way: Way; readonly answers: readonly Action[] } | undefined = $state.raw();
  /** Under the pointer or the keyboard's focus. */
  pointed: Way | undefined = $state.raw();
  place: string | undefined = $state();
  side: Side = $state('map');

  /** The payment that was agreed to with the plan; made as soon as it is asked. */
  #agreed: readonly Action[] = $state.raw([]);

  drop(): void {
    this.ways = [];
    this.pointed = undefined;
  }

  /** Does what was tapped: the only way at once, several as a choice, none as a question to the rules. */
  tap(ways: readonly Way[], target: Target | undefined, calls: Calls): void {
    if (calls.busy) return;
    const [only] = ways;
    if (only === undefined) {
      this.drop();
      if (target !== undefined && calls.legal.length + calls.asides.length > 0) calls.tryIllegal(target);
    } else if (ways.length > 1) this.ways = ways;
    else this.carryOut(only, calls);
  }

  carryOut(way: Way, calls: Calls): void {
    this.drop();
    if (needsPlan(way)) this.change(way, way.answers, calls);
    else {
      this.plan = undefined;
      calls.act(way.action);
    }
  }

  /** Puts the plan up for a yes; the payment is kept until it is asked. */
  change(way: Way, answers: readonly Action[], calls: Pick<Calls, 'propose'>): void {
    this.plan = { way, answers };
    this.#agreed = answers;
    calls.propose([...way.first, way.action]);
  }

  /** Whether the question is answered already by what was agreed: then nothing is offered for it. */
  isAgreed(legal: TadmorProps['legal']): boolean {
    const first = JSON.stringify(this.#agreed[0]);
    return this.#agreed.length > 0 && legal.some(({ action }) => JSON.stringify(action) === first);
  }

  /** To be called whenever the question has changed; pays what was agreed, or forgets it. */
  settle({ legal, busy, act }: Calls, isProposed: boolean): void {
    if (busy || isProposed) return;
    this.plan = undefined;
    const agreed = this.isAgreed(legal) ? this.#agreed : [];
    this.#agreed = [];
    if (agreed.length > 0) act(agreed);
  }
}

export const table = new Table();
