import { forbiddenImports } from './imports/cruise.ts';
import { ROOT } from './workspaces.ts';

const violations = await forbiddenImports(ROOT);
for (const { rule, from, to, reason } of violations) {
  console.error(`${from} -> ${to}\n  ${rule}: ${reason}`);
}
if (violations.length > 0) {
  console.error(`${violations.length} forbidden ${violations.length === 1 ? 'import' : 'imports'}`);
  process.exitCode = 1;
}
