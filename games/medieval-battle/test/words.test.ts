import { listen, noChance, type Seat } from '@palio/kernel';
import { describe, expect, test, vi } from 'vitest';
import { medievalBattle, playTurn, type Event, type State, type Target } from '../rules/index.ts';
import { armyFrom } from '../rules/recruitment.ts';
import { en } from '../text/en.ts';
import { it as italian } from '../text/it.ts';
import { calculation, given, hex, OPEN_RED, OPEN_YELLOW, play, waiting } from './given.ts';

const DISMOUNT_RED = 'S:A:I0:123:123 r 5-5 ---- - 0 d';
const TEXTS = { en, it: italian };
const nameOf = (seat: Seat): string => ['Red', 'Yellow'][seat] ?? '';

/** What is asked, in both languages. */
function asked(state: State): string[] {
  const seat = waiting(state);
  const question = medievalBattle.question(state)!;
  return Object.values(TEXTS).map(
    text => text.prompt(medievalBattle.view(state, seat), question, seat, nameOf).what,
  );
}

/** All choices, in one language. */
function choices(state: State, language: 'en' | 'it'): string[] {
  const seat = waiting(state);
  const view = medievalBattle.view(state, seat);
  return medievalBattle.legalActions(state, seat).map(action => TEXTS[language].action(view, seat, action));
}

async function refused(state: State, target: Target): Promise<string[]> {
  const reason = medievalBattle.whyNot(state, waiting(state), target);
  return reason === undefined ? [] : Promise.all(Object.values(TEXTS).map(text => text.reason(reason)));
}

/** The lines of the log during a turn. */
function told(state: State, line: string, language: 'en' | 'it'): string[] {
  const listener = listen<Event>();
  playTurn(state, line, listener);
  const view = medievalBattle.view(state, 0);
  return listener.told.flatMap(({ event }) => TEXTS[language].event(event, nameOf, view)?.text ?? []);
}

