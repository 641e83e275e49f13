import { describe, expect, test } from 'vitest';
import { NEUTRALS, ACTION_FIGURES, RESULTS, type KnightsStep } from '../rules/index.ts';
import { BLACK, BLUE, event, given, type Given, GREEN, inCity, RED } from './given.ts';

const seats = [GREEN, BLUE, RED, BLACK];
const returns =
  (track: number, result: (typeof RESULTS)[number]) =>
  (fate: { readonly expeditions: readonly number[] }): boolean =>
    fate.expeditions[track] === RESULTS.indexOf(result);

function sailing(track: number, space: number, invested: readonly number[], blessed = false): Given {
  const table = given(4);
  table.state.expeditions = table.state.expeditions.map((expedition, i) =>
    i === track ? { space, blessed, invested } : expedition,
  );
  return table;
}

describe('Important Event', () => {
  test('WK-7.1, WK-7.2 red: the Head draws it himself, or pays 1 Faith', () => {
    const table = given(4).topEvent('treasuryRaid').run({ kind: 'chooseDrawer', seat: BLUE });
    expect(table.legal(BLUE)).toEqual(['baron niebeski']);
    expect(table.why(BLUE, { type: 'baron', baron: RED })).toMatchObject({
      rule: 'WK-7.2',
      values: { faith: 0 },
    });
    const rich = given(4).topEvent('treasuryRaid');
    rich.baron(BLUE).faith = 1;
    rich.run({ kind: 'chooseDrawer', seat: BLUE }).act(BLUE, 'baron madder');
    expect(rich.baron(BLUE).faith).toBe(0);
    expect(rich.baron(RED).crowns).toBe(8);
  });

  test('WK-7.3 green: the Head names another, or pays 1 Faith for himself', () => {
    const table = given(4).topEvent('inheritance').run({ kind: 'chooseDrawer', seat: BLUE });
    expect(table.legal(BLUE)).not.toContain('baron niebeski');
    expect(table.why(BLUE, { type: 'baron', baron: BLUE })?.rule).toBe('WK-7.3');
    table.act(BLUE, 'baron zobel');
    expect(table.baron(BLACK).crowns).toBe(21);
  });

  test('WK-7.4, WK-7.8, WK-7.9, WK-7.10 T5 blue: free of charge, the target first, and any Barons pay together', () => {
    const table = given(4).topEvent('arson').fate(inCity('monz'));
    table.baron(RED).faith = 1;
    table.baron(GREEN).faith = 2;
    table.run({ kind: 'chooseDrawer', seat: BLUE }).act(BLUE, 'baron niebeski');
    expect(table.tellings('eventDrawn')[0]!.city).toBe(6);
    expect(table.asked()).toBe('pledgeFaith');
    expect(table.legal(GREEN)).toEqual(['amount 0', 'amount 1', 'amount 2']);
    table.act(GREEN, 'amount 1').act(RED, 'amount 1');
    expect([table.baron(GREEN).faith, table.baron(RED).faith]).toEqual([1, 0]);
    expect(table.city('monz').owner).toBe(-1);
    expect(table.tellings('eventCancelled')).toHaveLength(1);
  });

  test('WK-7.7, WK-7.10 T5 red: only the drawer may pay; pledges that do not reach the cost are not spent', () => {
    const red = given(4).topEvent('treasuryRaid');
    for (const seat of seats) red.baron(seat).faith = 2;
    red.run({ kind: 'drawEvent', drawer: RED });
    expect(red.waiting()).toEqual([RED]);
    red.act(RED, 'yes');
    expect(red.baron(RED)).toMatchObject({ faith: 0, crowns: 15 });
    const blue = given(4).topEvent('famine').own(RED, 'kovel');
    blue.baron(RED).faith = 1;
    blue.run({ kind: 'drawEvent', drawer: GREEN }).act(RED, 'amount 1');
    expect(blue.baron(RED)).toMatchObject({ faith: 1, crowns: 14 });
  });

  test('WK-7.5, WK-7.6, WK-7.11 a green Event applies to the drawer; one without a cost cannot be cancelled', () => {
    const table = given(4).topEvent('campFever').put(RED, 'star', 'A1');
    for (const seat of seats) table.baron(seat).faith = 5;
    table.run({ kind: 'drawEvent', drawer: RED });
    expect(table.noble(RED, 'star').exhausted).toBe(true);
    expect(table.state.stack).toEqual([]);
    const green = given(4).topEvent('inheritance').run({ kind: 'drawEvent', drawer: RED });
    expect(green.baron(RED).crowns).toBe(21);
  });

  test('WK-7.12 a resolved Event is discarded, a permanent one stays with its victim', () => {
    const table = given(4).topEvent('scandal').run({ kind: 'drawEvent', drawer: RED });
    expect(table.state.eventDiscard).toEqual([event('scandal')]);
    const lasting = given(4).topEvent('heretic').run({ kind: 'drawEvent', drawer: RED });
    expect(lasting.state.eventDiscard).toEqual([]);
    expect(lasting.baron(RED).lasting).toEqual([{ event: event('heretic'), noble: -1 }]);
    lasting.state.eventDiscard = [event('famine')];
    lasting.state.eventBag = [];
    lasting.topEvent('floods');
    lasting.state.eventBag = [];
    lasting.run({ kind: 'drawEvent', drawer: RED });
    expect(lasting.state.eventTop).toBe(event('famine'));
  });
});

