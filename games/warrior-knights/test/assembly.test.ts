import { describe, expect, test } from 'vitest';
import { AGENDAS, type AgendaId } from '../rules/index.ts';
import { agenda, any, BLACK, BLUE, given, type Given, GREEN, noble, RED, shows } from './given.ts';

/** The presiding Baron takes the Agendas in this order. */
function meet(table: Given, ...ids: readonly AgendaId[]): Given {
  table.agendas(...ids).run({ kind: 'assembly' });
  for (const id of ids) if (table.asked() === 'orderAgendas') table.act(table.waiting()[0]!, `agenda ${id}`);
  return table;
}

/** Everybody who is asked commits so many Votes, and declares for a side. */
function vote(table: Given, votes: Readonly<Record<number, readonly [number, string]>>): Given {
  while (table.asked() === 'commitVotes') {
    const [seat] = table.waiting();
    table.act(seat!, `votes ${votes[seat!]?.[0] ?? 0}`);
  }
  while (table.asked() === 'declareVotes') {
    const [seat] = table.waiting();
    table.act(seat!, `for ${votes[seat!]![1]}`);
  }
  return table;
}

/** One Agenda alone is decided for a Baron or a side by the Votes of the Chairman. */
function decide(table: Given, id: AgendaId, side: string): Given {
  const fillers: AgendaId[] = ['masonsGuild', 'surgeonsGuild'];
  return vote(meet(table, id, ...fillers), { [GREEN]: [1, side] });
}

describe('attendance and votes', () => {
  test('WK-9.1, WK-9.2, WK-24.18, WK-24.24 banned Barons and the Ambassador stay away; Votes for cities, law and charge', () => {
    const table = given(4).own(GREEN, 'kovel', 'acre').charge(BLUE, 'ambassador').law('enlargedAssembly');
    table.charge(BLACK, 'lordChancellor').baron(RED).banned = true;
    table.run({ kind: 'assembly' });
    expect(table.tellings('assemblyOpened')[0]!.attending).toEqual([GREEN, BLACK]);
    expect([GREEN, BLUE, RED, BLACK].map(seat => table.baron(seat).votes)).toEqual([3, 0, 0, 4]);
  });

  test('WK-9.2, WK-14.13 a besieged city still gives its Vote', () => {
    const table = given(4).own(GREEN, 'kovel').change('kovel', { besieger: RED }).put(RED, 'star', 'A1');
    expect(table.run({ kind: 'assembly' }).baron(GREEN).votes).toBe(2);
  });

  test('WK-9.3, WK-9.4 an absent Chairman names who presides; the token stays', () => {
    const table = given(4).charge(GREEN, 'ambassador').agendas('royalGrant', 'confiscation', 'marshal');
    table.run({ kind: 'assembly' });
    expect(table.asked()).toBe('nameActingChairman');
    table.act(GREEN, 'baron madder');
    expect(table.state).toMatchObject({ chairman: GREEN, assembly: { presiding: RED } });
    expect(table.waiting()).toEqual([RED]);
  });

  test('WK-9.4 if nobody attends, the Agendas are discarded unvoted', () => {
    const table = given(4).agendas('royalGrant', 'confiscation', 'marshal');
    for (const baron of table.state.barons) baron.banned = true;
    table.run({ kind: 'assembly' });
    expect(table.state.assembly).toBeNull();
    expect(table.state.agendaDiscard).toEqual([
      agenda('royalGrant'),
      agenda('confiscation'),
      agenda('marshal'),
    ]);
    expect(table.state.agendas).toHaveLength(3);
  });

  test('WK-9.5, WK-9.6, WK-9.7 Private Motions first, then the order the Chairman announces', () => {
    const table = given(4).agendas('royalGrant', 'privateMotion', 'marshal').fate(shows(RED));
    table.run({ kind: 'assembly' });
    expect(table.asked()).toBe('propose');
    table.act(RED, 'propose nothing');
    expect(table.legal(GREEN)).toEqual(['agenda royalGrant', 'agenda marshal']);
    expect(table.why(GREEN, { type: 'agenda', agenda: agenda('confiscation') })?.rule).toBe('WK-9.6');
    table.act(GREEN, 'agenda marshal');
    expect(table.tellings('agendasOrdered')[0]!.agendas).toEqual([agenda('marshal'), agenda('royalGrant')]);
    expect(table.state.ballot!.subject).toEqual({ type: 'agenda', agenda: agenda('marshal') });
  });

  test('WK-9.8, WK-24.23 afterwards three new Agendas, unused Votes are kept, the Defender of the Faith gains', () => {
    const table = meet(
      given(4).charge(RED, 'defenderOfTheFaith').area(2, 3),
      'royalTithe',
      'churchLevy',
      'roadTolls',
    );
    for (let i = 0; i < 3; i++) {
      vote(table, {});
      table.act(GREEN, 'for no');
    }
    expect(table.state.assembly).toBeNull();
    expect(table.state.agendas).toHaveLength(3);
    expect(table.baron(GREEN).votes).toBe(1);
    expect(table.baron(RED).faith).toBe(1);
    expect(table.view(0).areas[2]!.count).toBe(0);
  });
});

