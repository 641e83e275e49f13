import type { ActionWords } from '../words.ts';
import { missionFigures, tileFigures } from '../figures.ts';
import { missionName, missions, tileName, tiles } from './cards.ts';
import {
  bundles,
  colours,
  count,
  kingdomActions,
  parts,
  pieces,
  places,
  rareGoods,
  regions,
  resources,
} from './names.ts';
import type { EveryMission, EveryTile } from '../words.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const actions: ActionWords = {
  take: resource => `Take 1 ${resources[resource]}`,
  startTile: tile => `Take ${tileName(tile)}: ${tiles[tile as EveryTile].effect}`,
  place: (piece, at, promise) =>
    `${capital(pieces[piece])} to ${places[at]}${promise === '' ? '' : `: ${promise}`}`,
  redirect: (mission, region) => `Return ${missionName(mission)}: ${regions[region]} is attacked instead`,
  swap: space => `Swap your piece on ${places[space]}`,
  swapWith: (space, owner) => `with ${owner}'s piece on ${places[space]}`,
  marauders: region => `Send the marauders to ${regions[region]}`,
  acquire: tile => `Acquire ${tileName(tile)}: ${tiles[tile as EveryTile].effect}`,
  pay: resource => `Pay 1 ${resources[resource]}`,
  takeTile: tile => `Take ${tileName(tile)}: ${tiles[tile as EveryTile].effect}`,
  tower: (pair, by, height, cost) =>
    pair
      ? `Build two tower levels for ${cost} (${places[by]})`
      : `Build tower level ${height} for ${cost} (${places[by]})`,
  traitor: (target, levels, by) =>
    `Traitor: ${target}'s tower loses ${count(levels, 'level')} (${places[by]})`,
  temple: (part, number, by, cost) =>
    `Build the ${parts[part]}${number === 0 ? '' : ` of temple ${number}`}${cost === '' ? '' : ` for ${cost}`} (${places[by]})`,
  rareGood: (colour, top, by, cost) =>
    `Buy the ${colours[colour]} Rare Good${top === null ? '' : `, ${rareGoods[top]},`} for ${cost} (${places[by]})`,
  rareGoodForPrestige: (colour, top, by) =>
    `Buy the ${colours[colour]} Rare Good${top === null ? '' : `, ${rareGoods[top]},`} for ${tileFigures('I9').points ?? 0} PP (${places[by]})`,
  draw: by => `Draw a mission card (${places[by]})`,
  fulfil: (mission, by, cost) =>
    `Fulfil ${missionName(mission)} for ${cost}: ${missionFigures(mission).points} PP (${places[by]})`,
  saving: (cost, waived) => `${cost}, less ${waived} of your choice`,
  waive: resource => `Save 1 ${resources[resource]}`,
  pile: (colour, top) => `From the ${colours[colour]} pile${top === null ? '' : ` (top: ${rareGoods[top]})`}`,
  pick: good => `Take ${rareGoods[good]}`,
  part: (part, number) => `Take the ${parts[part]} of temple ${number}`,
  destroy: target => `Destroy ${count(missionFigures('K20').count ?? 0, 'level')} of ${target}'s tower`,
  payTax: gold => `Pay ${gold} gold to the Taxman`,
  losePrestige: points => `Lose ${points} PP instead of paying`,
  audience: as => `Private Audience as ${kingdomActions[as]}`,
  gather: (space, amount) => `Gather now: ${places[space]}, ${amount}`,
  trade: (give, get, ebla) =>
    `Trade 1 ${resources[give]} for ${bundles[get]}${ebla ? ' at Ebla (no temple there any more)' : ''}`,
  discardMission: mission => `Discard ${missionName(mission)} for 1 resource of your choice`,
  returnMission: mission => `${missionName(mission)}: ${missions[mission as EveryMission].effect}`,
  buyResource: (resource, price) => `Buy 1 ${resources[resource]} for ${price} PP`,
  discard: resource => `Discard 1 ${resources[resource]}`,
  endTurn: 'End my turn',
  done: {
    place: 'Place no further piece',
    improvementMissions: 'Return no mission',
    construction: 'End my construction',
    buildTower: 'Build no higher',
    closing: 'End my turn',
  },
  pass: {
    redirect: 'Let the attack go on',
    swap: 'Swap nothing',
    chooseMarauders: 'Send no marauders',
    acquire: 'Acquire no Improvement',
    audience: 'Use no private audience',
  },
};
