import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestWorld, type Person, type TestWorld } from '../testing/test-world.ts';

const PAGE = '?range=[0,24]&sort=["created_at","DESC"]';
/** Kept for less than a second, so that it is read or not by how fast the machine is. */
const OF_SESSIONS = /\baccounts\.sessions\b/;
/** Of those who answer: reactors and projections have connections of their own, and read no stream because of a review. */
const ANSWERING = /^sternklar-(api|log-inline-writer|log-writer)$/;
/** On other connections, where reactors read and write as well: what a command adds to its append. */
const OF_COMMANDS = /insert into personal_data\.subject_keys|from event_log\.events where stream_id/;

interface Asked {
  readonly text?: string;
}

let world: TestWorld;
let owner: Person;
let admin: Person;
let business: string;
let review: string;
const statements: string[] = [];

/** The statements that a call asks before it is answered. */
const askedFor = async (call: () => Promise<{ readonly status: number }>): Promise<readonly string[]> => {
  await world.catchUp();
  statements.length = 0;
  const { status } = await call();
  expect(status).toBeLessThan(300);
  return [...statements];
};

beforeAll(async () => {
  const ask = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [first] = given;
    const { text = 'rows and events, in one message' }: Asked =
      typeof first === 'string' ? { text: first } : (first as Asked);
    const { application_name: by = '' } = (this as unknown as { connectionParameters: { application_name?: string } })
      .connectionParameters;
    if ((ANSWERING.test(by) || OF_COMMANDS.test(text)) && !OF_SESSIONS.test(text)) statements.push(text);
    return ask.apply(this, given);
  });
  world = await createTestWorld();
  owner = await world.customer('inhaberin@seiten.example');
  admin = await world.admin();
  const link = { business_name: 'Haus', google_business_link: 'https://maps.google.com/?cid=1' };
  business = (await owner.post<{ id: string }>('/business', link)).body.id;
  review = (await handIn('vorab')).body.id;
});
afterAll(async () => {
  await world?.close();
  vi.restoreAllMocks();
});

const handIn = (key: string) =>
  owner.post<{ id: string }>(
    '/reviews',
    { business_id: business, reviewer_name: 'Max', rating: 1, review_text: 'Nie da.' },
    { 'idempotency-key': key },
  );

it.each([
  ['who am I', 1, () => owner.get('/auth/me')],
  ['own businesses', 1, () => owner.get('/business')],
  ['own reviews, which are counted with their first page', 1, () => owner.get(`/reviews${PAGE}`)],
  ['reviews of a business', 1, () => owner.get(`/reviews/${business}`)],
  ['history of a review', 1, () => owner.get(`/reviews/${review}/history`)],
  ['totals of the five lists', 1, () => admin.get('/admin/counts')],
  ['admins’ reviews with their total', 1, () => admin.get(`/admin/reviews${PAGE}`)],
  ['admins’ users with their total', 1, () => admin.get(`/admin/users${PAGE}`)],
  ['admins’ view of a review', 1, () => admin.get(`/admin/reviews/${review}`)],
])('%s takes %i statement', async (_, most, call) => {
  const asked = await askedFor(call);
  expect(asked.length, asked.join('\n')).toBe(most);
});

it('A review that is handed in takes three: its claim, its events with all rows and keys, and its answer', async () => {
  const asked = await askedFor(() => handIn('neu'));
  expect(asked.length, asked.join('\n')).toBe(3);
});
