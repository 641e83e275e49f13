/** Value noise: the same point always gets the same number. */
function hash(x: number, y: number, salt: number): number {
  let mixed = (x * 374761393 + y * 668265263 + salt * 2147483647) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967295;
}

const fade = (share: number): number => share * share * (3 - 2 * share);

function noise(x: number, y: number, salt: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const across = fade(x - column);
  const down = fade(y - row);
  const a = hash(column, row, salt);
  const b = hash(column + 1, row, salt);
  const c = hash(column, row + 1, salt);
  const d = hash(column + 1, row + 1, salt);
  return 2 * (a + (b - a) * across + (c - a) * down + (a - b - c + d) * across * down) - 1;
}

/** A long wave, a short one and the tremor of the pen: borders look drawn, not ruled. */
export const wobble = (x: number, y: number, salt: number): number =>
  11 * noise(x / 46, y / 46, salt) + 5 * noise(x / 17, y / 17, salt + 9) + 2 * noise(x / 6, y / 6, salt + 5);

/** Numbers in [0, 1) that are the same in every run. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