describe('Fund Expeditions', () => {
  test('WK-7.13, WK-7.14, WK-7.16, WK-7.18, WK-7.23 T6 China is started and blessed while the Spice Islands return 2x', () => {
    const table = sailing(1, 2, [1, 0, 5, 0]).fate(returns(1, 'x2'));
    table.baron(BLUE).faith = 1;
    table.run({ kind: 'startExpedition', seat: GREEN });
    expect(table.legal(GREEN)).toEqual(['expedition ceylon', 'expedition china', 'decline']);
    expect(table.why(GREEN, { type: 'expedition', track: 1, crowns: 0 })?.rule).toBe('WK-7.13');
    table
      .act(GREEN, 'expedition china', 'amount 2')
      .act(BLUE, 'amount 0')
      .act(RED, 'amount 5')
      .act(BLACK, 'amount 0');
    table.act(BLUE, 'yes');
    expect(table.state.expeditions[2]).toEqual({ space: 1, blessed: true, invested: [2, 0, 5, 0] });
    expect(table.state.expeditions[1]!.space).toBe(0);
    expect(table.baron(GREEN).crowns).toBe(15 - 2 + 2);
    expect(table.baron(RED).crowns).toBe(15 - 5 + 10);
    expect(table.baron(BLUE).faith).toBe(0);
  });

  test('WK-7.14 nobody invests more than 5, nor more than he has', () => {
    const table = given(4);
    table.baron(GREEN).crowns = 3;
    table.run({ kind: 'startExpedition', seat: GREEN }).act(GREEN, 'expedition ceylon');
    expect(table.legal(GREEN)).toEqual(['amount 0', 'amount 1', 'amount 2', 'amount 3']);
    table.act(GREEN, 'amount 0');
    expect(table.legal(BLUE)).toHaveLength(6);
    expect(table.why(BLUE, { type: 'expedition', track: 0, crowns: 6 })?.rule).toBe('WK-7.14');
  });

  test('WK-7.15 without an investment no marker is placed', () => {
    const table = given(4).run({ kind: 'startExpedition', seat: GREEN }).act(GREEN, 'expedition ceylon');
    for (const seat of seats) table.act(seat, 'amount 0');
    expect(table.state.expeditions[0]!.space).toBe(0);
  });

  test('WK-7.17, WK-7.19 a blessing counts for the whole voyage: the better of two cards', () => {
    const table = sailing(0, 2, [3, 0, 0, 0], true).fate(returns(0, 'lost'), returns(0, 'x2'));
    table.run({ kind: 'startExpedition', seat: GREEN }).act(GREEN, 'decline');
    expect(table.baron(GREEN).crowns).toBe(15 + 6);
    const order = given(4);
    order.state.expeditions = order.state.expeditions.map(() => ({
      space: 3,
      blessed: false,
      invested: [1, 0, 0, 0],
    }));
    order.fate(returns(0, 'lost'), returns(1, 'lost'), returns(2, 'lost'));
    order.run({ kind: 'advanceExpeditions', started: -1 });
    expect(order.tellings('fleetLost').map(({ track }) => track)).toEqual([0, 1, 2]);
  });

  test('WK-7.20, WK-7.21 T40 blessed China with No News and Fleet Lost waits on space 3, still blessed', () => {
    const table = sailing(2, 3, [5, 0, 0, 0], true).fate(returns(2, 'noNews'), returns(2, 'lost'));
    table.run({ kind: 'advanceExpeditions', started: -1 });
    expect(table.state.expeditions[2]).toEqual({ space: 3, blessed: true, invested: [5, 0, 0, 0] });
  });

  test('WK-7.22, WK-7.24 a lost fleet loses all, and the track is free for a later card', () => {
    const table = sailing(2, 2, [5, 0, 0, 0]).fate(returns(2, 'lost'));
    table.run({ kind: 'advanceExpeditions', started: -1 });
    expect(table.baron(GREEN).crowns).toBe(15);
    expect(table.state.expeditions[2]).toEqual({ space: 0, blessed: false, invested: [0, 0, 0, 0] });
  });

  test('WK-7.23 T7 five crowns in China at 4x bring twenty', () => {
    const table = sailing(2, 2, [5, 0, 0, 0]).fate(returns(2, 'x4'));
    table.run({ kind: 'advanceExpeditions', started: -1 });
    expect(table.baron(GREEN).crowns).toBe(35);
  });
});

