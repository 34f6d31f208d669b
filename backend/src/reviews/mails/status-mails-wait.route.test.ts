import type { Business } from '@sternklar/contracts/businesses/business.api';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_AUDITOR } from '../../testing/running-product.ts';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const DELAY_MS = 45_000;

let world: TestWorld;
let admin: Person;
let customer: Person;
let reviewId: string;

const setUp = async (env: Record<string, string> = {}) => {
  world = await createTestWorld({ env: { STATUS_MAIL_DELAY_SECONDS: '45', ...NO_AUDITOR, ...env } });
  admin = await world.admin();
  customer = await world.customer('inhaberin@beispiel.de');
  reviewId = await aReview();
};
const aReview = async () => {
  const business = { business_name: 'Krone', google_business_link: 'https://maps.example/krone' };
  const { body } = await customer.post<Business>('/business', business);
  const review = { business_id: body.id, reviewer_name: 'Max M.', rating: 1, review_text: 'War nie dort.' };
  return (await customer.post<Review>('/reviews', review)).body.id;
};
const decide = async (status: ReviewStatus, id = reviewId) =>
  expect((await admin.put(`/reviews/${id}/status`, { status })).status).toBe(200);
const mailed = async (of: TestWorld = world) =>
  (await of.mails(customer.email))
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith('Ihr Löschantrag'))
    .sort();
const DELETED = 'Ihr Löschantrag: gelöscht';
const REFUSED = 'Ihr Löschantrag: nicht genehmigt';
const OPEN = 'Ihr Löschantrag: eingereicht';

afterEach(() => world.close());

describe('the mail about a decision', () => {
  beforeEach(() => setUp());

  it('goes out after 45 seconds and not before, while the decision is seen at once', async () => {
    await decide('gelöscht');
    const { body } = await customer.get<Review[]>('/reviews');
    expect(body.map(({ status }) => status)).toEqual(['gelöscht']);
    world.advance(DELAY_MS - 1);
    expect(await mailed()).toEqual([]);
    world.advance(1);
    expect(await mailed()).toEqual([DELETED]);
  });

  it('is not sent when the decision was taken back until then; the history has both steps', async () => {
    await decide('gelöscht');
    world.advance(DELAY_MS - 1);
    await world.catchUp();
    await decide('eingereicht');
    world.advance(10 * DELAY_MS);
    expect(await mailed()).toEqual([]);
    const { body } = await customer.get<{ kind: string; to?: string }[]>(`/reviews/${reviewId}/history`);
    expect(body.filter(({ kind }) => kind === 'status-changed').map(({ to }) => to)).toEqual(
      expect.arrayContaining(['gelöscht', 'eingereicht']),
    );
  });

  it('tells the last of several decisions, once', async () => {
    await decide('gelöscht');
    world.advance(20_000);
    await world.catchUp();
    await decide('eingereicht');
    world.advance(20_000);
    await decide('nicht_genehmigt');
    world.advance(DELAY_MS - 1);
    expect(await mailed()).toEqual([]);
    world.advance(1);
    expect(await mailed()).toEqual([REFUSED]);
  });

  it('that went out already is followed by one about its taking back, however soon that comes', async () => {
    await decide('gelöscht');
    world.advance(DELAY_MS);
    expect(await mailed()).toEqual([DELETED]);
    await decide('eingereicht');
    await decide('gelöscht');
    await decide('eingereicht');
    world.advance(DELAY_MS);
    expect(await mailed()).toEqual([OPEN, DELETED].sort());
  });

  it('is not sent after a taking back and the same decision again, where the customer knows it already', async () => {
    await decide('gelöscht');
    world.advance(DELAY_MS);
    expect(await mailed()).toEqual([DELETED]);
    await decide('eingereicht');
    await decide('gelöscht');
    world.advance(10 * DELAY_MS);
    expect(await mailed()).toEqual([DELETED]);
  });

  it('is one for each review', async () => {
    const other = await aReview();
    await decide('gelöscht');
    await decide('nicht_genehmigt', other);
    world.advance(DELAY_MS);
    expect(await mailed()).toEqual([DELETED, REFUSED]);
  });

  it('does not reach an account that was erased meanwhile', async () => {
    await decide('gelöscht');
    await world.catchUp();
    expect((await admin.post(`/admin/users/${customer.accountId}/erasure`, { understood: true })).status).toBeLessThan(
      300,
    );
    world.advance(10 * DELAY_MS);
    expect(await mailed()).toEqual([]);
  });

  it('outlives the process that asked for it, and is sent once', async () => {
    await decide('gelöscht');
    await decide('nicht_genehmigt');
    await world.catchUp();
    await world.product.stop();
    world.advance(10_000);
    const other = await world.anotherProcess();
    await other.catchUp();
    expect(await mailed(other)).toEqual([]);
    world.advance(DELAY_MS);
    expect(await mailed(other)).toEqual([REFUSED]);
    world.advance(10 * DELAY_MS);
    expect(await mailed(other)).toEqual([REFUSED]);
    await other.close();
  });
});

it('without a delay each decision is mailed at once', async () => {
  await setUp({ STATUS_MAIL_DELAY_SECONDS: '0' });
  await decide('gelöscht');
  await decide('eingereicht');
  expect(await mailed()).toEqual([OPEN, DELETED].sort());
});
