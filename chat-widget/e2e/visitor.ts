import type { Browser, Locator, Page } from 'playwright-core';
import { newPerson, type PersonOptions } from '../../infra/e2e/browser.ts';
import { type PartnerPage, type PartnerSite, partnerPage } from './partner-site.ts';

export const KEY = 'pk_test';

export const corner = (page: Page) => page.getByRole('complementary', { name: 'Support-Chat' });
export const openButton = (page: Page) => corner(page).getByRole('button', { name: /Support-Chat öffnen/ });
export const chatWindow = (page: Page) => page.getByRole('dialog', { name: 'Support' });
export const input = (page: Page) => chatWindow(page).getByRole('textbox', { name: 'Ihre Nachricht' });
export const messages = (page: Page, sender: 'user' | 'assistant' | 'admin' | 'system'): Locator =>
  chatWindow(page).locator(`li[data-sender="${sender}"]`);

export const openChat = async (page: Page) => {
  await openButton(page).click();
  await chatWindow(page).waitFor();
};

export const say = async (page: Page, words: string) => {
  await input(page).fill(words);
  await input(page).press('Enter');
};

export interface VisitOptions extends Omit<PersonOptions, 'url'> {
  readonly site: PartnerSite;
  /** Where the widget comes from. */
  readonly product: string;
  readonly key?: string;
  readonly attributes?: string;
  readonly head?: string;
  readonly body?: string;
  readonly headers?: PartnerPage['headers'];
  /** The page brings the widget's script itself. */
  readonly bare?: boolean;
}

/** Somebody opens a partner's page; `asked` lists what their browser asked the product for, preflights aside. */
export const visit = async (browser: Browser, options: VisitOptions) => {
  const { site, product, key = KEY, headers = {} } = options;
  const html = partnerPage({ ...options, key });
  for (const path of ['/', '/next']) site.put(path, { html, headers });
  const { page, context, complaints } = await newPerson(browser, { ...options, url: site.origin });
  const asked: string[] = [];
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === product) asked.push(pathname);
  });
  const home = `leaves home: ${product}/`;
  await page.goto('/');
  return { page, context, asked, complaints: () => complaints.filter((complaint) => !complaint.startsWith(home)) };
};
