import { describe, expect, test } from 'vitest';
import { nobleMarks } from '../board/describe.ts';
import { FATES, type Event, type Law } from '../rules/index.ts';
import { en } from '../text/en.ts';
import { it as italian } from '../text/it.ts';
import { Names } from '../text/names.ts';
import { BLACK, BLUE, event, game, garrison, given, type Given, GREEN, noble, RED } from './given.ts';

const nameOf = (seat: number): string => `P${seat}`;

/** One line of the log in both languages. */
const lines = (table: Given, told: Event): string[] =>
  [en, italian].map(text => text.event(told, nameOf, table.view(GREEN))?.text ?? '');

/** What a Baron reads on the buttons of the open question. */
const buttons = (table: Given, seat: number, text = en): string[] =>
  game.legalActions(table.state, seat).map(action => text.action(table.view(seat), seat, action));

const prompt = (table: Given, seat: number): ReturnType<typeof en.prompt> =>
  en.prompt(table.view(seat), game.question(table.state)!, seat, nameOf);

describe('the log', () => {
  test('WK-3.6 a revealed Fate card is told by the field that was used, not by its battle result', () => {
    const table = given(4);
    const card = FATES.findIndex(({ revolt }) => revolt);
    const { nationality, battle } = FATES[card]!;
    const told = (purpose: 'revolt' | 'deserter' | 'expedition' | 'battle'): string[] =>
      lines(table, { type: 'fateRevealed', card, purpose });
    expect(told('revolt')).toEqual([
      'Fate decides whether the city revolts: Revolt',
      'Il Fato decide la Rivolta: Rivolta',
    ]);
    expect(told('deserter')[0]).toContain(Object.values(en.words.terms.nationalities)[nationality]);
    expect(told('battle')[0]).toContain(en.words.terms.results[battle]);
    for (const track of ['Ceylon', 'Spice Islands', 'China']) expect(told('expedition')[0]).toContain(track);
  });

  test('WK-12.13 whoever kept no card reveals no cards, not nobody', () => {
    const told: Event = { type: 'handsRevealed', attacker: [], defender: [] };
    expect(lines(given(4), told)).toEqual([
      'Revealed: no cards against no cards',
      'Rivelate: nessuna carta contro nessuna carta',
    ]);
  });

  test('WK-21.3, WK-9.28 a Law is told with what was proposed, and a Law to be discarded by its name', () => {
    const truce: Law = { id: 'truce', values: [GREEN, RED], until: 4 };
    const table = given(4, { freePrivateMotions: true });
    const [passed] = lines(table, { type: 'lawPassed', law: truce.id, values: truce.values });
    expect(passed).toContain(en.seatNames[GREEN]);
    expect(passed).toContain(en.seatNames[RED]);
    table.state.laws = [{ id: 'closedSeas', values: [], until: 0 }, truce];
    table.baron(BLUE).votes = 1;
    table.state.assembly = {
      attending: [GREEN, BLUE, RED, BLACK],
      presiding: GREEN,
      order: [],
      open: [],
      written: [],
      proposer: RED,
    };
    table.run({ kind: 'propose', seat: RED }).act(RED, 'propose discardLaw');
    expect(buttons(table, RED)).toEqual([
      'Choose 1. Closed Seas',
      `Choose 2. Truce between two Barons: ${en.seatNames[GREEN]}, ${en.seatNames[RED]}`,
    ]);
    table.act(RED, 'value 0');
    expect(lines(table, table.tellings('proposed')[0]!)[0]).toBe('P2 proposes: Discard a Law: Closed Seas');
    expect(prompt(table, BLUE).what).toContain('Discard a Law: Closed Seas');
  });

  test('WK-7.26, WK-7.6 numbers and genders are right', () => {
    const table = given(4);
    expect(lines(table, { type: 'wallsRepaired', seat: RED, city: -1, breaches: 1 })).toEqual([
      'P2 repairs the stronghold: 1 breach',
      'P2 ripara la Fortezza: 1 Breccia',
    ]);
    expect(lines(table, { type: 'eventCancelled', event: event('plague') })[1]).toBe(
      'Evento annullato: Peste',
    );
    const removed: Event = { type: 'tokensRemoved', seat: RED, holder: garrison(RED), tokens: 1 };
    expect(lines(table, removed)[1]).toMatch(/^1 segnalino Perdite tolto a: /);
  });
});

describe('the position', () => {
  test('WK-23.11, WK-23.24, WK-1.18 who skips the next refresh or landing is open to all', () => {
    const table = given(4)
      .put(RED, 'star', 'A1', { exhausted: true, fever: true })
      .put(RED, 'square', 'H2', { place: 2, stormbound: true });
    const view = table.view(GREEN);
    expect(en.board(view)).toContain('skips the next refresh');
    expect(italian.board(view)).toContain('salta il prossimo sbarco');
    const names = new Names(en.words);
    expect(nobleMarks(names, view, noble(RED, 'star'))).toContain('skips the next refresh');
    expect(nobleMarks(names, view, noble(RED, 'square'))).toContain('skips the next landing');
  });
});

describe('the buttons', () => {
  test('WK-23.18 who takes no city through Open Gates reads that he gets crowns', () => {
    const table = given(4).put(RED, 'star', 'B2');
    table.run({ kind: 'eventCity', seat: RED, event: event('openGates') });
    expect(buttons(table, RED)).toEqual(['Choose Froli', 'Take 3 crowns instead']);
    expect(buttons(table, RED, italian).at(-1)).toBe('Prendi invece 3 Corone');
    expect(prompt(table, RED).what).toContain('Open Gates');
  });

  test('WK-9.38, WK-9.39 nobody who is banned already is threatened with a ban', () => {
    const table = given(4).law('churchLevy');
    const ask = (): void =>
      void (table.state.stack = [{ kind: 'complyWithLaw', seat: RED, law: 0, crowns: 2 }]);
    ask();
    expect(buttons(table, RED)).toEqual(['Comply', 'Refuse and be banned']);
    expect(prompt(table, RED).hint).toContain('banned');
    table.baron(RED).banned = true;
    expect(buttons(table, RED)).toEqual(['Comply', 'Refuse']);
    expect(prompt(table, RED).hint).toBeUndefined();
  });

  test('WK-23.9 the stronghold has its article in Italian', () => {
    const table = given(4).run({ kind: 'eventCity', seat: RED, event: event('crumblingWalls') });
    expect(buttons(table, RED, italian)).toEqual(['Scegli le mura: la Fortezza']);
  });
});