describe('one ballot', () => {
  test('WK-9.9, WK-9.10, WK-9.11 secret commitments of 0 to all, declared from the Chairman on, all spent', () => {
    const table = given(4);
    table.baron(BLUE).votes = 4;
    meet(table, 'royalTithe', 'churchLevy', 'roadTolls');
    expect(table.legal(BLUE)).toHaveLength(6);
    expect(table.why(BLUE, { type: 'votes', votes: 9 })?.rule).toBe('WK-9.9');
    table.act(BLUE, 'votes 3').act(GREEN, 'votes 1').act(RED, 'votes 0');
    expect(table.view(GREEN).ballot!.committed).toEqual([0, 0, 0, 0]);
    table.act(BLACK, 'votes 1');
    expect(table.waiting()).toEqual([GREEN]);
    table.act(GREEN, 'for no');
    expect(table.legal(BLUE)).toEqual(['for yes', 'for no']);
    expect(table.why(BLUE, { type: 'decline' })?.rule).toBe('WK-9.12');
    table.act(BLUE, 'for yes').act(BLACK, 'for no');
    expect([GREEN, BLUE, RED, BLACK].map(seat => table.baron(seat).votes)).toEqual([0, 2, 1, 0]);
    expect(table.state.laws).toEqual([{ id: 'royalTithe', values: [], until: 0 }]);
  });

  test('WK-9.12, WK-9.16 T34 three to three: the Chairman decides no though he voted yes; it is discarded', () => {
    const table = given(4);
    table.baron(GREEN).votes = 2;
    table.baron(BLUE).votes = 2;
    vote(meet(table, 'royalTithe', 'churchLevy', 'roadTolls'), { [GREEN]: [3, 'yes'], [BLUE]: [3, 'no'] });
    expect(table.asked()).toBe('breakTie');
    table.act(GREEN, 'for no');
    expect(table.state.laws).toEqual([]);
    expect(table.state.agendaDiscard).toContain(agenda('royalTithe'));
  });

  test('WK-9.13, WK-9.14, WK-9.26 most Votes choose a Baron, present or not; without Votes all are tied', () => {
    const table = given(4);
    table.baron(RED).banned = true;
    vote(meet(table, 'royalGrant', 'churchLevy', 'roadTolls'), { [BLUE]: [1, 'madder'] });
    table.act(RED, 'comply');
    expect(table.baron(RED).crowns).toBe(21);
    const none = vote(meet(given(4), 'royalGrant', 'churchLevy', 'roadTolls'), {});
    expect(none.legal(GREEN)).toEqual(['for emerande', 'for niebeski', 'for madder', 'for zobel']);
  });

  test('WK-9.15 a result takes effect before the next Agenda', () => {
    const table = given(4);
    table.baron(GREEN).votes = 3;
    vote(meet(table, 'electionOfChairman', 'churchLevy', 'roadTolls'), { [GREEN]: [1, 'madder'] });
    table.act(RED, 'comply');
    expect(table.state.chairman).toBe(RED);
    expect(table.state.assembly!.presiding).toBe(RED);
  });
});

