import type { Options, OptionSpec, Seat } from '@palio/kernel';
import { FIGURES } from './figures.ts';
import { LEAVING, MAPS, MODES, type MapId, type Mode, type SmallMapId, type WorldId } from './names.ts';

export const TIME_LIMITS = ['none', '30', '60', '90', '120', '180', '240'] as const;
const FEWEST_TURNS = 3;

/** WT-18.8 to 18.17 Parts of each map, and the small map that each number of players gets. */
const PARTS: Readonly<Record<MapId, Readonly<Record<string, Readonly<Record<number, SmallMapId>>>>>> = {
  west: {
    englandScotland: { 2: 'base2-england-scotland' },
    britishIsles: { 2: 'base2-british-isles', 3: 'base3-british-isles' },
    mainland: { 3: 'base3-west-mainland' },
  },
  east: { balkans: { 2: 'base2-balkans' }, north: { 3: 'base3-east-north' } },
  italia: {
    south: { 2: 'italia2-south' },
    north: { 2: 'italia2-north', 3: 'italia3-north' },
    peninsula: { 3: 'italia3-peninsula' },
  },
};

const PART_OPTION: Readonly<Record<MapId, string>> = {
  west: 'westPart',
  east: 'eastPart',
  italia: 'italiaPart',
};

const partOption = (map: MapId, rule: string): OptionSpec => ({
  id: PART_OPTION[map],
  kind: 'choice',
  values: ['whole', ...Object.keys(PARTS[map])],
  default: 'whole',
  rule,
  when: { option: 'map', is: [map] },
});

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'map', kind: 'choice', values: MAPS, default: 'west', rule: 'WT-1.4' },
  partOption('west', 'WT-18.8'),
  partOption('east', 'WT-18.10'),
  partOption('italia', 'WT-18.14'),
  { id: 'mode', kind: 'choice', values: MODES, default: 'freeForAll', rule: 'WT-1.2' },
  { id: 'nations', kind: 'choice', values: ['random', 'chosen'], default: 'random', rule: 'WT-3.3' },
  { id: 'turnOrder', kind: 'choice', values: ['fixed', 'variable'], default: 'fixed', rule: 'WT-18.1' },
  {
    id: 'turnLimit',
    kind: 'number',
    min: FEWEST_TURNS,
    max: FIGURES.turns,
    default: FIGURES.turns,
    rule: 'WT-18.20',
  },
  { id: 'timeLimit', kind: 'choice', values: TIME_LIMITS, default: 'none', rule: 'WT-18.20' },
  { id: 'leaving', kind: 'choice', values: LEAVING, default: 'never', rule: 'WT-19.2' },
];

const SEATS: Readonly<Record<Mode, readonly number[]>> = {
  freeForAll: [2, 3, 4, 5, 6],
  '2v2': [4],
  '3v3': [6],
  '2v2v2': [6],
};

/** The map these options ask for, or what is wrong with them. */
export function worldFor(options: Options, seats: number): WorldId | { readonly problem: string } {
  const map = options['map'] as MapId;
  for (const other of MAPS)
    if (other !== map && options[PART_OPTION[other]] !== 'whole')
      return { problem: `${PART_OPTION[other]} can be chosen only with map ${other}` };
  const part = String(options[PART_OPTION[map]]);
  if (part === 'whole') return map;
  const maps = PARTS[map][part] ?? {};
  const found = maps[seats];
  return (
    found ?? {
      problem: `the small map ${part} of ${map} is for ${Object.keys(maps).join(' or ')} players, not for ${seats}`,
    }
  );
}

/** WT-1.2, WT-1.3, WT-18.5 Which options and seats go together. */
export function unfit(options: Options, seats: number): string | undefined {
  const mode = options['mode'] as Mode;
  if (!SEATS[mode].includes(seats)) return `${mode} is played by ${SEATS[mode].join(', ')}, not by ${seats}`;
  const world = worldFor(options, seats);
  return typeof world === 'string' ? undefined : world.problem;
}

const SIDE_COUNT: Readonly<Record<Exclude<Mode, 'freeForAll'>, number>> = { '2v2': 2, '3v3': 2, '2v2v2': 3 };

/** WT-3.16 Who belongs together goes by seats: allies never sit side by side. */
export function sidesOf(mode: Mode, seats: number): number[] {
  const count = mode === 'freeForAll' ? seats : SIDE_COUNT[mode];
  return Array.from({ length: seats }, (_, seat) => seat % count);
}

export function teams(options: Options, seats: number): readonly (readonly Seat[])[] {
  const sides = sidesOf(options['mode'] as Mode, seats);
  return [...new Set(sides)].map(side => sides.flatMap((own, seat) => (own === side ? [seat] : [])));
}
