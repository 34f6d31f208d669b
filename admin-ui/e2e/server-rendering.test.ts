import { resolve } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { AdminAppOnServer, ApiAnswer } from '@sternklar/contracts/admin-pages';
import { beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../src/resources.ts';

const BUILD = pathToFileURL(resolve(import.meta.dirname, '../dist/server/entry-server.js')).href;
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/auth/me': { is_admin: true, is_auditor: false },
  '/api/admin/attention': { chats: 2, cases: 1, parked_events: 0 },
  '/api/admin/counts': { users: 0, businesses: 0, reviews: 0, subscriptions: 0, chats: 0 },
};
const answerTo = (path: string): ApiAnswer => {
  const body = JSON.stringify(ANSWERS[path.split('?')[0] ?? ''] ?? []);
  return { status: 200, headers: { 'content-range': 'rows 0-0/0' }, body };
};

let app: AdminAppOnServer;

/** What a page asks the API for before it gets any answer, and all that it asks for. */
const open = async (url: string) => {
  const asked: string[] = [];
  const answers = Promise.withResolvers<void>();
  const get = async (path: string) => {
    asked.push(path);
    await answers.promise;
    return answerTo(path);
  };
  const rendering = app.renderPage({ url, site: { brand: 'Sternklar', uiTexts: 'verbatim' }, get });
  await turn();
  const atOnce = [...asked];
  answers.resolve();
  return { atOnce, page: await rendering, asked };
};

beforeAll(async () => {
  app = (await import(BUILD)) as AdminAppOnServer;
});

describe('a list that was rendered before', () => {
  const addresses = resources.flatMap(({ name }) => [
    `/admin/${name}`,
    `/admin/${name}?page=2`,
    `/admin/${name}?filter=%7B%22q%22%3A%22anna%22%7D&sort=created_at&order=ASC&page=1&perPage=10`,
  ]);

  it.each(addresses)('asks for all it shows at once, and for nothing twice: %s', async (url) => {
    await open(url.split('?')[0] ?? url);
    const { atOnce, asked, page } = await open(url);
    expect(asked).toEqual(atOnce);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThan(2);
    expect(page.isFound).toBe(true);
  });
});

describe('the styles of a page', () => {
  it('have no second names for browsers of the past', async () => {
    const { page } = await open('/admin/users');
    const css = page.styles.map((style) => style.css).join('');
    expect(css).toContain('display:flex;');
    expect(css).not.toMatch(/-ms-flex|-webkit-flex|-webkit-transition|--mui-overlays/);
    expect(css).toContain('-webkit-user-select:none;user-select:none;');
  });
});
