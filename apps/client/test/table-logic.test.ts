import type { AnyEvent, GameText, Question } from '@palio/kernel';
import { describe, expect, it } from 'vitest';
import { type Choice, choiceFrom, filterChoices, sortChoices } from '../src/table/choices.ts';
import { playerNamed } from '../src/replay/players.ts';
import { linesOfSeat, LogWords } from '../src/table/lines.ts';
import { winnersSentence } from '../src/table/result.ts';
import { commandOf } from '../src/table/shortcuts.ts';
import { firstViewer, turnOf } from '../src/table/turn.ts';
import { en } from '../src/text/en.ts';
import type { LoggedAction } from '../src/worker/protocol.ts';
import { PERSON_AND_BOT, TWO_PERSONS } from './support/host.ts';

const asks = (...waitingFor: number[]): Question => ({ kind: 'turn', waitingFor, ready: [], sealed: false });
const at = (
  viewer: number | 'spectator',
  question: Question | undefined,
  sharedWith: readonly number[] = [],
) => ({
  viewer,
  question,
  sharedWith,
  outcome: undefined,
});

describe('whose turn it is', () => {
  const bots = PERSON_AND_BOT.map(seat => ({ ...seat, player: 'easy' as const }));

  it('is the one who looks, if he is asked', () => {
    expect(turnOf(at(0, asks(0)), PERSON_AND_BOT)).toEqual({ kind: 'choose', seat: 0 });
    expect(turnOf(at(1, asks(0, 1)), TWO_PERSONS)).toEqual({ kind: 'choose', seat: 1 });
  });

  it('goes to another person, covered if something is hidden', () => {
    expect(turnOf(at(0, asks(1), [1]), TWO_PERSONS)).toEqual({ kind: 'handOver', to: 1, hidden: false });
    expect(turnOf(at(0, asks(1)), TWO_PERSONS)).toEqual({ kind: 'handOver', to: 1, hidden: true });
    expect(turnOf(at('spectator', asks(0, 1)), TWO_PERSONS)).toEqual({
      kind: 'handOver',
      to: 0,
      hidden: true,
    });
  });

  it('is a bot only when no person is asked', () => {
    expect(turnOf(at(0, asks(1)), PERSON_AND_BOT)).toEqual({ kind: 'bot', seat: 1 });
    expect(turnOf(at(0, asks(0, 1)), PERSON_AND_BOT)).toEqual({ kind: 'choose', seat: 0 });
    expect(turnOf(at('spectator', asks(1)), bots)).toEqual({ kind: 'bot', seat: 1 });
  });

  it('is nobody in the end', () => {
    expect(turnOf(at(0, undefined), PERSON_AND_BOT)).toEqual({ kind: 'over' });
  });

  it('starts with the only person, or with nobody', () => {
    expect(firstViewer(PERSON_AND_BOT)).toBe(0);
    expect(firstViewer(PERSON_AND_BOT.toReversed())).toBe(1);
    expect(firstViewer(TWO_PERSONS)).toBe('spectator');
    expect(firstViewer(bots)).toBe('spectator');
  });
});

const choice = (notation: string, text: string, type = 'go'): Choice => ({
  notation,
  text,
  action: { type },
});
const LIST = [
  choice('Kg8', 'Move the knights to g8'),
  choice('Kg9', 'Move the knights to g9'),
  choice('--', 'Pass', 'pass'),
];

describe('choices', () => {
  const placeOf = (action: { readonly type: string }) => (action.type === 'pass' ? 'prompt' : 'board');

  it('are sorted into buttons, board and asides', () => {
    const sorted = sortChoices(LIST, [choice('x', 'Talk')], { placeOf });
    expect(sorted.all.map(({ notation }) => notation)).toEqual(['--', 'Kg8', 'Kg9', 'x']);
    expect(sortChoices(LIST, [], undefined).general).toHaveLength(3);
  });

  it('come in the order of importance where the board knows one', () => {
    const order = ({ notation }: Choice) => ['Kg9', '--', 'Kg8'].indexOf(notation);
    const sorted = sortChoices(LIST, [choice('x', 'Talk')], { placeOf, order });
    expect(sorted.all.map(({ notation }) => notation)).toEqual(['Kg9', '--', 'Kg8', 'x']);
    expect(sorted.onBoard.map(({ notation }) => notation)).toEqual(['Kg9', 'Kg8']);
  });

  it('with a button on the stage are not in the tray', () => {
    const sorted = sortChoices([choice('r', 'Recruit', 'recruit'), ...LIST], [], {
      placeOf: action => (action.type === 'recruit' ? 'stage' : placeOf(action)),
    });
    expect(sorted.tray.map(({ notation }) => notation)).toEqual(['--', 'Kg8', 'Kg9']);
    expect(sorted.onBoard.map(({ notation }) => notation)).toEqual(['r', 'Kg8', 'Kg9']);
  });

  it('are found by words of the sentence or by notation', () => {
    expect(filterChoices(LIST, 'KNIGHTS g9')).toHaveLength(1);
    expect(filterChoices([choice('a', 'Già così')], 'gia cosi')).toHaveLength(1);
    expect(filterChoices(LIST, '')).toHaveLength(3);
  });

  it('are meant by an exact line, or by what leaves only one', () => {
    expect(choiceFrom(LIST, 'Kg8')?.notation).toBe('Kg8');
    expect(choiceFrom(LIST, ' --. ')?.notation).toBe('--');
    expect(choiceFrom(LIST, 'pass')?.notation).toBe('--');
    expect(choiceFrom(LIST, 'knights')).toBeUndefined();
    expect(choiceFrom(LIST, ' ')).toBeUndefined();
  });
});

