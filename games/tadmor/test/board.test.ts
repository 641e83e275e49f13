import { describe, expect, test } from 'vitest';
import { en } from '@palio/tadmor/text/en';
import { lyingAt, standingOn, tilesInUse } from '../board/whereabouts.ts';
import { given } from './given.ts';

describe('what is public is on the board', () => {
  test('TA-1.14 a piece on a private tile is seen by the others too, in the picture and in the text', async () => {
    const table = given({
      seats: 3,
      turn: 7,
      at: 'placement',
      players: [{}, { tiles: ['I1', 'I47'] }, {}],
      pieces: { I47: '1s' },
    });
    const view = table.view(0);
    expect(standingOn(view.players[1]!, 'I47')).toBe('ship');
    expect(standingOn(view.players[1]!, 'I1')).toBeUndefined();
    expect(await en.board(view)).toContain('I47 Private Works (ship)');
  });

  test('TA-13.27 tiles out of play are marked, those of eras to come are not', () => {
    const view = given({ at: 'placement', turn: 4, display: ['I19', 'I20'] }).view(0);
    expect(lyingAt(view, 'I19')).toBe('shown');
    expect(lyingAt(view, 'I5')).toBe('outOfPlay');
    expect(lyingAt(view, 'I40')).toBeUndefined();
  });

  test('TA-2.2 the list of all tiles leaves out those that are not used with two players', () => {
    const ids = (seats: number): string[] =>
      [1, 2, 3].flatMap(era =>
        tilesInUse(given({ seats, at: 'placement' }).view(0), era).map(({ id }) => id),
      );
    expect(ids(3)).toHaveLength(48);
    expect(ids(2)).toHaveLength(48 - 14);
    expect(ids(2)).not.toContain('I48');
  });
});
