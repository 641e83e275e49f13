import { hex, sha256, utf8 } from './sha256.ts';

/** JSON with sorted keys: equal content gives equal text, however the objects were built. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const object = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(object).filter(key => object[key] !== undefined);
  return `{${keys
    .sort()
    .map(key => `${JSON.stringify(key)}:${canonicalJson(object[key])}`)
    .join(',')}}`;
}

/** Sixteen hexadecimal digits that change whenever anything in the value does. */
export function hashOf(value: unknown): string {
  return hex(sha256(utf8(canonicalJson(value)))).slice(0, 16);
}

/** Deep equality of plain data, without building text. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, i) => sameData(item, b[i]));
  }
  const first = a as Readonly<Record<string, unknown>>;
  const second = b as Readonly<Record<string, unknown>>;
  const keys = Object.keys(first);
  if (keys.length !== Object.keys(second).length) return false;
  return keys.every(key => Object.hasOwn(second, key) && sameData(first[key], second[key]));
}
