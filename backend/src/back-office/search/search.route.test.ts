import type { SearchResults } from '@sternklar/contracts/search.api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

let world: TestWorld;
let admin: Person;
let reviewId: string;

const search = async (q: string, person = admin) =>
  (await person.get<SearchResults>(`/admin/search?q=${encodeURIComponent(q)}`)).body;
const names = ({ users, businesses, reviews, invoices, references }: SearchResults) => ({
  users: users.map(({ email }) => email),
  businesses: businesses.map(({ business_name }) => business_name),
  reviews: reviews.map(({ reviewer_name }) => reviewer_name),
  invoices: invoices.map(({ number }) => number),
  references: references.map(({ reference }) => reference),
});
const NOTHING = { users: [], businesses: [], reviews: [], invoices: [], references: [] };

beforeAll(async () => {
  world = await createTestWorld();
  admin = await world.admin();
  const customer = await world.customer('frau.sucher@haus.example');
  await customer.post('/business', {
    business_name: 'Gästehaus Möwe',
    google_business_link: 'https://maps.google.com/?cid=1',
  });
  const [business] = (await customer.get<{ id: string }[]>('/business')).body;
  const review = { business_id: business?.id, rating: 1, good_faith: true, reason: 'spam' };
  const url = 'https://maps.google.com/review/1';
  const texts = ['Nie wieder Quittengelee.', 'Die Suppe war kalt.'];
  for (const [index, review_text] of texts.entries())
    reviewId = (
      await customer.post<{ id: string }>('/reviews', {
        ...review,
        reviewer_name: `Zacharias ${index}`,
        review_text,
        review_url: `${url}${index}`,
      })
    ).body.id;
  await customer.post('/subscription/create', { plan_name: 'standard', company_name: 'Möwe GmbH' });
  await world.catchUp();
});
afterAll(() => world.close());

describe('GET /api/admin/search', () => {
  it.each([
    ['a customer by a part of the address', 'sucher@haus', { users: ['frau.sucher@haus.example'] }],
    ['a business without accents and capitals', 'gastehaus', { businesses: ['Gästehaus Möwe'] }],
    ['a review by its text', 'quitten', { reviews: ['Zacharias 0'] }],
    ['reviews by their writer, the newest first', 'Zachar', { reviews: ['Zacharias 1', 'Zacharias 0'] }],
    ['two letters that something begins with', 'za', { reviews: ['Zacharias 1', 'Zacharias 0'] }],
    ['nothing by two letters in the middle', 'ttengel'.slice(0, 2), {}],
    ['nothing by signs that mean something in patterns', '%%%', {}],
    ['nothing where there is nothing', 'xyzzy', {}],
  ])('finds %s', async (_what, q, expected) => {
    expect(names(await search(q))).toEqual({ ...NOTHING, ...expected });
  });

  it('finds an invoice by its number, and by the company', async () => {
    const [invoice] = (await search('möwe gmbh')).invoices;
    expect(invoice).toMatchObject({ company_name: 'Möwe GmbH' });
    expect((await search(invoice?.number ?? '')).invoices).toEqual([invoice]);
  });

  it('finds what was sent to a platform by how its reference begins', async () => {
    const sent = await admin.post(`/reviews/${reviewId}/forwardings`, {
      channel: 'report-tool',
      sent_text: 'Wie gemeldet.',
      reference: 'Q-7788-XY',
    });
    expect(sent.status).toBeLessThan(300);
    await world.catchUp();
    expect((await search('q-77')).references).toMatchObject([
      { id: reviewId, reference: 'q-7788-xy', reviewer_name: 'Zacharias 1', business_name: 'Gästehaus Möwe' },
    ]);
    expect((await search('7788')).references).toEqual([]);
  });

  it('finds five of a kind at most, what begins with the text first', async () => {
    for (let number = 0; number < 7; number += 1) await world.customer(`n${number}.mitte-viele@haus.example`);
    await world.customer('mitte-viele@haus.example');
    await world.catchUp();
    const { users } = await search('mitte-viele');
    expect(users).toHaveLength(5);
    expect(users[0]?.email).toBe('mitte-viele@haus.example');
  });

  it('tells auditors the same, and nobody else anything', async () => {
    expect(await search('zachar', await world.auditor())).toEqual(await search('zachar'));
    const customer = await world.customer('fragt@haus.example');
    expect((await customer.get('/admin/search?q=zachar')).status).toBe(403);
    expect((await world.visitor.get('/admin/search?q=zachar')).status).toBe(401);
  });

  it.each(['', '?q=', '?q=a', '?q=%20a%20', `?q=${'a'.repeat(101)}`])('refuses %s in German', async (query) => {
    expect((await admin.get(`/admin/search${query}`)).status).toBe(422);
  });
});
