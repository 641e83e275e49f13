import { existsSync } from 'node:fs';

import { chromiumPath, DEBIAN_CHROMIUM } from './chromium.ts';
import { runCommand } from './command.ts';

/** The browser for the tests, installed from Debian when there is none and this process may. */
export async function ensureChromium(): Promise<string> {
  const isMissing = !process.env['PALIO_CHROMIUM'] && !existsSync(DEBIAN_CHROMIUM);
  if (isMissing && mayInstall()) await install();
  return chromiumPath();
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

async function install(): Promise<void> {
  console.log('Installing Chromium for the browser tests (apt-get) ...');
  await aptGet('update');
  await aptGet('install', '--yes', '--no-install-recommends', 'chromium');
}

async function aptGet(...args: readonly string[]): Promise<void> {
  const { code, output } = await runCommand(['apt-get', '-qq', ...args], {
    capture: true,
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (code !== 0)
    throw new Error(`Installing Chromium failed: apt-get ${args.join(' ')} ended with ${code}.\n${output}`);
}
