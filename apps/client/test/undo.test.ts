import { describe, expect, it } from 'vitest';
import { turnMoment, undoMoment, type UndoQuestion } from '../src/worker/undo.ts';

const entry = (seat: number, final = false) => ({ seat, final });
const question = (part: Partial<UndoQuestion>): UndoQuestion => ({
  log: [],
  persons: [0],
  viewer: 0,
  sharedWith: [],
  gestures: [],
  ...part,
});

describe('undo against bots', () => {
  it('leads to before the last own decision, whatever the bots did since', () => {
    expect(undoMoment(question({ log: [entry(0), entry(1, true), entry(1)] }))).toBe(0);
    expect(undoMoment(question({ log: [entry(0), entry(1), entry(0, true), entry(1)] }))).toBe(2);
  });

  it('takes back a whole gesture', () => {
    expect(undoMoment(question({ log: [entry(1), entry(0), entry(0), entry(1)], gestures: [1] }))).toBe(1);
    expect(undoMoment(question({ log: [entry(0), entry(1), entry(0)], gestures: [0] }))).toBe(2);
  });

  it('is nothing before the first decision', () => {
    expect(undoMoment(question({ log: [entry(1)] }))).toBeUndefined();
  });
});

describe('undo among people', () => {
  const together = (part: Partial<UndoQuestion>) => undoMoment(question({ persons: [0, 1], ...part }));

  it('takes back the last action of the one who looks', () => {
    expect(together({ log: [entry(1), entry(0)] })).toBe(1);
    expect(together({ log: [entry(0), entry(1)] })).toBeUndefined();
  });

  it('stops at what was drawn or shown', () => {
    expect(together({ log: [entry(0, true)] })).toBeUndefined();
    expect(together({ log: [entry(0, true), entry(0)], gestures: [0] })).toBe(1);
  });

  it('lets anybody take back where nothing is hidden between them', () => {
    expect(together({ log: [entry(1)], sharedWith: [1] })).toBe(0);
  });

  it('never takes back for a bot', () => {
    expect(undoMoment(question({ persons: [0, 2], log: [entry(0), entry(1)] }))).toBeUndefined();
  });
});

describe('taking back a whole turn', () => {
  it('leads to the first of the decisions in a row', () => {
    const log = [entry(0), entry(1), entry(0), entry(0), entry(0)];
    expect(undoMoment(question({ log }))).toBe(4);
    expect(turnMoment(question({ log }))).toBe(2);
    expect(turnMoment(question({ log: [...log, entry(1)] }))).toBe(2);
  });

  it('begins after what was drawn or shown, also alone', () => {
    const log = [entry(0), entry(0, true), entry(0), entry(0)];
    expect(turnMoment(question({ log }))).toBe(2);
    // The decision that ended the turn goes back with it.
    expect(turnMoment(question({ log: [...log, entry(0, true)] }))).toBe(2);
  });

  it('is for the one who may take back, and no more than his own', () => {
    const people = { persons: [0, 1], log: [entry(1), entry(0), entry(0)] };
    expect(turnMoment(question(people))).toBe(1);
    expect(turnMoment(question({ ...people, viewer: 1 }))).toBeUndefined();
  });
});