describe('what a player reads', () => {
  test('MB-4.9 the armies are shown in words, not in letters', () => {
    const army = armyFrom(['heavyCavalry', 'heavyCavalry', 'pikemen']);
    const event: Event = { type: 'armiesShown', armies: [army, armyFrom([])] };
    const view = medievalBattle.view(given(`${OPEN_RED} Wg13:1`), 0);
    expect(Object.values(TEXTS).map(text => text.event(event, nameOf, view)?.text)).toEqual([
      'The armies are shown. Red: 2 × heavy cavalry, pikemen; Yellow: nobody but the caravan',
      'Si mostrano gli eserciti. Rosso: 2 × cavalleria pesante, picchieri; Giallo: solo la carovana',
    ]);
  });

  test('MB-18.3 MB-18.6 the question offers dismounting, and nothing that cannot be done', () => {
    const ask = (units: string, ...links: string[]) =>
      asked(play(given(`${DISMOUNT_RED} ${units}`), ...links));
    expect(ask('Kg12:4', 'Kg12')).toEqual([
      'Move the heavy cavalry, attack or dismount',
      'Muovi la cavalleria pesante, attacca o smonta',
    ]);
    expect(ask('Mg12:4', 'Mg12', '-g11')).toEqual([
      'Go on with the horse archers, attack, shoot or dismount, or end the move',
      'Prosegui con gli arcieri a cavallo, attacca, tira o smonta, o termina la mossa',
    ]);
    expect(ask('Kg12:0', 'Kg12')).toEqual([
      'The heavy cavalry can only dismount',
      'La cavalleria pesante può solo smontare',
    ]);
    expect(ask('Mg12:1', 'Mg12', '-g11')).toEqual([
      'The horse archers can only dismount, or end the move',
      'Gli arcieri a cavallo possono solo smontare, o termina la mossa',
    ]);
    expect(ask('Kg12:4', 'Kg12', 'd')).toEqual([
      'Move the heavy infantry, attack, or end the move',
      'Muovi la fanteria pesante, attacca, o termina la mossa',
    ]);
    // Without a free token, and without the option, it is as before.
    expect(ask('Kg12:4,Hc11:3,Hb11:3,H@R', 'Kg12')[0]).toBe('Move the heavy cavalry, or attack');
    expect(asked(play(given(`${OPEN_RED} Ag12:3`), 'Ag12'))).toEqual([
      'Move the archers, attack or shoot',
      'Muovi gli arcieri, attacca o tira',
    ]);
  });

  test('MB-14.8 units of one type that may enter can be told apart', () => {
    const state = play(given(`${OPEN_RED} Wg10:1,L@R,L@outer2!,L@outer2`), '#');
    for (const language of ['en', 'it'] as const) {
      const sentences = choices(state, language);
      expect(new Set(sentences).size).toBe(sentences.length);
    }
    expect(choices(state, 'en').filter(sentence => sentence.endsWith('at g9'))).toEqual([
      'Bring the light infantry in at g9',
      'Bring the light infantry (one knight) back at g9',
      'Bring the light infantry back at g9',
    ]);
    expect(choices(state, 'it')).toContain('Fai rientrare la fanteria leggera (un cavaliere) in g9');
  });

  test('MB-11.11 the log of a melee between units of one type says who lost what', () => {
    const position = `${OPEN_RED} Hg10:3,hg11:0!`;
    expect(told(given(position), 'Hg10xg11', 'en')).toContain(
      'Melee at g11: attacking heavy infantry lost nobody, defending heavy infantry destroyed',
    );
    expect(told(given(position), 'Hg10xg11', 'it')).toContain(
      'Corpo a corpo in g11: chi attacca: fanteria pesante senza perdite, chi difende: fanteria pesante distrutta',
    );
    expect(told(given(`${OPEN_RED} Kg10:4,hg11:0`), 'Kg10xg11', 'en')).toEqual([
      'Heavy cavalry from g10 charged the heavy infantry at g11',
      'Melee at g11: heavy cavalry lost nobody, heavy infantry lost 1',
    ]);
  });

  test('MB-10.6 when a unit comes back is counted from now', async () => {
    const state = given(`${OPEN_YELLOW} wc8:1,b@outer1,l@outer3`);
    expect(await refused(state, { type: 'unit', unit: 1 })).toEqual([
      'This unit may enter in 2 regroups',
      'Questa unità può rientrare fra 2 raggruppamenti',
    ]);
    expect(await refused(state, { type: 'unit', unit: 2 })).toEqual([
      'This unit may enter at the next regroup',
      'Questa unità può rientrare al prossimo raggruppamento',
    ]);
  });

  test('MB-10.3 the position in text shows the losses of a unit that has fled', async () => {
    const view = medievalBattle.view(given(`${OPEN_YELLOW} wc8:1,b@outer1!,l@outer3`), 1);
    const boards = await Promise.all(Object.values(TEXTS).map(text => text.board(view)));
    const [english, inItalian] = boards.map(board => board.replaceAll(/\s+/g, ' '));
    expect(english).toContain('off the board: longbowmen, one knight, back in 2 regroups');
    expect(english).toContain('off the board: light infantry, back in 1 regroup');
    expect(inItalian).toContain('arcieri con arco lungo, un cavaliere, rientra fra 2 raggruppamenti');
  });

  test('MB-11.7 on open ground nobody reads that it is bad for horse', () => {
    const fight = calculation(given(`${OPEN_RED} Kg10:4,pg11:0`), 'g10', 'g11');
    const words = Object.values(TEXTS).map(text =>
      fight.factors.map(factor => text.words.outcomes.factor(factor, fight)),
    );
    expect(words).toEqual([
      ['Equal numbers', 'Same height', 'Ground favours nobody'],
      ['Numero pari', 'Stessa altezza', 'Il terreno non favorisce nessuno'],
    ]);
  });

  test('MB-11.2 MB-12.2 the calculator calls the cards as the rules do', () => {
    const cards = Object.values(TEXTS).map(({ words: { board } }) => [
      board.calculator.card,
      board.calculator.bowCard,
    ]);
    expect(cards).toEqual([
      ['Melee card', 'Ranged attack card'],
      ['Carta corpo a corpo', 'Carta attacco a distanza'],
    ]);
  });

  test('one of a thing is not many of it', async () => {
    const { board } = italian.words;
    expect([board.panel.pointsOf(1, 5), board.panel.pointsOf(2, 5)]).toEqual([
      '1 punto vittoria su 5',
      '2 punti vittoria su 5',
    ]);
    expect([board.tray.left(1), board.tray.left(2)]).toEqual(['ne resta 1', 'ne restano 2']);
    expect([board.recruitment.confirmUnspent(1), board.recruitment.confirmUnspent(2)]).toEqual([
      'Sigilla, 1 punto non speso',
      'Sigilla, 2 punti non spesi',
    ]);
    const spent = play(given(`${DISMOUNT_RED} Kg12:0,lg11:4`), 'Kg12');
    expect(await refused(spent, { type: 'hex', hex: hex(spent, 'g11') })).toEqual([
      'This attack needs 1 movement, this unit has 0',
      'Questo attacco: serve 1 punto movimento, l’unità ne ha 0',
    ]);
    const start = medievalBattle.setup({ map: 'std-open' }, 2, noChance);
    play(start, 'B');
    expect(await refused(start, { type: 'recruit', unit: 'longbowmen' })).toEqual([
      'On this map an army has at most 1 unit of longbowmen',
      'Su questa mappa un esercito ha al massimo 1 unità di arcieri con arco lungo',
    ]);
  });

  test('MB-18.1 a corrected figure for dismounting is what the button says', async () => {
    vi.resetModules();
    const kernel = await import('@palio/kernel');
    kernel.correctFigures('medieval-battle', { dismount: { replace: { horseArchers: 'archers' } } });
    const rules = await import('../rules/index.ts');
    const { en: corrected } = await import('../text/en.ts');
    const kit = await import('./given.ts');
    const state = kit.play(kit.given(`${DISMOUNT_RED} Mg12:4`), 'Mg12');
    const view = rules.medievalBattle.view(state, 0);
    expect(corrected.action(view, 0, { type: 'dismount' })).toBe('Dismount: become archers');
    vi.resetModules();
  });
});
