import type { Page } from 'playwright-core';

const MOST_NAVIGATIONS = 5;

/**
 * Waits until a page that leaves by itself stands at an address. Such a page may end one navigation with the next (a tab's
 * and a call's end of the same session), which Playwright's own wait takes for a failure.
 */
export const arriveAt = async (page: Page, address: Parameters<Page['waitForURL']>[0]): Promise<void> => {
  for (let ended = 0; ; ended += 1) {
    try {
      return await page.waitForURL(address);
    } catch (error) {
      if (ended === MOST_NAVIGATIONS || !String(error).includes('ERR_ABORTED')) throw error;
    }
  }
};
