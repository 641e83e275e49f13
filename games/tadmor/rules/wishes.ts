import { topStep, type Seat } from '@palio/kernel';
import { choosePile, discardOne, payOne, pickRareGood, take, takePart, waiveOne } from './actions.ts';
import { listOf } from './mission-cards.ts';
import { missionCost } from './missions.ts';
import { COLOURS, GOLD, MARBLE, RESOURCES, STONE, WOOD, type Resource } from './names.ts';
import { fullPiles, rareGoodCost, typesIn } from './rare-goods.ts';
import { setPoints } from './scoring.ts';
import { playerOf, type Player, type State } from './state.ts';
import type { Action } from './steps.ts';
import { heldOf, sumOf } from './stores.ts';
import { buildableTemples, nextPart, partCost } from './temple.ts';
import { towerCost } from './tower.ts';
import { worksOf } from './works.ts';

/** What the seat's pieces could use in this turn, resource by resource: a guide for proposals, not a rule. */
export function wantedBy(state: State, seat: Seat): number[] {
  const player = playerOf(state, seat);
  const works = worksOf(state, seat);
  const wanted = RESOURCES.map(() => 0);
  const want = (cost: readonly number[]): void => {
    for (let resource = 0; resource < RESOURCES.length; resource++) wanted[resource]! += cost[resource]!;
  };
  if (works.single >= 0) want(towerCost(player, false));
  if (works.pair >= 0) want(towerCost(player, true));
  const [temple] = works.temples.length > 0 ? buildableTemples(state, seat) : [];
  if (temple !== undefined) want(partCost(nextPart(player, temple)));
  works.rareGoods.forEach((place, colour) => {
    if (place >= 0) want(rareGoodCost(player, colour));
  });
  const missions = works.mission < 0 ? [] : listOf(player.hand).map(missionCost);
  const [cheapest] = missions.toSorted((a, b) => sumOf(a) - sumOf(b));
  if (cheapest !== undefined) want(cheapest);
  return wanted;
}

const ALL: readonly Resource[] = [WOOD, STONE, MARBLE, GOLD];

/** The resource of the list with the highest merit; of equals the first. */
function best(list: readonly Resource[], merit: (resource: Resource) => number): Resource {
  let found = list[0]!;
  for (const resource of list) if (merit(resource) > merit(found)) found = resource;
  return found;
}

const freely = (player: Player, wanted: readonly number[]) => (resource: Resource) =>
  heldOf(player, resource) - wanted[resource]!;

/** What another Rare Good of a type would add to the sets. */
const setGain = ({ rareGoods }: Player, good: number): number =>
  setPoints(rareGoods.map((count, type) => (type === good ? count + 1 : count))) - setPoints(rareGoods);

/** A sensible answer to a small question that follows from an action, or nothing for a real decision. */
export function proposal(state: State, seat: Seat): Action | undefined {
  const step = topStep(state);
  if (step === undefined || !('seat' in step) || step.seat !== seat) return undefined;
  const player = playerOf(state, seat);
  const free = freely(player, wantedBy(state, seat));
  const held = (list: readonly number[]): Resource[] => ALL.filter(resource => list[resource]! > 0);
  switch (step.kind) {
    case 'payAny':
      return payOne(
        best(
          ALL.filter(resource => heldOf(player, resource) > 0),
          free,
        ),
      );
    case 'discardExcess':
      return discardOne(best(held(player.warehouse), free));
    case 'waive': {
      const missing = ALL.filter(resource => step.cost[resource]! > heldOf(player, resource));
      return waiveOne(best(missing.length > 0 ? missing : held(step.cost), resource => -free(resource)));
    }
    case 'takeResources':
      return take(best([GOLD, MARBLE, STONE, WOOD], resource => -free(resource)));
    case 'firstPlayerResource':
      return take(best([STONE, WOOD], resource => -free(resource)));
    case 'pickFromPile':
      return pickRareGood(best(typesIn(state, COLOURS.indexOf(step.colour)), good => setGain(player, good)));
    case 'freeRareGood':
      return choosePile(best(fullPiles(state), colour => setGain(player, state.pileTops[colour]!)));
    case 'choosePile':
      return choosePile(
        best(fullPiles(state), colour =>
          Math.max(...typesIn(state, colour).map(good => setGain(player, good))),
        ),
      );
    case 'freePart':
      return takePart(
        best(buildableTemples(state, seat), temple => sumOf(partCost(nextPart(player, temple)))),
      );
    default:
      return undefined;
  }
}
