import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** It never ends by itself. */
const LIVE_STREAM = '/api/live';

/**
 * Counts what a page asks for from here on. What is returned waits until nothing of it is on its way any more: with the live
 * stream open, a browser itself never calls its network idle.
 */
export const followRequests = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== LIVE_STREAM) open.add(request);
  });
  const done = (request: Request) => open.delete(request);
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  return () =>
    expect.poll(() => [...open].map((request) => request.url()), { timeout: 45_000, interval: 20 }).toEqual([]);
};
