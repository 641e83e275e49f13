import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './workspaces.ts';

const DIRECTIVE =
  /(?:\/\/|\/\*|<!--)\s*(?<directive>(?:oxlint|eslint)-disable[\w-]*|@ts-(?:ignore|nocheck|expect-error)|oxfmt-ignore|svelte-ignore)\b(?<rest>.*)/;
const REASON = /--\s*\S.{9,}/;

interface SilencedCheck {
  readonly line: number;
  readonly directive: string;
}

/** The comments that silence a check without saying why (`-- reason` on the same line). */
export function silencedWithoutReason(source: string): SilencedCheck[] {
  return source.split('\n').flatMap((text, index) => {
    const { directive, rest = '' } = DIRECTIVE.exec(text)?.groups ?? {};
    if (directive === undefined || REASON.test(rest.replace(/-->|\*\//, ''))) return [];
    return [{ line: index + 1, directive }];
  });
}

function main(): void {
  const files = globSync(['{packages,games,apps,tools}/**/*.{ts,mjs,js,svelte}', '*.{ts,mjs}'], {
    cwd: ROOT,
    exclude: path => /(^|\/)(node_modules|dist|planted)$/.test(path),
  });
  const found = files.flatMap(file =>
    silencedWithoutReason(readFileSync(join(ROOT, file), 'utf8')).map(
      ({ line, directive }) => `${file}:${line}: ${directive} needs a reason on the same line: -- why`,
    ),
  );
  for (const message of found) console.error(message);
  if (found.length > 0) process.exitCode = 1;
}

if (import.meta.main) main();
