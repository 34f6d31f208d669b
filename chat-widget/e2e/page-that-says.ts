import type { Browser } from 'playwright-core';
import { DESK } from '../../infra/e2e/browser.ts';
import { type VisitOptions, visit } from './visitor.ts';

/** One sentence of the chat in the console, with a link to what it is about. */
export const SENTENCE = /^Sternklar chat: (?!.*\. .*\. )[A-Z].+[^.]\. http\S+$/;

/** A page whose scripts are all in its `head`, and what its console says. */
export const pageThatSays = async (browser: Browser, options: Omit<VisitOptions, 'viewport' | 'bare'>) => {
  const visitor = await visit(browser, { viewport: DESK, key: '', ...options, bare: true });
  const said: string[] = [];
  visitor.page.on('console', (message) => said.push(message.text()));
  await visitor.page.reload();
  return { ...visitor, said };
};
