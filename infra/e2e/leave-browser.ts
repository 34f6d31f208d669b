/** vitest setupFile: after each test file nobody is left in the browser that the worker's next file uses, too. */
import { afterAll } from 'vitest';
import { sharedBrowser } from './browser.ts';

afterAll(async () => {
  const browser = await sharedBrowser();
  await Promise.all(browser.contexts().map((context) => context.close()));
});
