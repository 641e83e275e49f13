import { fair } from '@palio/game-tests';
import { expect, test } from 'vitest';
import { MOST_BESIDE } from '../src/tables/commands/actor.ts';
import { carryOut, type PreparedCommand } from '../src/tables/commands/index.ts';
import { share } from '../src/tables/commands/sharing.ts';
import { PaperTable } from './support/paper-table.ts';
import { windDown } from './support/wind-down.ts';

const PEOPLE = ['ada', 'bob'].map(name => ({ id: name, name, kind: 'member' }) as const);

test('what can be done and undone for ever comes to an end; the game can be played on', () => {
  const paper = new PaperTable({
    game: fair,
    owner: PEOPLE[0]!,
    pace: { kind: 'none' },
    seats: PEOPLE.map(person => ({ kind: 'person', person, ready: true, clock: { left: 0 } })),
  });
  const ask = (person: (typeof PEOPLE)[number], command: PreparedCommand): string | undefined =>
    paper.ask(table => carryOut(table, { person }, command));
  const [ada, bob] = PEOPLE as [(typeof PEOPLE)[number], (typeof PEOPLE)[number]];
  const act = (...actions: string[]): PreparedCommand => ({
    type: 'act',
    decision: paper.state.decisions[0]!,
    actions,
  });
  ask(ada, { type: 'start' });
  expect(ask(ada, act('bid 1', 'takeBack', 'bid 1'))).toBeUndefined();
  const { history } = paper.table;
  // As if it had gone on like this for an hour.
  history.splice(0, 0, ...Array.from({ length: MOST_BESIDE }, () => history[0]!));
  expect(ask(ada, act('takeBack', 'bid 2'))).toBe('too-many');
  expect(ask(ada, { type: 'undo' })).toBe('too-many');
  expect(ask(bob, { type: 'plan', actions: ['bid 0'] })).toBe('too-many');
  expect(ask(bob, { type: 'standIn', level: 'easy' })).toBe('too-many');
  expect(paper.ask(table => void share(table, { person: bob }, 'uncle'))).toBe('too-many');
  windDown(paper, 400);
  expect(paper.state.status).toBe('over');
});
