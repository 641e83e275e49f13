import { constructionRules } from './construction.ts';
import { improvementRules } from './improvements.ts';
import { kingdomRules } from './kingdom.ts';
import { marauderRules } from './marauders.ts';
import { missionRules } from './missions.ts';
import { placementRules } from './placement.ts';
import { rareGoodRules } from './rare-goods.ts';
import { resolutionRules } from './resolution.ts';
import { setupRules } from './setup.ts';
import { turnRules } from './turn-end.ts';
import { waivingRules } from './waiving.ts';

/** All chapters together, one rule for each step. */
export const ruleBook = {
  ...setupRules,
  ...turnRules,
  ...placementRules,
  ...marauderRules,
  ...resolutionRules,
  ...improvementRules,
  ...constructionRules,
  ...waivingRules,
  ...rareGoodRules,
  ...missionRules,
  ...kingdomRules,
};
