import { describe, expect, test } from 'vitest';
import { FATES, type Event, type Law } from '../rules/index.ts';
import { en } from '../text/en.ts';
import { it as italian } from '../text/it.ts';
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

  test('WK-12.2, WK-7.1 a battle is told with what is attacked, and a Head who draws himself as such', () => {
    const table = given(4);
    const nobles = [noble(RED, 'star')];
    const begun = { type: 'battleBegan', seat: RED, region: 0, kind: 'assault', nobles } as const;
    expect(lines(table, { ...begun, against: -1, target: 'city' })).toEqual([
      'P2: assault against the city (neutral) in Kovel (A1)',
      'P2: assalto contro la città (neutrale) in Kovel (A1)',
    ]);
    expect(lines(table, { ...begun, against: BLUE, target: 'stronghold' })[0]).toContain(
      'the stronghold of P1',
    );
    expect(lines(table, { type: 'drawerChosen', seat: RED, drawer: RED })[0]).toBe(
      'P2 draws the Event himself',
    );
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

describe('questions', () => {
  test('WK-11.13 the question names the region where troops can be taken, not the whole way', () => {
    const table = given(4).put(GREEN, 'star', 'C2').garrison(GREEN, ['english50']);
    table.reveal(GREEN, 'versatileStrategy').act(GREEN, 'use for move', 'noble emerande-star');
    table.act(
      GREEN,
      table.legal(GREEN).find(line => line.startsWith('move emerande-star C2'))!,
    );
    expect(prompt(table, GREEN).what).toBe('C2: Take troops along here?');
  });

  test('WK-9.28, WK-20.3 the details of a proposal and the Votes to be written say what they are for', () => {
    const table = given(2, { freePrivateMotions: true });
    table.state.stack = [{ kind: 'proposeWhat', seat: BLUE, proposal: 'cityIncomeChange', values: [] }];
    expect(prompt(table, BLUE).what).toBe('Change city income: Whom or what does it concern?');
    const votes = given(2);
    votes.baron(GREEN).votes = 3;
    votes.agendas('royalGrant', 'churchLevy', 'roadTolls').run({ kind: 'assembly' });
    votes.act(GREEN, 'agenda churchLevy', 'agenda royalGrant', 'votes 1');
    expect(prompt(votes, GREEN).what).toContain('Royal Grant');
    expect(prompt(votes, BLUE).what).toContain('Church Levy');
  });
});

describe('the position', () => {
  test('WK-23.11, WK-23.24, WK-1.18 who skips the next refresh or landing is open to all', async () => {
    const table = given(4)
      .put(RED, 'star', 'A1', { exhausted: true, fever: true })
      .put(RED, 'square', 'H2', { place: 2, stormbound: true });
    const view = table.view(GREEN);
    expect(await en.board(view)).toContain('skips the next refresh');
    expect(await italian.board(view)).toContain('salta il prossimo sbarco');
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
