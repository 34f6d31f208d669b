import type { Browser, BrowserContext } from 'playwright-core';

/** How somebody looks at the back office. */
export interface Device {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Times slower than this machine. */
  readonly slowdown: number;
  /** Null: as fast as the machine itself. */
  readonly line: { readonly latencyMs: number; readonly bytesPerSecond: number } | null;
}

export const DEVICES: readonly Device[] = [
  { name: 'desktop', viewport: { width: 1280, height: 900 }, slowdown: 1, line: null },
  {
    name: 'slow phone',
    viewport: { width: 390, height: 844 },
    slowdown: 4,
    line: { latencyMs: 150, bytesPerSecond: (1.6 * 1_024 * 1_024) / 8 },
  },
];

/** A row of a table or a card: which of the two is seen depends on the window. */
const ROW = '[data-row-id]';

/** Writes down when a row is in the picture: the frame after the one that found it. */
const noteFirstRow = (selector: string) => {
  const look = () => {
    const isSeen = [...document.querySelectorAll(selector)].some((row) => row.getClientRects().length > 0);
    if (isSeen) requestAnimationFrame(() => performance.mark('first-row'));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const slowDown = async (context: BrowserContext, { slowdown, line }: Device) => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (line !== null) {
    const { latencyMs, bytesPerSecond } = line;
    const speed = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: latencyMs, ...speed });
  }
  return page;
};

export interface Look {
  readonly url: string;
  readonly device: Device;
  readonly token: string;
  /** Without it, the page is made in the browser. */
  readonly cookie: string | null;
}

/** Milliseconds from the request for the list of reviews until its first row is seen, with an empty cache. */
export const firstRowAfter = async (browser: Browser, { url, device, token, cookie }: Look): Promise<number> => {
  const context = await browser.newContext({ baseURL: url, viewport: device.viewport, serviceWorkers: 'block' });
  try {
    await context.addInitScript((stored) => window.localStorage.setItem('token', stored), token);
    await context.addInitScript(noteFirstRow, ROW);
    if (cookie !== null) {
      const [name = '', value = ''] = cookie.split('=');
      await context.addCookies([
        { name, value, domain: new URL(url).hostname, path: '/admin', httpOnly: true, sameSite: 'Strict' },
      ]);
    }
    const page = await slowDown(context, device);
    const answer = await page.goto('/admin/reviews', { waitUntil: 'commit' });
    const isRendered = (await answer?.text())?.includes('data-row-id="') ?? false;
    if (isRendered !== (cookie !== null)) throw new Error(`The page was ${isRendered ? '' : 'not '}rendered.`);
    await page.waitForFunction(() => performance.getEntriesByName('first-row').length > 0);
    return await page.evaluate(() => performance.getEntriesByName('first-row')[0]?.startTime ?? Number.NaN);
  } finally {
    await context.close();
  }
};
