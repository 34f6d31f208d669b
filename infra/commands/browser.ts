/** Finds a Chromium for the browser tests, or gets one. */
import { existsSync, realpathSync } from 'node:fs';
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

/** Every Chromium that is here, the one to take first. */
const installed = (): readonly string[] =>
  [process.env.CHROMIUM_PATH, ...wellKnown, chromium.executablePath()].flatMap((path) =>
    path && existsSync(path) ? [path] : [],
  );

/** The first one is missing in older releases. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Installs Debian's, one after the other until `isEnough`; nothing elsewhere or when not root. */
const installUntil = async (isEnough: () => boolean): Promise<void> => {
  if (!canInstallPackages()) return;
  for (const name of DEBIAN_PACKAGES) {
    if (isEnough()) return;
    if (!existsSync(`/usr/bin/${name}`)) await installPackages(`Für die Browser-Tests wird ${name} installiert`, name);
  }
};

/**
 * Path of an installed Chromium: `CHROMIUM_PATH`, the system's, or Playwright's. Installs a package of Debian's when root and
 * on such a system, else Playwright's own build. Throws one sentence when none of it works.
 */
export const ensureBrowser = async (): Promise<string> => {
  await installUntil(() => installed().length > 0);
  if (installed().length === 0) {
    console.log('Für die Browser-Tests wird Chromium geladen (Playwright) …');
    await run(['playwright-core', 'install', 'chromium']);
  }
  const [found] = installed();
  if (!found)
    throw new Error('Kein Chromium gefunden. Bitte Chromium oder Chrome installieren oder CHROMIUM_PATH setzen.');
  return found;
};

/**
 * Path of another Chromium than `first`, null when none can be had: they differ in what they tell a page of pointers, so that
 * a test or the product could lean on one of them unseen. Installs a package of Debian's like `ensureBrowser`.
 */
export const ensureOtherBrowser = async (first: string): Promise<string | null> => {
  const other = () => installed().find((path) => realpathSync(path) !== realpathSync(first)) ?? null;
  await installUntil(() => other() !== null);
  return other();
};
