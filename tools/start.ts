import { buildClientIfOld } from './client.ts';
import { runCommand } from './command.ts';

const built = await buildClientIfOld();
if (built === 0) {
  const serve = ['apps/cli/src/main.ts', 'serve', ...process.argv.slice(2)];
  const { code } = await runCommand([process.execPath, ...process.execArgv, ...serve], {
    answersForUs: true,
  });
  process.exitCode = code;
} else {
  process.exitCode = built;
}