describe('kinds of Agenda', () => {
  test('WK-9.17, WK-24.1, WK-18.6 a Motion is carried out and discarded; Prestige comes from the Reserve', () => {
    const table = decide(given(4), 'grantOfHonour', 'emerande').act(GREEN, 'comply');
    expect(table.baron(GREEN).prestige).toBe(1);
    expect(table.state.reserve).toBe(39);
    expect(table.state.agendaDiscard).toContain(agenda('grantOfHonour'));
  });

  test('WK-9.18 a Law stays; two with the same effect add up', () => {
    const table = given(4).law('enlargedAssembly');
    table.state.laws = [...table.state.laws, { id: 'enlargedAssembly', values: [], until: 0 }];
    expect(table.run({ kind: 'assembly' }).baron(GREEN).votes).toBe(3);
  });

  test('WK-9.19 T32 a fourth Charge costs one of the older three', () => {
    const table = given(4).charge(GREEN, 'saltConcession', 'woolConcession', 'wineConcession');
    decide(table, 'silkConcession', 'emerande').act(GREEN, 'comply');
    expect(table.legal(GREEN)).toEqual([
      'agenda saltConcession',
      'agenda woolConcession',
      'agenda wineConcession',
    ]);
    table.act(GREEN, 'agenda woolConcession');
    expect(table.baron(GREEN).charges).toEqual([
      agenda('saltConcession'),
      agenda('wineConcession'),
      agenda('silkConcession'),
    ]);
  });

  test('WK-9.21, WK-24.26 an Office goes to a Noble on or off the map, not to one who never returns', () => {
    const table = given(4).put(GREEN, 'star', 'A1').put(GREEN, 'circle', null, { cards: [], gone: true });
    decide(table, 'marshal', 'emerande').act(GREEN, 'comply');
    expect(table.legal(GREEN)).toEqual([
      'noble emerande-star',
      'noble emerande-square',
      'noble emerande-triangle',
    ]);
    expect(table.why(GREEN, { type: 'noble', noble: noble(GREEN, 'circle') })?.rule).toBe('WK-9.21');
    table.act(GREEN, 'noble emerande-star');
    expect(table.noble(GREEN, 'star').office).toBe(agenda('marshal'));
    expect(table.view(0).barons[GREEN]!.troopsOnMap).toBe(250);
  });

  test('WK-9.22, WK-24.26, WK-9.24 T33 Constable becomes Marshal: the old Office is discarded, 200 maintained troops', () => {
    const table = given(4).put(GREEN, 'star', 'A1').office(GREEN, 'star', 'constable');
    expect(table.view(0).barons[GREEN]!.troopsOnMap).toBe(150);
    decide(table, 'marshal', 'emerande').act(GREEN, 'comply', 'noble emerande-star');
    expect(table.view(0).barons[GREEN]!.troopsOnMap).toBe(250);
    expect(table.state.agendaDiscard).toContain(agenda('constable'));
    const captain = given(4).put(GREEN, 'star', 'A1').office(GREEN, 'star', 'captainOfTheGuard');
    expect(captain.view(0).barons[GREEN]!.troopsOnMap).toBe(200);
  });

  test('WK-9.25, WK-9.23 if lost maintained troops leave too many tokens, the Noble dies', () => {
    const table = given(4)
      .put(GREEN, 'star', 'A1', { tokens: 1 })
      .office(GREEN, 'star', 'marshal')
      .fate(any, any);
    decide(table, 'castellan', 'emerande').act(GREEN, 'comply', 'noble emerande-star');
    expect(table.noble(GREEN, 'star').place).toBe(0);
    expect(table.noble(GREEN, 'star').office).toBe(-1);
  });

  test('WK-24.22, WK-9.1, WK-9.26 T47 the Ambassador gets no Votes and no ballot, but may receive an Office', () => {
    const table = given(4).charge(RED, 'ambassador');
    vote(meet(table, 'marshal', 'churchLevy', 'roadTolls'), { [GREEN]: [1, 'madder'] });
    expect(table.baron(RED).votes).toBe(0);
    table.act(RED, 'comply', 'noble madder-star');
    expect(table.noble(RED, 'star').office).toBe(agenda('marshal'));
  });
});

