import type { Seat } from '@palio/kernel';
import type { Amounts } from '../rules/events.ts';
import type { View } from '../rules/view-types.ts';
import { actionFigures, PARTS, partsBuilt, type SpaceFigures } from './figures.ts';
import type { Words } from './words.ts';

/** One line of the card of a space. */
export interface Fact {
  readonly text: string;
  readonly cost?: Amounts;
}

/** What a space means for this player now: costs, conditions, points. */
export function factsOf(view: View, seat: Seat | undefined, space: SpaceFigures, words: Words): Fact[] {
  const player = seat === undefined ? undefined : view.players[seat];
  const { facts } = words;
  const temple = (): Fact[] => {
    if (player === undefined) return [];
    const next = PARTS[player.temples.map(partsBuilt).find(parts => parts < PARTS.length) ?? 0];
    return next === undefined ? [] : [{ text: words.names.parts[next.id], cost: player.nextPart }];
  };
  switch (space.action) {
    case 'acquireImprovement':
      return [{ text: words.price(view.improvementPrice) }];
    case 'tower1':
      return player === undefined ? [] : [{ text: facts.level, cost: player.nextLevel }];
    case 'tower2':
      return player === undefined ? [] : [{ text: facts.pair, cost: player.nextPair }];
    case 'templeAndMission':
      return [...temple(), { text: facts.andMission }];
    case 'templeOrMarket':
      return [...temple(), { text: facts.orMarket }];
    case 'townMarket':
      return [{ text: facts.market }];
    case 'kingsMission':
      return [{ text: facts.mission }];
    case 'rareGood': {
      const pile = view.piles[space.colour ?? 'grey'];
      return pile.top === null
        ? [{ text: words.emptyPile(words.names.colours[space.colour ?? 'grey']) }]
        : [{ text: words.names.goods[pile.top], cost: pile.cost }];
    }
    case 'caravan':
      return caravanFacts(player?.camels ?? 0, words);
    case 'shipyard':
      return shipyardFacts(player?.ships ?? 0, words);
    case 'warSupplies':
      return [{ text: facts.war(view.yields[space.id] ?? 0) }];
    case 'taxman':
      return [{ text: words.aid.tax(view.tax.gold, view.tax.prestige) }, { text: facts.taxman }];
    case 'firstPlayer':
      return [{ text: facts.first }];
    case 'marauders':
      return [{ text: facts.marauders }];
    case 'traitor':
      return [{ text: facts.traitor(view.traitorLevels) }];
    case 'gather':
    case 'peaceGifts':
      return [];
  }
}

function caravanFacts(camels: number, { facts }: Words): Fact[] {
  const { fourth, fifth } = actionFigures.caravan;
  if (camels >= 5) return [{ text: facts.allCamels }];
  const conditions = (camels < 4 ? fourth : fifth).map(({ tower, missions }) =>
    facts.caravanNeeds(tower, missions),
  );
  return [{ text: facts.camel }, { text: conditions.join(facts.or) }];
}

function shipyardFacts(ships: number, { facts }: Words): Fact[] {
  const { third, fourth } = actionFigures.shipyard;
  if (ships >= 4) return [{ text: facts.allShips }];
  return [{ text: facts.ship }, { text: facts.shipyardNeeds(ships < 3 ? third : fourth) }];
}
