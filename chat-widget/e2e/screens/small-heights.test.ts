import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sharedBrowser } from '../../../infra/e2e/browser.ts';
import { type PartnerSite, startPartnerSite } from '../partner-site.ts';
import { chatWindow, input, messages, openChat, say, visit } from '../visitor.ts';
import { createWidgetApi, UNKNOWN, type WidgetApi } from '../widget-api.ts';

const browser = await sharedBrowser();
let site: PartnerSite;
let api: WidgetApi;
beforeEach(async () => {
  [site, api] = await Promise.all([startPartnerSite(), createWidgetApi()]);
});
afterEach(async () => {
  await Promise.all([site.stop(), api.stop()]);
});

const SMALL = [
  // 1280 × 1024 at 400 %, as WCAG 1.4.10 has it.
  { width: 320, height: 256 },
  // A phone held across, with its keyboard.
  { width: 667, height: 170 },
  { width: 360, height: 120 },
  // Beside the page, where the browser's window is low.
  { width: 1280, height: 200 },
] as const;

/** What is cut off of something that should be whole on the screen, in CSS pixels. */
const cutOff = async (page: Page, found: ReturnType<typeof input>) => {
  const box = await found.boundingBox();
  const size = page.viewportSize();
  if (!box || !size) return Number.POSITIVE_INFINITY;
  return Math.max(0, -box.x, -box.y, box.x + box.width - size.width, box.y + box.height - size.height);
};

it.each(SMALL)('at $width × $height one can read and write', async (viewport) => {
  const { page, context, complaints } = await visit(browser, { site, product: api.url, viewport });
  await openChat(page);
  const send = chatWindow(page).getByRole('button', { name: 'Nachricht senden' });
  const close = chatWindow(page).getByRole('button', { name: 'Chat schließen' });
  const log = chatWindow(page).getByRole('log');
  for (const found of [input(page), send, close]) expect(await cutOff(page, found)).toBe(0);
  await say(page, UNKNOWN);
  await messages(page, 'assistant').waitFor();
  await input(page).fill('Eine Frage, die so lang ist, dass sie in keine Zeile passt. '.repeat(6));
  for (const found of [input(page), send, close]) expect(await cutOff(page, found)).toBe(0);
  await input(page).fill('Kurz');
  // At least a line of what was said is in sight.
  expect((await log.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await send.click();
  await messages(page, 'assistant').getByText('Antwort auf: Kurz').waitFor();
  await close.click();
  expect(complaints()).toEqual([]);
  await context.close();
});