describe('Private Motions', () => {
  const propose = (table: Given, ...lines: readonly string[]): Given =>
    table
      .agendas('privateMotion', 'churchLevy', 'roadTolls')
      .fate(shows(RED))
      .run({ kind: 'assembly' })
      .act(RED, ...lines);

  test('WK-9.27, WK-9.29, WK-9.41 Fate names the proposer, banned or not; a lifted ban counts from the next Assembly', () => {
    const table = given(4);
    table.baron(RED).banned = true;
    propose(table, 'propose liftBan', 'value 2');
    vote(table, { [GREEN]: [1, 'yes'] });
    expect(table.baron(RED).banned).toBe(false);
    expect(table.state.assembly!.attending).not.toContain(RED);
  });

  test('WK-9.28, WK-9.37 a Law, a Charge or an Office can be taken away, and that cannot be refused', () => {
    const law = propose(given(4).law('roadTolls').law('masonsGuild'), 'propose discardLaw', 'value 1');
    vote(law, { [GREEN]: [1, 'yes'] });
    expect(law.state.laws.map(({ id }) => id)).toEqual(['roadTolls']);
    const charge = propose(
      given(4).charge(BLUE, 'silkConcession'),
      'propose discardCharge',
      `value ${agenda('silkConcession')}`,
    );
    vote(charge, { [GREEN]: [1, 'yes'] });
    expect(charge.baron(BLUE).charges).toEqual([]);
    expect(charge.asked()).toBe('orderAgendas');
    const office = propose(
      given(4).office(BLUE, 'star', 'marshal'),
      'propose discardOffice',
      `value ${noble(BLUE, 'star')}`,
    );
    vote(office, { [GREEN]: [1, 'yes'] });
    expect(office.noble(BLUE, 'star').office).toBe(-1);
  });

  test('WK-9.28 he may propose nothing; without option nothing else is possible', () => {
    const table = given(4)
      .agendas('privateMotion', 'churchLevy', 'roadTolls')
      .fate(shows(RED))
      .run({ kind: 'assembly' });
    expect(table.legal(RED)).toEqual(['propose nothing', 'propose postponeAssembly']);
  });

  test('WK-9.30 a discarded Agenda has the ballot printed on it', () => {
    const table = given(4).agendas('privateMotion', 'churchLevy', 'roadTolls');
    table.state.agendaBag = table.state.agendaBag.filter(one => one !== agenda('royalGrant'));
    table.state.agendaDiscard = [agenda('royalGrant')];
    propose(table, 'propose voteDiscardedAgenda', `value ${agenda('royalGrant')}`);
    vote(table, { [GREEN]: [1, 'zobel'] });
    table.act(BLACK, 'comply');
    expect(table.baron(BLACK).crowns).toBe(21);
    expect(table.state.agendaDiscard).toContain(agenda('royalGrant'));
  });

  test('WK-9.31, WK-9.32, WK-9.8 T46 postponed: two Agendas stay, one is drawn, cards return, Votes are kept', () => {
    const table = propose(given(4).area(2, 3), 'propose postponeAssembly');
    vote(table, { [GREEN]: [1, 'yes'] });
    expect(table.state.agendas.slice(0, 2)).toEqual([agenda('churchLevy'), agenda('roadTolls')]);
    expect(table.state.agendas).toHaveLength(3);
    expect(table.view(0).areas[2]!.count).toBe(0);
    expect(table.baron(BLUE).votes).toBe(1);
    expect(table.state.agendaDiscard).toEqual([0]);
    expect(table.state.assembly).toBeNull();
  });
});

