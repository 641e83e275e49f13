import { textTests } from '@palio/game-tests';
import { FIGURES, MAPS, REASONS, TECHNOLOGY, warriorsAndTraders } from '@palio/warriors-and-traders';
import { en } from '@palio/warriors-and-traders/text/en';
import { it as italian } from '@palio/warriors-and-traders/text/it';
import { describe, expect, test } from 'vitest';

textTests(warriorsAndTraders, { en, it: italian }, REASONS, { turnLimit: 6 });

describe.each([
  ['English', en],
  ['Italian', italian],
])('%s words', (_language, { words }) => {
  test('WT-7.27 WT-5.12 WT-15.5 name the figures in force', () => {
    const { masterTrader, productionTax, tradeTax, warlord } = words.names.abilities;
    expect(masterTrader.effect).toContain(`${TECHNOLOGY.masterTraderActions} `);
    expect(masterTrader.effect).toContain(`${TECHNOLOGY.masterTraderGold} `);
    expect(productionTax.effect).toContain(`${TECHNOLOGY.productionTaxGold} `);
    expect(tradeTax.effect).toContain(`${TECHNOLOGY.tradeTaxGold} `);
    expect(warlord.effect).toContain(`${TECHNOLOGY.warlordArmies} `);
    expect(words.board.outlook.war).toContain(`${FIGURES.warTurns} `);
    expect(words.events.warEnded('a', 'b', 'threeTurns')).toContain(` ${FIGURES.warTurns} `);
  });

  test('a map has one name, wherever it is told', () => {
    const { values } = words.options.map;
    for (const map of MAPS) expect(words.board.setup.mapNames[map]).toBe(values?.[map]?.name);
  });
});