describe('keys', () => {
  const press = (key: string, part = {}) =>
    commandOf({ key, hasModifier: false, onControl: false, inField: false, ...part });

  it('choose, confirm, take back', () => {
    expect(press('3')).toEqual({ kind: 'choose', index: 2 });
    expect(press('Enter')).toEqual({ kind: 'confirm' });
    expect(
      ['u', 'z', 'U', 'Z', '?', 'l', '[', ']', 'a', 'Escape', 's', 'h'].map(key => press(key)?.kind),
    ).toEqual([
      'undo',
      'undo',
      'undoTurn',
      'undoTurn',
      'help',
      'last',
      'past',
      'future',
      'list',
      'back',
      'skip',
      'hint',
    ]);
  });

  it('leave the browser, fields and buttons alone', () => {
    expect(press('u', { hasModifier: true })).toBeUndefined();
    expect(press('1', { inField: true })).toBeUndefined();
    expect(press('Escape', { inField: true })).toEqual({ kind: 'back' });
    expect(press('Enter', { onControl: true })).toBeUndefined();
    expect(press('0')).toBeUndefined();
    expect(press('x')).toBeUndefined();
    expect(press('toString')).toBeUndefined();
  });
});

describe('the log in words', () => {
  const text = {
    event: (event: AnyEvent, nameOf: (seat: number) => string) =>
      event.type === 'quiet'
        ? undefined
        : { text: `${nameOf(0)} ${event.type}`, seat: 0, heading: event.type === 'round' },
  } as unknown as GameText;
  const log: readonly LoggedAction[] = [
    { number: 1, seat: 0, notation: 'a', events: [{ type: 'moved' }, { type: 'quiet' }] },
    { number: 2, seat: 1, notation: 'b', events: [{ type: 'round' }] },
  ];

  it('leaves out what nobody needs to read, and writes each line once', () => {
    const words = new LogWords(text, () => 'Ada');
    const lines = words.lines(log, {});
    expect(lines.map(line => [line.key, line.text])).toEqual([
      ['1.0', 'Ada moved'],
      ['2.0', 'Ada round'],
    ]);
    expect(words.lines(log, {})[0]).toBe(lines[0]);
  });

  it('can be read for one seat, with its headings', () => {
    const lines = new LogWords(text, () => 'Ada').lines(log, {});
    expect(linesOfSeat(lines, 1).map(line => line.text)).toEqual(['Ada round']);
    expect(linesOfSeat(lines, undefined)).toHaveLength(2);
  });
});

describe('who sat there, by a record', () => {
  it('tells the bots of a server apart, which its records call all the same', () => {
    expect([playerNamed('bot-easy', 2), playerNamed('bot-easy', 3)]).toEqual([
      { name: 'Bot 3', player: 'easy' },
      { name: 'Bot 4', player: 'easy' },
    ]);
    expect(playerNamed('bot-stand-in', 0)).toEqual({ name: 'Bot 1', player: 'medium' });
  });

  it('leaves people their names', () => {
    for (const name of ['Ada', 'bot-easygoing', 'robot-easy', 'seat 1'])
      expect(playerNamed(name, 1)).toEqual({ name, player: 'person' });
  });
});

describe('the result in words', () => {
  it('names winners, shared victories and draws', () => {
    const names = ['Ada', 'Guido', 'Bianca'];
    expect(winnersSentence({ ranks: [2, 1, 3] }, names, en.result, 'The end')).toBe('Guido wins');
    expect(winnersSentence({ ranks: [1, 2, 1] }, names, en.result, 'The end')).toBe(
      'Ada and Bianca win together',
    );
    expect(winnersSentence({ ranks: [1, 1, 1] }, names, en.result, 'The end')).toBe('A draw');
    expect(winnersSentence({ ranks: [2, 2, 3] }, names, en.result, 'The end')).toBe('Nobody wins');
  });

  it('says how a game alone ended', () => {
    expect(winnersSentence({ ranks: [1] }, ['Ada'], en.result, 'Lost: time is up')).toBe('Lost: time is up');
  });
});
