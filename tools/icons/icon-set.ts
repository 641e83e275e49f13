import { inWholeUnits } from './whole-path.ts';

/** The part of an Iconify set that is read here. */
export interface IconSet {
  readonly prefix: string;
  readonly icons: Readonly<Record<string, IconEntry>>;
  readonly aliases?: Readonly<Record<string, AliasEntry>>;
  readonly width?: number;
  readonly height?: number;
}

interface Box {
  readonly left?: number;
  readonly top?: number;
  readonly width?: number;
  readonly height?: number;
}

interface IconEntry extends Box {
  readonly body: string;
}

interface AliasEntry extends Box {
  readonly parent: string;
  readonly rotate?: number;
  readonly hFlip?: boolean;
  readonly vFlip?: boolean;
}

export interface Drawing {
  readonly body: string;
  readonly size: number;
}

const SIZE_UNLESS_GIVEN = 16;
/** A box of so many units is fine enough for whole ones: no icon is drawn larger than half of that. */
const FINE = 256;
/** Measures beside the outline would have to be made smaller with it. */
const PLAIN = /^(?:<g fill="[^"]*">)?(?:<path (?:(?:fill|fill-rule|clip-rule|d)="[^"]*" ?)+\/>)+(?:<\/g>)?$/;

function inWhole(body: string, unit: number, asked: string): string {
  if (!PLAIN.test(body)) throw new Error(`"${asked}" is more than outlines, which is not supported`);
  return body.replaceAll(/ d="([^"]*)"/g, (_, data: string) => ` d="${inWholeUnits(data, unit)}"`);
}

/** The drawing of a name or of an alias. Refuses what a square without offset and turn cannot show. */
export function findIcon(set: IconSet, name: string, asked: string = name): Drawing {
  const icon = Object.hasOwn(set.icons, name) ? set.icons[name] : undefined;
  if (icon !== undefined) return square(set, icon, asked);
  const alias = set.aliases !== undefined && Object.hasOwn(set.aliases, name) ? set.aliases[name] : undefined;
  if (alias === undefined) throw new Error(`${set.prefix} has no icon "${asked}"`);
  const { parent, ...changes } = alias;
  if (Object.keys(changes).length > 0)
    throw new Error(`${set.prefix} "${asked}" is a changed copy of "${parent}", which is not supported`);
  return findIcon(set, parent, asked);
}

function square(set: IconSet, icon: IconEntry, asked: string): Drawing {
  const width = icon.width ?? set.width ?? SIZE_UNLESS_GIVEN;
  const height = icon.height ?? set.height ?? SIZE_UNLESS_GIVEN;
  if (width !== height || (icon.left ?? 0) !== 0 || (icon.top ?? 0) !== 0)
    throw new Error(`${set.prefix} "${asked}" is not a plain square, which is not supported`);
  return width < FINE
    ? { body: icon.body, size: width }
    : { body: inWhole(icon.body, width / FINE, asked), size: FINE };
}
