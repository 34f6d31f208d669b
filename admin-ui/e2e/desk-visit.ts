import type { Review, ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { freePort } from '../../backend/src/testing/running-product.ts';
import { createTestWorld, type Person } from '../../backend/src/testing/test-world.ts';
import { DESK, newPerson, sharedBrowser } from '../../infra/e2e/browser.ts';

/** A second admin. */
export const SECOND = { email: 'zweite@sternklar.example', password: 'zweite-passwort' };
/** What makes a request complete. */
export const COMPLETE = {
  review_url: 'https://maps.google.com/bewertung/4711',
  reason: 'kein_kundenkontakt',
  good_faith: true,
  facts: 'An diesem Tag war geschlossen.',
};
/** How long mails about a decision wait in these worlds. */
export const MAIL_DELAY_MS = 45_000;

interface Opening {
  /** What is looked for. */
  readonly q: string;
  readonly who?: { readonly email: string; readonly password: string };
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
}

export const current = (page: Page, reviewer: string) =>
  page.getByRole('article').getByRole('heading', { name: reviewer, exact: true });
export const actions = (page: Page) => page.getByRole('region', { name: 'Was zu tun ist' });
export const dialog = (page: Page) => page.getByRole('dialog');

/** How many keys a test has pressed; letters that are typed into a field do not count. */
export const keysOn = (page: Page) => {
  let count = 0;
  return {
    press: async (key: string) => {
      count += 1;
      await page.keyboard.press(key);
    },
    count: () => count,
  };
};

const aPdf = (words: string): Buffer =>
  Buffer.from(
    `%PDF-1.4\n% ${words}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
  );

/** A product of its own with two admins, and its desk in a browser. */
export const createDeskWorld = async () => {
  const browser = await sharedBrowser();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { PUBLIC_URL: url, STATUS_MAIL_DELAY_SECONDS: String(MAIL_DELAY_MS / 1_000) };
  const world = await createTestWorld({ env });
  // Whoever the settings name when the product starts is appointed.
  const appointing = await world.anotherProcess({ ADMIN_EMAIL: SECOND.email, ADMIN_PASSWORD: SECOND.password });
  await appointing.close();
  await world.app.listen({ port, host: '127.0.0.1' });

  let businesses = 0;
  /** A customer with a business that nobody else has. */
  const newBusiness = async () => {
    businesses += 1;
    const name = `Werkstatt ${businesses}x`;
    const customer: Person = await world.customer(`kundin-${businesses}@werkstatt.example`);
    const business = { business_name: name, google_business_link: 'https://maps.google.com/?cid=1' };
    const businessId = (await customer.post<{ id: string }>('/business', business)).body.id;
    const handIn = async (reviewer: string, details: object = COMPLETE): Promise<Review> => {
      world.advance(1_000);
      const words = { reviewer_name: reviewer, rating: 1, review_text: 'War nie dort.' };
      return (await customer.post<Review>('/reviews', { business_id: businessId, ...words, ...details })).body;
    };
    return { name, customer, businessId, handIn };
  };

  return {
    world,
    url,
    newBusiness,
    forward: async (review: Review) => {
      const sent = { channel: 'report-tool', sent_text: 'Nie unsere Kundin.', reference: '7-1' };
      await (await world.admin()).post(`/reviews/${review.id}/forwardings`, sent);
    },
    /** Something of the customer's that shows what they say. */
    addEvidence: async (customer: Person, review: Review, name: string) => {
      const bytes = aPdf(name);
      const begun = await customer.post<{ id: string }>(`/reviews/${review.id}/evidence-uploads`, {
        name,
        size: bytes.length,
      });
      const upload = `/evidence-uploads/${begun.body.id}`;
      await customer.put(`${upload}?offset=0`, bytes, { 'content-type': 'application/octet-stream' });
      return (await customer.post<{ id: string }>(`${upload}/completion`)).body.id;
    },
    kinds: async (review: Review) => {
      const { body } = await (await world.admin()).get<ReviewHistoryEntry[]>(`/admin/reviews/${review.id}/history`);
      return body.map(({ kind }) => kind);
    },
    statusOf: async (review: Review) =>
      (await (await world.admin()).get<Review>(`/admin/reviews/${review.id}`)).body.status,
    /** The desk, once the case of `first` and its stream are there. */
    open: async (first: string, { q, who, viewport = DESK, colorScheme = 'light' }: Opening) => {
      const { token } = who ? await world.login(who.email, who.password) : await world.admin();
      const person = await newPerson(browser, { url, viewport, colorScheme, token });
      await person.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await person.context.route('https://support.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Formular</title>' }),
      );
      const live = person.page.waitForResponse((response) => response.url().endsWith('/api/live'));
      await person.page.goto(`/admin/desk?q=${encodeURIComponent(q)}`);
      await current(person.page, first).waitFor();
      await live;
      await actions(person.page).getByRole('group', { name: 'Schritte' }).waitFor();
      return person;
    },
    close: () => world.close(),
  };
};
export type DeskWorld = Awaited<ReturnType<typeof createDeskWorld>>;
export type DeskBusiness = Awaited<ReturnType<DeskWorld['newBusiness']>>;

interface AtTheDesk {
  readonly at: DeskWorld;
  readonly business: DeskBusiness;
}

/** A world for the tests of a file, and for each of them a business that nobody else has; both are told before each test. */
export const deskForEach = (told: (there: AtTheDesk) => void) => {
  let at: DeskWorld;
  let business: DeskBusiness;
  beforeAll(async () => {
    at = await createDeskWorld();
  });
  afterAll(() => at.close());
  beforeEach(async () => {
    business = await at.newBusiness();
    told({ at, business });
  });
  const handIn: DeskBusiness['handIn'] = (...words) => business.handIn(...words);
  /** Its desk, with the cases of the business alone. */
  const open = (first: string, opening: Partial<Opening> = {}) => at.open(first, { q: business.name, ...opening });
  return { handIn, open };
};