describe('refusing and bans', () => {
  test('WK-9.33, WK-9.42, WK-9.43, WK-9.40 T31 the Chairman refuses Confiscation: banned, and the one with most Votes takes over', () => {
    const table = given(4);
    table.baron(BLACK).votes = 5;
    table.baron(GREEN).votes = 7;
    vote(meet(table, 'confiscation', 'churchLevy', 'roadTolls'), { [BLACK]: [2, 'emerande'] });
    table.act(GREEN, 'refuse');
    expect(table.baron(GREEN)).toMatchObject({ banned: true, crowns: 15, votes: 8 });
    expect(table.state.chairman).toBe(BLACK);
    expect(table.state.assembly).toMatchObject({ presiding: BLACK, attending: [BLUE, RED, BLACK] });
    expect(table.state.agendaDiscard).toContain(agenda('confiscation'));
    expect(table.waiting()).not.toContain(GREEN);
  });

  test('WK-9.34, WK-21.5 who is to pay may refuse his part of a free Motion', () => {
    const table = given(4, { freePrivateMotions: true })
      .agendas('privateMotion', 'churchLevy', 'roadTolls')
      .fate(shows(RED));
    table.run({ kind: 'assembly' }).act(RED, 'propose transferCrowns', 'value 1', 'value 2', 'value 5');
    vote(table, { [GREEN]: [1, 'yes'] });
    table.act(BLUE, 'refuse');
    expect(table.baron(BLUE)).toMatchObject({ crowns: 15, banned: true });
    expect(table.baron(RED).crowns).toBe(15);
  });

  test('WK-9.36 Laws that only help ask nobody', () => {
    const table = given(4)
      .law('masonsGuild')
      .law('surgeonsGuild')
      .law('enlargedAssembly')
      .run({ kind: 'taxation' });
    expect(table.state.stack).toEqual([]);
  });

  test('WK-9.38, WK-9.39 a banned Baron refuses without another penalty', () => {
    const table = given(4);
    table.baron(RED).banned = true;
    vote(meet(table, 'confiscation', 'churchLevy', 'roadTolls'), { [GREEN]: [1, 'madder'] });
    table.act(RED, 'refuse');
    expect(table.baron(RED)).toMatchObject({ crowns: 15, banned: true });
    expect(table.tellings('banned')).toEqual([]);
  });

  test('WK-9.42 if all are banned the token stays; ties are decided by Fate', () => {
    const table = given(4).law('royalTithe').own(GREEN, 'kovel').fate(shows(BLACK));
    for (const seat of [BLUE, RED, BLACK]) table.baron(seat).banned = true;
    table.run({ kind: 'taxation' }).act(GREEN, 'refuse');
    expect(table.state.chairman).toBe(GREEN);
    const tied = given(4).law('royalTithe').own(GREEN, 'kovel').fate(shows(BLACK));
    tied.run({ kind: 'taxation' }).act(GREEN, 'refuse');
    expect(tied.state.chairman).toBe(BLACK);
  });
});

