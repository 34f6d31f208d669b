import type { Locator, Page } from 'playwright-core';

declare global {
  interface Window {
    /** When each message appeared and went, by its words, in the page's own time. */
    toastTimes?: Map<string, { from: number; to: number | null }>;
  }
}

/** The message at the top with exactly these words. */
export const toast = (page: Page, words: string): Locator =>
  page.locator('.toasts li').filter({ has: page.getByText(words, { exact: true }) });

/** Waits for a message with exactly these words, puts it away, and answers how many messages there were. */
export const readToast = async (page: Page, words: string): Promise<number> => {
  await toast(page, words).first().waitFor();
  const count = await page.locator('.toasts li').count();
  await dismissToasts(page);
  return count;
};

export const dismissToasts = async (page: Page): Promise<void> => {
  const close = page.locator('.toast-close');
  while ((await close.count()) > 0) await close.first().click();
};

/** Writes down how long messages stay. For a page with an installed clock, before it is opened. */
export const timeToasts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const times = new Map<string, { from: number; to: number | null }>();
    window.toastTimes = times;
    const wordsIn = (nodes: NodeList) =>
      [...nodes].flatMap((node) =>
        node instanceof Element
          ? [...(node.matches('.toasts li') ? [node] : node.querySelectorAll('.toasts li'))].map(
              (item) => item.textContent ?? '',
            )
          : [],
      );
    new MutationObserver((mutations) => {
      // A message that moves between page and dialog is one message: gone is what is in neither.
      for (const words of mutations.flatMap(({ addedNodes }) => wordsIn(addedNodes))) {
        times.set(words, { from: times.get(words)?.from ?? Date.now(), to: null });
      }
      const shown = new Set([...document.querySelectorAll('.toasts li')].map((item) => item.textContent ?? ''));
      for (const [words, time] of times) if (time.to === null && !shown.has(words)) time.to = Date.now();
    }).observe(document, { childList: true, subtree: true });
  });

/** How long each message stayed, in whole seconds of the page's clock; lets 35 seconds pass there. A way that it offers stands behind its words. */
export const toastSeconds = async (page: Page): Promise<Readonly<Record<string, number>>> => {
  await page.clock.runFor(35_000);
  const times = await page.evaluate(() => [...(window.toastTimes ?? [])]);
  return Object.fromEntries(
    times.map(([words, { from, to }]) => [words, Math.round(((to ?? Infinity) - from) / 1_000)]),
  );
};
