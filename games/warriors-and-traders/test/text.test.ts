import { textTests } from '@palio/game-tests';
import { FIGURES, MAPS, REASONS, TECHNOLOGY, warriorsAndTraders } from '@palio/warriors-and-traders';
import { fastChance } from '@palio/kernel';
import type { Reader } from '@palio/kernel/words';
import { en } from '@palio/warriors-and-traders/text/en';
import { it as italian } from '@palio/warriors-and-traders/text/it';
import { describe, expect, test } from 'vitest';
import type { ResourceId } from '../rules/index.ts';
import { game, given } from './given.ts';

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

describe('number, gender and article', () => {
  const { words: english } = en;
  const { words: italiano } = italian;
  const rate = { kind: 'bankTimes', seat: 0, give: 'goods' } as const;
  const { state } = given({ options: { map: 'italia' }, nations: ['papalStates', 'venice'] });
  const view = game.view(state, 0);
  const reader: Reader = { viewer: 0, nameOf: seat => ['Ada', 'Bea', 'Ciro'][seat] ?? '' };

  test('WT-6.33 WT-6.34 WT-15.9 people deal with people: by their names, and whom it is about is told so', () => {
    const stock = { give: [0, 2, 0, 0], want: [0, 0, 1, 0] };
    const answer = { kind: 'answerOffer', seat: 1, from: 0, ...stock, counter: false } as const;
    const compose = { kind: 'composeOffer', seat: 1, to: 0, ...stock, counter: true } as const;
    const peace = { kind: 'answerPeace', seat: 1, from: 0, to: 1, after: [] } as const;
    const told = ({ prompts }: typeof english, viewer: number): string[] => [
      prompts.answerOffer.other('Bea', answer, view, { ...reader, viewer }).what,
      prompts.composeOffer.other('Bea', compose, view, { ...reader, viewer }).what,
      prompts.answerPeace.other('Bea', peace, view, { ...reader, viewer }).what,
    ];
    expect(told(english, 0)).toEqual([
      'Bea considers your offer',
      'Bea prepares a counter-offer to you',
      'Bea considers your proposal of peace',
    ]);
    expect(told(english, 2)[1]).toBe('Bea prepares a counter-offer to Ada');
    expect(told(italiano, 0)[0]).toBe('Bea valuta la tua offerta');
    expect(told(italiano, 2)[0]).toBe('Bea valuta l’offerta di Ada');
    expect(english.prompts.answerOffer.own(answer, view, { ...reader, viewer: 1 }).what).toBe(
      'Offer of Ada: 2 products for 1 weapon. Do you accept?',
    );
  });

  test('WT-7.23 WT-6.14 WT-15.9 nations have their article', () => {
    expect(english.actions.war('Papal States')).toBe('Declare war on the Papal States');
    expect(english.actions.openRoute('France')).toBe('Open a trade route to France');
    expect(italiano.actions.war('Stati della Chiesa')).toBe('Dichiara guerra agli Stati della Chiesa');
    expect(italiano.actions.peace('Austria')).toBe('Proponi la pace all’Austria');
    expect(italiano.actions.side('france')).toBe('Come provincia della Francia');
    expect(italiano.actions.propose('Rosso')).toBe('Fai un’offerta a Rosso');
  });

  test('WT-7.19 WT-10.4 WT-15.1 an Italian "a" before another one becomes "ad"', () => {
    const { actions, events, board } = italiano;
    const army = {
      kind: 'infantry',
      place: 'Napoli',
      points: undefined,
      damage: 0,
      number: 0,
      owner: '',
    } as const;
    expect(actions.upgrade(army, 'archer', 7)).toBe('Potenzia Fanteria in Napoli ad Arcieri (7 Prodotti)');
    expect(actions.upgrade(army, 'cavalry', 14)).toContain(' a Cavalleria ');
    expect(events.armyMoved('Bea', 'infantry', 'Roma', 'Ancona', false)).toBe(
      'Bea: Fanteria da Roma ad Ancona',
    );
    expect(events.armyMoved('Bea', 'infantry', 'Ancona', 'Roma', false)).toContain('da Ancona a Roma');
    expect(events.warDeclared('Bea', 'Ada', false)).toBe('Bea dichiara guerra ad Ada');
    expect(board.trade.offerTo('Ada')).toBe('Offerta ad Ada');
    expect(actions.propose('Ada')).toBe('Fai un’offerta ad Ada');
  });

  test('WT-6.8 how much food, how many weapons', () => {
    const asked = (get: ResourceId): string[] =>
      [english, italiano].map(({ prompts }) => prompts.bankTimes.own({ ...rate, get }, view, reader).what);
    expect(asked('food')[0]).toMatch(/^How much food /);
    expect(asked('weapons')[0]).toMatch(/^How many weapons /);
    expect(asked('food')[1]).toMatch(/^Quanto Cibo /);
    expect(asked('weapons')[1]).toMatch(/^Quante Armi /);
  });

  test('WT-8.4 WT-9.13 WT-15.5 one is not many', () => {
    const one = ({ position }: typeof english): string =>
      [position.track('trade', 'II', 1, 1), position.unification(1, 'Roma'), position.war('a', 'b', 1)].join(
        '; ',
      );
    expect(one(english)).not.toMatch(/1 (tokens|provinces|turns)/);
    expect(one(italiano)).not.toMatch(/1 (gettoni|province|turni)|mancano/);
    expect(italiano.position.unification(1, 'Roma, Ancona')).toContain('mancano');
  });

  test('WT-11.8 one point of damage', () => {
    const battle = {
      kind: 'assignDamage',
      attacker: 0,
      defender: 1,
      province: 0,
      attack: 1,
      defence: 1,
    } as const;
    expect(english.prompts.assignDamage.own(battle, view, reader).what).toMatch(/deal 1 point of/);
    expect(italiano.prompts.assignDamage.own(battle, view, reader).what).toMatch(/assegna 1 danno$/);
    expect(italiano.board.damage.left(1, 1)).not.toContain('1 danni');
    expect(italiano.board.card.pointsAfter(1)).toBe('Poi resta 1 Punto Azione.');
  });

  test('WT-10.15 of two cavalry the sentence tells which can strike again', () => {
    const table = given({
      options: { map: 'east' },
      nations: ['austria', 'croatia'],
      levels: [{ military: 6 }],
      wars: [[0, 1]],
      place: { steiermark: '0 cavalry, 0 princess', tirol: '0 cavalry, 0 princess', istria: '1 archer' },
    }).manoeuvre(0);
    const { id: tired } = table.unit('tirol', 'cavalry');
    table.play('cavalry tirol>steiermark', `cavalry steiermark#${tired}>istria`, 'cavalry steiermark>istria');
    if (table.asked === 'moveArmies') table.play('done');
    const hits = (text: typeof en): string[] =>
      game.legalActions(table.state, 1).map(action => text.action(game.view(table.state, 1), 1, action));
    expect(hits(en).filter(hit => /^2 on cavalry .*\b[12] AP/.test(hit))).toHaveLength(2);
    expect(hits(italian).filter(hit => /^2 su Cavalleria .*\b[12] PA/.test(hit))).toHaveLength(2);
  });

  test('WT-7.8 WT-9.10 what is missing', async () => {
    const reasons = await italiano.reasons();
    expect(reasons.tooDear({ weapons: 1 })).toBe('Ti manca 1 Arma.');
    expect(reasons.tooDear({ gold: 2 })).toBe('Ti manca 2 Oro.');
    expect(reasons.tooDear({ weapons: 1, gold: 1 })).toBe('Ti mancano 1 Arma, 1 Oro.');
    expect(reasons.coreMissing({ missing: 1 })).toContain('manca ancora una');
    expect(italiano.board.panel.unification(1, 3, ['Roma', 'Ancona'])).toContain('mancano');
    expect(italiano.board.panel.unificationNote(['Roma', 'Ancona'], ['Ferrara', 'Benevento'])).toBe(
      'Per l’Unificazione mancano ancora: Roma, Ancona; conterebbero in più: Ferrara, Benevento',
    );
  });

  test('WT-6.30 WT-19.2 a sentence about several who are waited for', () => {
    const vote = { kind: 'leaveVote', by: 0 } as const;
    const floor = { kind: 'trade' } as const;
    for (const { prompts } of [english, italiano]) {
      expect(prompts.leaveVote.other('A, B', vote, view, reader).what).toMatch(/(for|di) A, B$/);
      expect(prompts.trade.other('A, B', floor, view, reader).what).not.toMatch(/può/);
    }
  });

  test('WT-20.3 WT-20.14 the position in text tells alliances, and whose units are in a province', async () => {
    const team = given({
      seats: 4,
      options: { map: 'east', mode: '2v2' },
      nations: ['austria', 'croatia', 'poland', 'serbia'],
      place: { tirol: '2 infantry, 0 archer' },
    });
    const seen = game.view(team.state, 0);
    const [told, detto] = await Promise.all([en, italian].map(text => text.board(seen)));
    expect(told).toContain('Alliances: Blue + Yellow 13 VP (52 to the threshold); Red + Green 12 VP');
    expect(told).toContain('Tirol (1 archers; Yellow: 1 infantry)');
    expect(told).toContain('Blue, Austria: 7 VP\n');
    expect(detto).toContain('Alleanze: Blu + Giallo 13 PV (52 alla soglia)');
  });

  test('WT-3.1 the set-up is named once', () => {
    const before = game.view(game.setup({}, 4, fastChance(1)), 0);
    expect([en.where?.(before), italian.where?.(before)]).toEqual([
      { now: 'Set-up', rest: 'Threshold 33 points' },
      { now: 'Preparazione', rest: 'Soglia 33 punti' },
    ]);
  });

  test('WT-17.12 the threshold has one name', () => {
    const { board } = english;
    const told = [
      board.where(view).rest,
      board.standing.goal(33),
      board.panel.missing(0),
      board.panel.points([], 3),
    ];
    for (const sentence of told) expect(sentence).toMatch(/threshold/i);
  });
});
