import { figuresOf, hashOf, type Shape } from '@palio/kernel';
import armiesJson from '../data/armies.json' with { type: 'json' };
import battleJson from '../data/battle.json' with { type: 'json' };
import combatJson from '../data/combat.json' with { type: 'json' };
import dismountJson from '../data/dismount.json' with { type: 'json' };
import layoutsJson from '../data/layouts.json' with { type: 'json' };
import modesJson from '../data/modes.json' with { type: 'json' };
import modulesJson from '../data/modules.json' with { type: 'json' };
import presetsJson from '../data/presets.json' with { type: 'json' };
import rulingsJson from '../data/rulings.json' with { type: 'json' };
import terrainJson from '../data/terrain.json' with { type: 'json' };
import unitsJson from '../data/units.json' with { type: 'json' };
import {
  armiesShape,
  battleShape,
  combatShape,
  dismountShape,
  layoutsShape,
  modesShape,
  modulesShape,
  presetsShape,
  rulingsShape,
  terrainShape,
  unitsShape,
} from './figure-shapes.ts';
import type { Size } from './state.ts';

export const GAME_ID = 'medieval-battle';

const files: [file: string, content: unknown][] = [];

function load<T>(file: string, original: unknown, shape: Shape<T>): T {
  const content = figuresOf(GAME_ID, file, original, shape);
  files.push([file, content]);
  return content;
}

export const UNIT_FIGURES = load('units', unitsJson, unitsShape).unitTypes;
export const TERRAIN_FIGURES = load('terrain', terrainJson, terrainShape);
export const COMBAT = load('combat', combatJson, combatShape);
export const MODULES = load('modules', modulesJson, modulesShape);
export const LAYOUT_FIGURES = load('layouts', layoutsJson, layoutsShape);
export const BATTLE = load('battle', battleJson, battleShape);
export const DISMOUNT = load('dismount', dismountJson, dismountShape);
/** Readings chosen where the rulebook is silent; every rule that depends on one asks here. */
export const RULINGS = load('rulings', rulingsJson, rulingsShape);
/** Ready armies for bots and beginners. */
export const ARMIES = load('armies', armiesJson, armiesShape).armies;
/** Named maps; the map option takes their ids. */
export const PRESETS = load('presets', presetsJson, presetsShape).presets;

const modes = load('modes', modesJson, modesShape).modes;
type Mode = (typeof modes)[number];

function modeNamed(size: Size): Mode {
  const mode = modes.find(entry => entry.id === size);
  if (mode === undefined) throw new Error(`modes.json has no mode ${size}`);
  return mode;
}

/** MB-4.2, MB-4.5, MB-17.1 What depends on the size of the map. */
export const MODES: Readonly<Record<Size, Mode>> = {
  standard: modeNamed('standard'),
  large: modeNamed('large'),
};

/** The figures in force, file by file. */
export const figureFiles: readonly (readonly [file: string, content: unknown])[] = files;

export const FIGURES_HASH = hashOf(Object.fromEntries(files));
