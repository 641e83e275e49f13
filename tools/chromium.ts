import { existsSync } from 'node:fs';

/** Where Debian's package puts it. */
export const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/**
 * Parts of the browser that no test needs. The list of suggestions under the address bar is a page of its own, which
 * took more time for every window than our page in it. Of two such lists only the last counts, so that what
 * Playwright leaves out stands here too.
 */
const LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** What a browser without screen, sandbox or errands of its own needs; for every launch in a test. */
export const chromiumFlags: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${LEFT_OUT.join(',')}`,
];

/** The browser for the tests: PALIO_CHROMIUM, or Debian's. */
export function chromiumPath(): string {
  const chosen = process.env['PALIO_CHROMIUM'];
  if (chosen !== undefined && chosen !== '') {
    if (!existsSync(chosen)) throw new Error(`PALIO_CHROMIUM names ${chosen}, which does not exist.`);
    return chosen;
  }
  if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;
  throw new Error(
    `The browser tests need Chromium: install it at ${DEBIAN_CHROMIUM} or name its path in PALIO_CHROMIUM.`,
  );
}
