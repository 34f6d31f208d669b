/** Finds a Chromium for the browser tests, or gets one. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { canInstallPackages, installPackages } from './debian.ts';
import { run } from './steps.ts';

const wellKnown = [
  // The same engine without a window of its own, which would cost the tests about a third of their time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const installed = () =>
  [process.env.CHROMIUM_PATH, ...wellKnown, chromium.executablePath()].find((path) => path && existsSync(path));

/** The first one is missing in older releases. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];

/**
 * Path of an installed Chromium: `CHROMIUM_PATH`, the system's, or Playwright's. Installs a package of Debian's when root and
 * on such a system, else Playwright's own build. Throws one sentence when none of it works.
 */
export const ensureBrowser = async (): Promise<string> => {
  const present = installed();
  if (present) return present;
  if (canInstallPackages()) {
    for (const name of DEBIAN_PACKAGES) {
      if (!installed()) await installPackages('Für die Browser-Tests wird Chromium installiert', name);
    }
  }
  if (!installed()) {
    console.log('Für die Browser-Tests wird Chromium geladen (Playwright) …');
    await run(['playwright-core', 'install', 'chromium']);
  }
  const found = installed();
  if (!found)
    throw new Error('Kein Chromium gefunden. Bitte Chromium oder Chrome installieren oder CHROMIUM_PATH setzen.');
  return found;
};
