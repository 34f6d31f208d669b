import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { ensureBrowser } from '../commands/browser.ts';

/** For a closed network and a root user; nothing here changes how pages behave. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const PHONE = { width: 390, height: 844 } as const;
export const DESK = { width: 1280, height: 900 } as const;

export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the page and its console, violations of the content policy, and requests that left the own origin. */
  readonly complaints: string[];
}

export interface PersonOptions {
  readonly url: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
  /** Nothing moves unless asked for: clicks need not wait for things to stand still. */
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** Signed in from the start, with this token. */
  readonly token?: string;
  /** With a service worker; without, every request can be answered by the test. */
  readonly serviceWorker?: boolean;
}

const launch = async (): Promise<Browser> => chromium.launch({ executablePath: await ensureBrowser(), args: FLAGS });

let running: Browser | null = null;

/**
 * The browser of this worker, which all its test files share and which ends with it: each person has a context of their own
 * in it, and `leave-browser.ts` sees whoever is left out at the end of a file.
 */
export const sharedBrowser = async (): Promise<Browser> => {
  if (!running?.isConnected()) running = await launch();
  return running;
};

const storageWith = (url: string, token: string | undefined) =>
  token === undefined
    ? {}
    : {
        storageState: {
          cookies: [],
          origins: [{ origin: new URL(url).origin, localStorage: [{ name: 'token', value: token }] }],
        },
      };

/** A person with a browser context of their own: nothing is shared but the server. */
export const newPerson = async (browser: Browser, options: PersonOptions): Promise<Person> => {
  const { url, viewport, colorScheme = 'light', reducedMotion = 'reduce', token, serviceWorker = false } = options;
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    colorScheme,
    reducedMotion,
    locale: 'de-DE',
    serviceWorkers: serviceWorker ? 'allow' : 'block',
    ...storageWith(url, token),
  });
  // Far more than any page needs: a machine that is busy with something else fails no test.
  context.setDefaultTimeout(60_000);
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`content policy violated: ${violatedDirective} ${blockedURI}`),
    ),
  );
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`page: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== new URL(url).origin && protocol.startsWith('http')) complaints.push(`leaves home: ${request.url()}`);
  });
  return { page, context, complaints };
};