describe('effects of Agendas', () => {
  test('WK-24.2, WK-24.4 six crowns, or half of them gone', () => {
    expect(decide(given(4), 'royalGrant', 'madder').act(RED, 'comply').baron(RED).crowns).toBe(21);
    expect(decide(given(4), 'confiscation', 'madder').act(RED, 'comply').baron(RED).crowns).toBe(8);
  });

  test('WK-24.3 Censure takes all Votes', () => {
    const table = given(4);
    table.baron(RED).votes = 6;
    expect(decide(table, 'motionOfCensure', 'madder').act(RED, 'comply').baron(RED).votes).toBe(0);
  });

  test('WK-24.5, WK-24.6 no banned Chairman, no heretic Head', () => {
    const table = given(4);
    table.baron(RED).banned = true;
    vote(meet(table, 'electionOfChairman', 'churchLevy', 'roadTolls'), {});
    expect(table.legal(GREEN)).not.toContain('for madder');
    const synod = given(4);
    synod.baron(RED).heretic = true;
    vote(meet(synod, 'churchSynod', 'churchLevy', 'roadTolls'), {});
    expect(synod.legal(GREEN)).not.toContain('for madder');
    synod.act(GREEN, 'for zobel').act(BLACK, 'comply');
    expect(synod.state.head).toBe(BLACK);
  });

  test('WK-24.7 Disarmament: the strongest Mercenary goes, ties his choice; none, no effect', () => {
    const table = given(4).put(RED, 'star', 'A1', {
      cards: ['regular50', 'english150', 'polish150', 'swiss50'],
    });
    decide(table, 'disarmament', 'madder').act(RED, 'comply');
    expect(table.legal(RED)).toEqual(['troop english150 of madder-star', 'troop polish150 of madder-star']);
    const none = decide(given(4).put(RED, 'star', 'A1'), 'disarmament', 'madder').act(RED, 'comply');
    expect(none.noble(RED, 'star').cards).toHaveLength(1);
  });

  test('WK-24.8 Free City Charter: a city of his choice becomes neutral', () => {
    const table = given(4).own(RED, 'kovel', 'froli');
    decide(table, 'freeCityCharter', 'madder').act(RED, 'comply', 'city kovel');
    expect(table.city('kovel').owner).toBe(-1);
    expect(table.city('froli').owner).toBe(RED);
  });

  test('WK-24.9 General Amnesty lifts all bans', () => {
    const table = given(4);
    table.baron(RED).banned = true;
    decide(table, 'generalAmnesty', 'yes');
    expect(table.baron(RED).banned).toBe(false);
  });

  test('WK-24.10 Extraordinary Taxation: city income alone, fortified bonus included, besieged excluded', () => {
    const table = given(4)
      .own(RED, 'kovel', 'froli')
      .change('kovel', { fortified: true })
      .charge(RED, 'silkConcession');
    table.change('froli', { besieger: BLUE }).put(BLUE, 'star', 'B2').law('royalTithe');
    decide(table, 'extraordinaryTaxation', 'yes');
    expect(table.baron(RED).crowns).toBe(15 + 4);
  });

  test('WK-24.16, WK-24.17 the guilds lower the prices', () => {
    const table = given(4).law('masonsGuild').law('surgeonsGuild').own(GREEN, 'kovel');
    table.put(GREEN, 'star', 'A1', { cards: ['english200'], tokens: 1 });
    table.run({ kind: 'upgradeDefenses', order: [GREEN] }).act(GREEN, 'fortify kovel');
    expect(table.baron(GREEN).crowns).toBe(13);
    table.run({ kind: 'musterTroops', order: [GREEN] }).act(GREEN, 'muster emerande-star 1');
    expect(table.baron(GREEN).crowns).toBe(12);
  });

  test('WK-24.32 the Papal Legate brings 1 Faith in Upkeep while he is on land', () => {
    const table = given(4).put(RED, 'star', 'A1').office(RED, 'star', 'papalLegate').run({ kind: 'upkeep' });
    expect(table.baron(RED).faith).toBe(1);
    const off = given(4).put(RED, 'star', null).office(RED, 'star', 'papalLegate').run({ kind: 'upkeep' });
    expect(off.baron(RED).faith).toBe(0);
  });

  test('WK-9.3 every kind of Agenda has its place', () => {
    expect(AGENDAS).toHaveLength(41);
  });
});
