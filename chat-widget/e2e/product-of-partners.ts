import type { Partner } from '@sternklar/contracts/partners/partner.api';
import type { Browser, Page } from 'playwright-core';
import { ADMIN } from '../../backend/src/testing/running-product.ts';
import { DESK } from '../../infra/e2e/browser.ts';
import { call } from '../../infra/e2e/customers.ts';
import { type PartnerSite, strictPolicy } from './partner-site.ts';
import { visit } from './visitor.ts';

export interface Conversation {
  readonly user: unknown;
  readonly messages: readonly { readonly id: string; readonly sender: string; readonly message: string }[];
}

/** Asks the API as an administrator of the product at `url`. */
export const asAdminAt = async <Answer>(
  url: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<Answer> => {
  const login = { url, method: 'POST', path: '/auth/login', body: ADMIN } as const;
  const { access_token: token } = await call<{ readonly access_token: string }>(login);
  return call<Answer>({ url, method, path, token, ...(body && { body }) });
};

export const morgenrot = (origins: readonly string[]) => ({ name: 'Bäckerei Morgenrot', origins });

/** A visitor of a page of a new partner, whose own pages are at the given origins. */
export const visitPartner = async (
  browser: Browser,
  { site, url, origins }: { readonly site: PartnerSite; readonly url: string; readonly origins: readonly string[] },
) => {
  const partner = await asAdminAt<Partner>(url, 'POST', '/admin/partners', morgenrot(origins));
  const key = partner.keys[0]?.key ?? '';
  return visit(browser, { site, product: url, key, viewport: DESK, headers: strictPolicy(url) });
};

/** What the chat says in the browser's console. */
export const saidAt = (page: Page) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  return () => said.filter((line) => line.startsWith('Sternklar chat:'));
};
