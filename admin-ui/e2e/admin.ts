import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ADMIN } from '../../backend/src/testing/running-product.ts';
import { newPerson, type Person, type PersonOptions } from '../../infra/e2e/browser.ts';
import { call } from '../../infra/e2e/customers.ts';
import { resources } from '../src/resources.ts';

/** The token of an administrator, or of whoever else is named. */
export const signInAdmin = async (url: string, who: Credentials = ADMIN): Promise<string> => {
  const { access_token: token } = await call<{ readonly access_token: string }>({
    url,
    method: 'POST',
    path: '/auth/login',
    body: who,
  });
  return token;
};

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface AdminVisit extends Omit<PersonOptions, 'token'> {
  /** Below /admin, such as '/users'. */
  readonly path: string;
  /** The administrator unless another one is named. */
  readonly who?: Credentials;
  /** How this person likes all lists; cards unless said otherwise, which a phone shows in any case. */
  readonly view?: 'table' | 'cards';
}

/** Kept on the server for this person, also for the tests that come after; whoever needs one of the two says so. */
export const likeLists = async (url: string, token: string, view: 'table' | 'cards'): Promise<void> => {
  const names = [...resources.map(({ name }) => name), 'audit'];
  const lists = Object.fromEntries(names.map((name) => [name, { view }]));
  await call({ url, method: 'PUT', path: '/admin/preferences', body: { lists }, token });
};

/** An administrator with a browser of their own, at a page of the back office. */
export const openBackOffice = async (browser: Browser, visit: AdminVisit): Promise<Person> => {
  const { path, who, view = 'cards', ...options } = visit;
  const token = await signInAdmin(options.url, who);
  await likeLists(options.url, token, view);
  const admin = await newPerson(browser, { ...options, token });
  await admin.page.goto(`/admin${path}`);
  await admin.page.getByRole('heading', { name: 'Verwaltung' }).waitFor();
  return admin;
};

/** Goes to an area by the menu that it stands in: its own on a desk, the one for all on a phone. */
export const openArea = async (page: Page, menu: string, area: string): Promise<void> => {
  const all = page.getByRole('button', { name: 'Menü', exact: true });
  await ((await all.isVisible()) ? all : page.getByRole('button', { name: menu, exact: true })).click();
  await page.getByRole('navigation', { name: menu }).getByRole('link', { name: area }).click();
};

/** `expect` for what a page comes to after a while, also on a busy machine. */
export const eventually = <Seen>(look: () => Promise<Seen> | Seen) => expect.poll(look, { timeout: 10_000 });
