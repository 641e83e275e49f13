import { fastChance, type Seat } from '@palio/kernel';
import { describe, expect, it } from 'vitest';
import { couldAttack } from '../board/attacks.ts';
import { battleOf, readGestures } from '../board/gestures.ts';
import { leftBehind } from '../board/left-behind.ts';
import { type Action, MAPS, type State, type UnitKind, warriorsAndTraders as game } from '../rules/index.ts';
import { en } from '../text/en.ts';
import { given } from './given.ts';

const OPTIONS = Object.fromEntries(game.options.map(({ id, default: usual }) => [id, usual]));

const ON_MAP: ReadonlySet<Action['type']> = new Set([
  'place',
  'move',
  'princess',
  'fight',
  'retreat',
  'drive',
  'withdraw',
  'starve',
]);

/** The actions that taps on provinces bring, after this unit was picked up. */
function tapsOf(state: State, seat: Seat, legal: readonly Action[], picked: readonly number[]): string[] {
  const view = game.view(state, seat);
  const choices = legal.map(action => ({
    action,
    text: en.action(view, seat, action),
    forecast: game.forecast?.(state, seat, action),
  }));
  const gestures = readGestures(en.words.board, view, choices, picked);
  return [...gestures.values()].flatMap(({ actions }) => actions.map(action => JSON.stringify(action)));
}

/** Plays on at random until the state is wanted; sees every decision on the way. */
function playUntil(
  map: string,
  isWanted: (state: State, seat: Seat, legal: readonly Action[]) => boolean,
): State {
  const chance = fastChance(7);
  const state = game.setup({ ...OPTIONS, map }, 4, chance);
  for (let step = 0; step < 2500 && game.outcome(state) === undefined; step++) {
    const seat = game.waitingFor(state)[0]!;
    const legal = game.legalActions(state, seat);
    if (isWanted(state, seat, legal)) break;
    const busy = legal.filter(({ type }) => type !== 'pass' && type !== 'done' && type !== 'starve');
    game.play(state, seat, chance.pick(chance.die(6) > 1 && busy.length > 0 ? busy : legal), chance);
  }
  return state;
}

describe('the map', () => {
  it.each(MAPS)('offers every step of every unit on %s', map => {
    let seen = 0;
    playUntil(map, (state, seat, legal) => {
      for (const action of legal.filter(({ type }) => ON_MAP.has(type))) {
        const picked = action.type === 'move' || action.type === 'princess' ? [action.unit] : [];
        const taps = tapsOf(state, seat, legal, picked);
        seen += 1;
        // Several armies may starve in one province: the panel beside the map lists them all.
        if (action.type === 'starve') expect(taps.length).toBeGreaterThan(0);
        else expect(taps).toContain(JSON.stringify(action));
      }
      return false;
    });
    expect(seen).toBeGreaterThan(100);
  });

  it('moves equal armies together, one step for each', () => {
    const state = playUntil('west', (_state, _seat, legal) => legal.some(({ type }) => type === 'move'));
    const seat = game.waitingFor(state)[0]!;
    const [first] = game.legalActions(state, seat).filter(action => action.type === 'move');
    const army = state.units.find(({ id }) => id === first!.unit)!;
    const twin = { ...army, id: army.id + 1 };
    expect(state.units.some(({ id }) => id === twin.id)).toBe(false);
    state.units.push(twin);
    const legal = game.legalActions(state, seat);
    const march = [army, twin].map(({ id }) => ({ type: 'move', unit: id, to: first!.to }) as const);
    const taps = tapsOf(state, seat, legal, [army.id, twin.id]);
    expect(taps).toEqual(expect.arrayContaining(march.map(action => JSON.stringify(action))));
    game.play(state, seat, march[0]!, fastChance(1));
    expect(game.isLegal(state, seat, march[1]!)).toBe(true);
  });

  it('WT-11.1 shows of a group attack the battle of the whole group, not of its first army', () => {
    const table = given({
      options: { map: 'east' },
      nations: ['austria', 'croatia'],
      place: { steiermark: '0 infantry, 0 infantry, 0 archer, 0 fort', salzburg: 'barbarianArmy' },
    }).manoeuvre(0);
    const view = game.view(table.state, 0);
    const legal = game.legalActions(table.state, 0).map(action => ({
      action,
      text: en.action(view, 0, action),
      forecast: game.forecast?.(table.state, 0, action),
    }));
    const to = table.province('salzburg');
    const armies = table.units('steiermark').filter(({ kind }) => kind !== 'fort');
    const shown = (picked: readonly number[]) => {
      const gesture = readGestures(en.words.board, view, legal, picked).get(to);
      return battleOf(gesture);
    };
    const [first, second, archer] = armies.map(({ id }) => id);
    expect(shown([first!])).toMatchObject({ attack: 1, holds: 'never' });
    expect(shown([first!, second!])).toMatchObject({ attack: 2, clears: 'always', holds: 'always' });
    expect(shown([second!, archer!])).toMatchObject({ attack: 3, clears: 'always', holds: 'always' });
    expect(shown(armies.map(({ id }) => id))).toMatchObject({ attack: 4 });
  });

  it('WT-10.10 warns of unused armies beside barbarians, and beside enemies in war only', () => {
    const austria = { options: { map: 'east' }, nations: ['austria', 'croatia'] } as const;
    const place = { steiermark: '0 infantry', istria: '1 princess' };
    const neighbours = { salzburg: '', sopron: '', pecs: '', wien: '', slavonija: '', tirol: '' };
    const warned = (wars: readonly (readonly [number, number])[], other: Record<string, string> = {}) => {
      const table = given({ ...austria, wars, place: { ...neighbours, ...place, ...other } }).manoeuvre(0);
      return couldAttack(game.view(table.state, 0), 0);
    };
    expect(warned([])).toBe(false);
    expect(warned([[0, 1]])).toBe(true);
    expect(warned([], { salzburg: 'barbarianArmy' })).toBe(true);
  });
});

describe('what is left behind', () => {
  it('WT-20.11 a province where only an ally stays passes to him, an empty one is free', () => {
    const table = given({
      seats: 4,
      options: { map: 'east', mode: '2v2' },
      nations: ['austria', 'croatia', 'poland', 'serbia'],
      place: { tirol: '0 infantry', steiermark: '2 infantry, 0 archer', salzburg: '' },
    });
    const behind = (from: string, kind: UnitKind): ReturnType<typeof leftBehind> => {
      const { id: unit } = table.units(from).find(one => one.owner === 0 && one.kind === kind)!;
      const step: Action = { type: 'move', unit, to: table.province('salzburg') };
      return leftBehind(game.view(table.state, 0), [step]);
    };
    expect(behind('steiermark', 'archer')).toEqual({ province: table.province('steiermark'), heir: 2 });
    expect(behind('tirol', 'infantry')).toEqual({ province: table.province('tirol'), heir: undefined });
    expect(behind('wien', 'princess')).toBeUndefined();
  });
});
