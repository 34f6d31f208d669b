import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, AUDITOR, type RunningProduct, startProduct } from '../../../backend/src/testing/running-product.ts';
import { DESK, PHONE, sharedBrowser } from '../../../infra/e2e/browser.ts';
import { call } from '../../../infra/e2e/customers.ts';
import { buildForDevelopment } from '../../../infra/e2e/development-build.ts';
import { pages, resources } from '../../src/resources.ts';
import { farAwayAdmin, untilPagesAreRendered, visit } from '../watched-visit.ts';

interface Row {
  readonly id: string;
  readonly email?: string;
  readonly business_name?: string;
  readonly reviewer_name?: string;
  readonly user_email?: string;
  readonly name?: string;
  readonly user?: { readonly email: string } | null;
}
/** Where each list comes from, and what names a row of it. */
const LISTS: Readonly<Record<string, { readonly api: string; readonly words: (row: Row) => string | undefined }>> = {
  users: { api: '/admin/users', words: ({ email }) => email },
  businesses: { api: '/admin/businesses', words: (row) => row.business_name },
  reviews: { api: '/admin/reviews', words: (row) => row.reviewer_name },
  subscriptions: { api: '/admin/subscriptions', words: (row) => row.user_email },
  partners: { api: '/admin/partners', words: ({ name }) => name },
  chats: { api: '/chat/admin/all', words: ({ user }) => user?.email },
};
const NOBODY = '0192f0c1-000f-7000-8000-000000000000';
/** Addresses of nothing: no page, or a page about something that there is not. */
const NOWHERE = ['/admin/nirgends', `/admin/users/${NOBODY}`, `/admin/reviews/${NOBODY}`];
/** Each width, scheme and role at least once: the server knows none of the first two, so they have nothing to do with each other. */
const APPEARANCES = [
  { viewport: DESK, colorScheme: 'light', who: ADMIN, name: 'an admin at a desk by day' },
  { viewport: PHONE, colorScheme: 'dark', who: ADMIN, name: 'an admin with a phone by night' },
  { viewport: DESK, colorScheme: 'dark', who: AUDITOR, name: 'an auditor' },
] as const;

let product: RunningProduct;
const browser = await sharedBrowser();
let url: string;
/** The first row of each list. */
const first = new Map<string, { readonly id: string; readonly words: string }>();

const readFirstRows = async () => {
  const { access_token: token } = await call<{ access_token: string }>({
    url,
    method: 'POST',
    path: '/auth/login',
    body: ADMIN,
  });
  for (const [name, { api, words }] of Object.entries(LISTS)) {
    const [row] = await call<Row[]>({ url, method: 'GET', path: `${api}?range=[0,0]`, token });
    if (!row) throw new Error(`There is nothing in ${name}.`);
    first.set(name, { id: row.id, words: words(row) ?? 'Unknown User' });
  }
};

/** Every page there is, by the table of contents: whoever adds one is tested. */
const allPaths = (): readonly string[] => [
  ...pages
    .filter(({ isMoved }) => !isMoved)
    .map(
      ({ path }) =>
        `/admin${path.replace(/:\w+/, first.get(path.startsWith('/inbox') ? 'chats' : 'reviews')?.id ?? '')}`,
    ),
  ...resources.flatMap(({ name, create, edit, show }) => [
    `/admin/${name}`,
    ...(create ? [`/admin/${name}/create`] : []),
    ...(edit ? [`/admin/${name}/${first.get(name)?.id}`] : []),
    ...(show ? [`/admin/${name}/${first.get(name)?.id}/show`] : []),
  ]),
  '/admin/reviews?filter=%7B%22status%22%3A%22eingereicht%22%7D&sort=rating&order=ASC&page=1&perPage=10',
  ...NOWHERE,
];

beforeAll(async () => {
  const folder = await buildForDevelopment();
  product = await startProduct({ env: { ADMIN_UI_BUILD: folder, DEMO_DATA: 'true', RATE_LIMIT_PER_MINUTE: '100000' } });
  url = product.url;
  await readFirstRows();
  await untilPagesAreRendered(browser, url);
}, 180_000);
afterAll(async () => {
  await product?.stop();
  await product?.remove();
});

describe('the app takes over the pages that the server rendered', () => {
  it.each(APPEARANCES)(
    'without a word, a difference or a question: $name',
    { timeout: 300_000 },
    async (appearance) => {
      const admin = await farAwayAdmin(browser, { url, ...appearance });
      const found: Record<string, readonly string[]> = {};
      const statuses: Record<string, number> = {};
      for (const path of allPaths()) {
        const { page, status, complaints } = await visit(admin.context, path);
        const isNowhere = NOWHERE.includes(path);
        const expected = isNowhere ? complaints.filter((words) => !/status of 404/.test(words)) : complaints;
        if (expected.length > 0) found[path] = expected;
        if (status !== (isNowhere ? 404 : 200)) statuses[path] = status;
        await page.close();
      }
      expect(found).toEqual({});
      expect(statuses).toEqual({});
      await admin.close();
    },
  );

  it('has every row in the page itself, for whoever runs no script', async () => {
    const admin = await farAwayAdmin(browser, { url, viewport: DESK, colorScheme: 'light', javaScript: false });
    const page = await admin.context.newPage();
    for (const [name, { words }] of first) {
      await page.goto(`/admin/${name}`);
      expect(await page.locator('main').textContent(), name).toContain(words);
      const count = page.locator(`[data-count="${name}"]`);
      if (name !== 'partners') expect(await count.textContent(), name).toMatch(/^[\d.]+$/);
    }
    await admin.close();
  });
});

describe('this test notices', () => {
  const SPOILT = {
    'another word': (html: string) => html.replace('>Abmelden<', '>Abmeldung<'),
    'another attribute': (html: string) => html.replace('aria-label="Bereiche"', 'aria-label="Teile"'),
    'a missing element': (html: string) => html.replace(/<nav aria-label="System">.*?<\/nav>/, ''),
    'answers that did not come with the page': (html: string) => html.replace('"queries":[', '"queries":[],"rest":['),
  };
  it.each(Object.entries(SPOILT))('%s', async (_name, spoil) => {
    const admin = await farAwayAdmin(browser, { url, viewport: DESK, colorScheme: 'light' });
    let wasSpoilt = false;
    const { complaints } = await visit(admin.context, '/admin/users', (html) => {
      const spoilt = spoil(html);
      wasSpoilt = spoilt !== html;
      return spoilt;
    });
    expect(wasSpoilt).toBe(true);
    expect(complaints).not.toEqual([]);
    await admin.close();
  });
});
