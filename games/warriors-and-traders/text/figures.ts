import type { ResourceId, Source } from '../rules/names.ts';
import { gameJson, technologyJson, unitsJson } from './data.ts';

export const RESOURCE_IDS: readonly ResourceId[] = ['food', 'goods', 'weapons', 'gold'];
export const SOURCE_IDS: readonly Source[] = ['provinces', 'forts', 'kills', 'bought', 'leaders'];

/** Figures that sentences name. */
export const VP_PRICE: number = gameJson.vpPrice;
export const UPGRADE_GOODS: number = unitsJson.upgradeGoods;
export const MASTER_TRADER_GOLD: number = technologyJson.masterTraderGold;
export const MASTER_TRADER_ACTIONS: number = technologyJson.masterTraderActions;
export const PRODUCTION_TAX_GOLD: number = technologyJson.productionTaxGold;
export const TRADE_TAX_GOLD: number = technologyJson.tradeTaxGold;
export const WARLORD_ARMIES: number = technologyJson.warlordArmies;
export const WAR_TURNS: number = gameJson.warTurns;
export const START_TOKENS: number = gameJson.start.tokens;
/** Costs in the order food, products, weapons, gold. */
export const COSTS: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  unitsJson.units.map(unit => [unit.id, unit.cost]),
);
