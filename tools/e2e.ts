import { ensureChromium } from './install-chromium.ts';
import { buildClientIfOld } from './client.ts';
import { runCommand } from './command.ts';

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  try {
    await ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  const built = await buildClientIfOld();
  if (built !== 0) return built;
  const { code } = await runCommand(['vitest', 'run', '--config=vitest.e2e.config.ts', ...args]);
  return code;
}
