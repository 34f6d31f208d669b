import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { ADMIN } from '../../backend/src/testing/running-product.ts';
import type { Credentials } from './admin.ts';

export interface Visitor {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

export interface VisitorOptions {
  readonly url: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
  readonly javaScript?: boolean;
  /** The administrator unless another one is named. */
  readonly who?: Credentials;
}

/** An admin far from here, whose browser speaks another language: signed in, with token and cookie. */
export const farAwayAdmin = async (browser: Browser, options: VisitorOptions): Promise<Visitor> => {
  const { url, viewport, colorScheme, javaScript = true, who = ADMIN } = options;
  const signedIn = await signIn(browser, url, who);
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    colorScheme,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    javaScriptEnabled: javaScript,
    serviceWorkers: 'block',
    storageState: signedIn,
  });
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      throw new Error(`content policy violated: ${violatedDirective} ${blockedURI}`);
    }),
  );
  return { context, close: () => context.close() };
};

/** Signs in as the landing page does, so that the browser itself keeps the cookie. */
const signIn = async (browser: Browser, url: string, who: Credentials) => {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/impressum');
  await page.evaluate(async (body) => {
    const answer = await fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    window.localStorage.setItem('token', (await answer.json()).access_token);
  }, who);
  const state = await context.storageState();
  await context.close();
  return state;
};

/** The same administrator, at a page. */
export const openFarAway = async (browser: Browser, path: string, options: Parameters<typeof farAwayAdmin>[1]) => {
  const admin = await farAwayAdmin(browser, options);
  const page = await admin.context.newPage();
  await page.goto(path);
  return { ...admin, page };
};

/** The first page of a busy machine may be left to the browser while the renderer starts; the ones after it are not. */
export const untilPagesAreRendered = async (browser: Browser, url: string): Promise<void> => {
  const viewport = { width: 1280, height: 900 };
  const admin = await farAwayAdmin(browser, { url, viewport, colorScheme: 'light', javaScript: false });
  const page = await admin.context.newPage();
  await vi.waitFor(
    async () => {
      await page.goto('/admin/users');
      expect(await page.locator('main').count()).toBe(1);
    },
    { timeout: 30_000, interval: 250 },
  );
  await admin.close();
};

/** Asked by what the browser itself has kept, which no page can bring along; and the live stream. */
const NOT_IN_THE_PAGE = ['/api/live', '/api/audit/consistency'];

export interface Visit {
  readonly page: Page;
  readonly status: number;
  /** Errors, recoverable ones too, violated policies, and requests that asked for data which the page had already. */
  readonly complaints: readonly string[];
}

/** Opens a page of the back office and waits until its app has taken it over and nothing is on its way any more. */
export const visit = async (
  context: BrowserContext,
  path: string,
  spoil?: (html: string) => string,
): Promise<Visit> => {
  const page = await context.newPage();
  // The live stream never ends, and asks for nothing that the page has already: here another tab has it.
  await page.route('**/api/live', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'event: replaced\ndata: {}\n\n' }),
  );
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`page: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !NOT_IN_THE_PAGE.includes(pathname))
      complaints.push(`asked again: ${request.method()} ${pathname}`);
    if (origin !== new URL(page.url()).origin && page.url() !== 'about:blank')
      complaints.push(`leaves home: ${origin}`);
  });
  if (spoil) {
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: spoil(await response.text()) });
    });
  }
  const answer = await page.goto(path);
  await page.waitForFunction(() => {
    const elements = [...document.querySelectorAll('#root *')];
    return elements.length > 0 && elements.every((element) => Object.keys(element).some((key) => /^__react/.test(key)));
  });
  // The network may have been idle before the app started: whatever it asks for, it has asked for when it is idle itself.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(idle))));
  await page.waitForLoadState('networkidle');
  return { page, status: answer?.status() ?? 0, complaints };
};
