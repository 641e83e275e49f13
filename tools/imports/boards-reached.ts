import type { IModule } from 'dependency-cruiser';

import type { Violation } from './violation.ts';

const BOARD = /^games\/[^/]+\/board\//;
const WITHOUT_SCREEN = /^apps\/(server|cli)\/src\//;

/**
 * Files of the server and the terminal that load board code, be it through other files. The cruiser could say so
 * itself, but looks for a way from every file to every board by itself, which took longer than all the rest.
 */
export function boardsReached(modules: readonly IModule[]): Violation[] {
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies)
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
  /** What each file that reaches a board imports on the shortest way there. */
  const next = new Map<string, string>();
  const waiting = [...importers.keys()].filter(file => BOARD.test(file));
  for (const file of waiting)
    for (const importer of importers.get(file) ?? [])
      if (!next.has(importer) && !BOARD.test(importer)) {
        next.set(importer, file);
        waiting.push(importer);
      }
  const wayFrom = (file: string): string[] => {
    const step = next.get(file);
    return step === undefined ? [] : [step, ...wayFrom(step)];
  };
  return [...next.keys()]
    .filter(file => WITHOUT_SCREEN.test(file))
    .map(from => ({
      rule: 'no-board-outside-the-client',
      from,
      to: wayFrom(from).join(' -> '),
      reason: 'a server or terminal must not load board code, not even through another file',
    }));
}
