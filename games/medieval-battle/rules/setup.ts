import type { Chance, Options, OptionSpec } from '@palio/kernel';
import { BATTLE, PRESETS } from './figures.ts';
import { layoutOf } from './layout.ts';
import { assemble, assemblyFor, RANDOM_MAP, randomAssembly } from './map.ts';
import { SIZES, YELLOW, type BattleMap, type Size, type State } from './state.ts';
import type { BattleStep } from './steps.ts';

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'size', rule: 'MB-2.1', kind: 'choice', values: SIZES, default: 'standard' },
  {
    id: 'map',
    rule: 'MB-2.15',
    kind: 'text',
    default: RANDOM_MAP,
    check(value) {
      const assembly = assemblyFor(value);
      return typeof assembly === 'string' ? assembly : undefined;
    },
  },
  { id: 'dismount', rule: 'MB-18.1', kind: 'flag', default: false },
];

const sizeIn = (options: Options): Size => (options['size'] === 'large' ? 'large' : 'standard');

/** A chosen map must be of the chosen size. */
export function unfit(options: Options): string | undefined {
  const assembly = assemblyFor(String(options['map']));
  if (typeof assembly !== 'object' || assembly.size === sizeIn(options)) return undefined;
  const fitting = PRESETS.filter(preset => preset.mode === sizeIn(options)).map(preset => preset.id);
  return `this is a ${assembly.size} map; a ${sizeIn(options)} one is ${[RANDOM_MAP, ...fitting].join(', ')} or a code`;
}

/** A battle on this map before anything has happened. */
export function emptyState(map: BattleMap, dismount: boolean, stack: BattleStep[]): State {
  const layout = layoutOf(map.size);
  return {
    stack,
    map,
    dismount,
    armies: [],
    units: [],
    unitAt: layout.cells.map(() => -1),
    timeTokens: [BATTLE.time.tokensPerPlayer, BATTLE.time.tokensPerPlayer],
    flagOwners: layout.flags.map(() => -1),
    caravanDestroyed: [false, false],
    deployed: [false, false],
    passes: 0,
    turn: 0,
    toMove: YELLOW,
    ending: '',
  };
}

/** MB-1.3, MB-2.15 The map is fixed first and public; then both recruit. */
export function setup(options: Options, _seats: number, chance: Chance): State {
  const chosen = assemblyFor(String(options['map']));
  const assembly = typeof chosen === 'object' ? chosen : randomAssembly(sizeIn(options), chance);
  return emptyState(assemble(assembly), options['dismount'] === true, [{ kind: 'recruit' }]);
}