describe('Upgrade Defenses and Muster Troops', () => {
  test('WK-7.25, WK-7.26, WK-7.27, WK-17.1 one thing each: repair for 2 a breach, or fortify for 4', () => {
    const table = given(4).own(GREEN, 'kovel', 'froli').change('kovel', { breaches: 2 });
    table.run({ kind: 'upgradeDefenses', order: seats });
    expect(table.legal(GREEN)).toEqual([
      'repair kovel 1',
      'repair kovel 2',
      'fortify kovel',
      'fortify froli',
      'decline',
    ]);
    table.act(GREEN, 'repair kovel 2');
    expect(table.city('kovel').breaches).toBe(0);
    expect(table.baron(GREEN).crowns).toBe(11);
    expect(table.state.stack).toEqual([]);
    const fort = given(4)
      .own(GREEN, 'froli')
      .run({ kind: 'upgradeDefenses', order: seats })
      .act(GREEN, 'fortify froli');
    expect(fort.city('froli').fortified).toBe(true);
    expect(fort.view(0).cities[3]!.strength).toBe(300);
    expect(fort.baron(GREEN).crowns).toBe(11);
    const again = fort.run({ kind: 'upgradeDefenses', order: seats });
    expect(again.state.stack).toEqual([]);
    again.state.stack = [{ kind: 'upgrade', seat: GREEN, after: [] }];
    expect(again.why(GREEN, { type: 'fortify', city: 3 })?.rule).toBe('WK-7.27');
    expect(again.why(GREEN, { type: 'fortify', city: 0 })?.rule).toBe('WK-7.25');
  });

  test('WK-7.14, WK-7.26, WK-7.27, WK-24.16 what is too dear is named with its own rule and price', () => {
    const table = given(4).own(GREEN, 'kovel').change('kovel', { breaches: 1 }).law('masonsGuild');
    table.baron(GREEN).crowns = 1;
    table.state.stack = [{ kind: 'upgrade', seat: GREEN, after: [] }];
    const values = { price: 2, crowns: 1 };
    expect(table.why(GREEN, { type: 'repair', city: 0 })).toMatchObject({ rule: 'WK-7.26', values });
    expect(table.why(GREEN, { type: 'fortify', city: 0 })).toMatchObject({ rule: 'WK-7.27', values });
    table.state.stack = [{ kind: 'invest', seat: GREEN, after: [], track: 0 }];
    expect(table.why(GREEN, { type: 'expedition', track: 0, crowns: 2 })).toMatchObject({
      rule: 'WK-7.14',
      values,
    });
    expect(table.why(GREEN, { type: 'fortify', city: 0 })?.rule).toBe('WK-5.2');
  });

  test('WK-7.6, WK-7.16, WK-17.5 too little Faith is named with the rule of the question', () => {
    const table = given(4).own(RED, 'kovel');
    const drawn = { event: event('treasuryRaid'), drawer: RED, noble: -1, city: -1, nationality: -1 };
    const why = (step: KnightsStep): string | undefined => {
      table.state.stack = [step];
      return table.why(RED, { type: 'faith' })?.rule;
    };
    expect(why({ kind: 'cancelEvent', seat: RED, drawn })).toBe('WK-7.6');
    expect(why({ kind: 'bless', seat: RED, track: 0 })).toBe('WK-7.16');
    expect(why({ kind: 'revoltPayment', seat: RED, city: 0 })).toBe('WK-17.5');
  });

  test('WK-7.28 nothing besieged is repaired or fortified', () => {
    const table = given(4)
      .own(GREEN, 'kovel')
      .change('kovel', { breaches: 1, besieger: RED })
      .put(RED, 'star', 'A1');
    table.baron(GREEN).breaches = 1;
    table.run({ kind: 'upgradeDefenses', order: seats });
    expect(table.legal(GREEN)).toEqual(['repair stronghold 1', 'decline']);
    expect(table.why(GREEN, { type: 'repair', city: 0 })?.rule).toBe('WK-7.28');
    table.baron(GREEN).besieger = RED;
    expect(table.legal(GREEN)).toEqual(['decline']);
  });

  test('WK-7.29 any number of tokens from one army for 2 crowns each', () => {
    const table = given(4).put(GREEN, 'star', 'A1', { cards: ['regular100', 'english200'], tokens: 2 });
    table.garrison(GREEN, ['regular50', 'english100'], 1).run({ kind: 'musterTroops', order: seats });
    expect(table.legal(GREEN)).toEqual([
      'muster emerande-star 1',
      'muster emerande-star 2',
      'muster garrison-emerande 1',
      'decline',
    ]);
    table.act(GREEN, 'muster emerande-star 2');
    expect(table.noble(GREEN, 'star').tokens).toBe(0);
    expect(table.baron(GREEN).crowns).toBe(11);
  });

  test('WK-7.30 three Important Events, two Fund Expeditions, one of each other', () => {
    expect(ACTION_FIGURES.neutralActions.map(({ copies }) => copies)).toEqual([3, 2, 1, 1, 1]);
    expect(NEUTRALS).toHaveLength(5);
  });
});
