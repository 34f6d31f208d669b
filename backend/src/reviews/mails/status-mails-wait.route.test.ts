import type { Business } from '@sternklar/contracts/businesses/business.api';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { plainFirst } from '@sternklar/event-store/testing/plain-first';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_AUDITOR } from '../../testing/running-product.ts';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const DELAY_MS = 45_000;

let world: TestWorld;
let admin: Person;
let customer: Person;
let reviewId: string;

let customers = 0;

const open = async (env: Record<string, string> = {}) => {
  world = await createTestWorld({ env: { STATUS_MAIL_DELAY_SECONDS: '45', ...NO_AUDITOR, ...env } });
};
/** Somebody new each time, with a review of their own: tests share the product. */
const setUp = async () => {
  admin = await world.admin();
  customers += 1;
  customer = await world.customer(`inhaberin-${customers}@beispiel.de`);
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
const APPEAL_REFUSED = 'Ihr Löschantrag: Widerspruch abgelehnt';
const LODGED = 'Ihr Löschantrag: Widerspruch eingelegt';
const SET_ASIDE = 'Ihr Löschantrag: kein Widerspruch eingelegt';
const APPEAL_OPEN = 'Ihr Löschantrag: Widerspruch noch offen';

const taken = async (step: Promise<{ status: number }>) => expect((await step).status).toBeLessThan(300);
const answered = (answer: 'removed' | 'refused') =>
  taken(admin.post(`/reviews/${reviewId}/platform-answers`, { answer }));
const takeBack = () => taken(admin.put(`/reviews/${reviewId}/status`, { status: 'nicht_genehmigt', takes_back: true }));
/** Refused, told so, and appealed. */
const appealed = async () => {
  const sending = { channel: 'report-tool', sent_text: 'Bitte prüfen Sie.' };
  await taken(admin.post(`/reviews/${reviewId}/forwardings`, sending));
  await answered('refused');
  world.advance(DELAY_MS);
  expect(await mailed()).toEqual([REFUSED]);
  await taken(admin.post(`/reviews/${reviewId}/appeals`, sending));
};
const stateOf = async () =>
  (await customer.get<{ next: { state: string } }>(`/reviews/${reviewId}/case`)).body.next.state;

const sharesProduct = () => {
  beforeAll(() => open());
  beforeEach(() => setUp());
  afterAll(() => world.close());
};

describe('the mail about a decision', () => {
  sharesProduct();

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

  it('that went out already is followed by one about its taking back, however soon that comes', {
    tags: 'long',
  }, async () => {
    await decide('gelöscht');
    world.advance(DELAY_MS);
    expect(await mailed()).toEqual([DELETED]);
    await decide('eingereicht');
    await decide('gelöscht');
    await decide('eingereicht');
    world.advance(DELAY_MS);
    expect(await mailed()).toEqual([OPEN, DELETED].sort());
  });

  it('is not sent after a taking back and the same decision again, where the customer knows it already', {
    tags: 'long',
  }, async () => {
    await decide('gelöscht');
    world.advance(DELAY_MS);
    expect(await mailed()).toEqual([DELETED]);
    await decide('eingereicht');
    await decide('gelöscht');
    world.advance(10 * DELAY_MS);
    expect(await mailed()).toEqual([DELETED]);
  });

  describe('of what its owner removed with the business meanwhile', () => {
    const MINUTE_MS = 60_000;
    const later = async (minutes: number) => {
      for (let passed = 0; passed < minutes; passed += 1) {
        world.advance(MINUTE_MS);
        await world.catchUp();
      }
    };
    /** And when the mail would have been due tells nothing; the answer takes it back. */
    const removed = async () => {
      const told = await mailed();
      const businessId = (await customer.get<Business[]>('/business')).body[0]?.id;
      await taken(customer.delete(`/business/${businessId}`));
      await later(2);
      expect(await mailed()).toEqual(told);
      return () => taken(customer.post(`/business/${businessId}/restoration`, {}));
    };

    it('goes out, once, when that comes back', { tags: 'long' }, async () => {
      await decide('gelöscht');
      const restore = await removed();
      await restore();
      await later(1);
      expect(await mailed()).toEqual([DELETED]);
      await later(15);
      expect(await mailed()).toEqual([DELETED]);
    });

    it('tells the last of several decisions, and none that was taken back', { tags: 'long' }, async () => {
      await decide('gelöscht');
      const restore = await removed();
      await restore();
      await decide('nicht_genehmigt');
      await later(2);
      expect(await mailed()).toEqual([REFUSED]);
      await decide('gelöscht');
      const restoreAgain = await removed();
      await restoreAgain();
      await decide('nicht_genehmigt');
      await later(2);
      expect(await mailed()).toEqual([REFUSED]);
    });

    it('is dropped once nobody can have that back any more', { tags: 'long' }, async () => {
      await decide('gelöscht');
      await removed();
      await later(12);
      expect(await mailed()).toEqual([]);
      const client = new pg.Client(world.ownerUrl);
      await client.connect();
      const { rows } = await client.query(
        "select state, attempts from mail.outbox where account_id = $1 and template = 'review-status-changed'",
        [customer.accountId],
      );
      await client.end();
      expect(rows).toEqual([{ state: 'dropped', attempts: 1 }]);
    });
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

  it('tells nobody what leaves it as it was, which silences no mail that waits', async () => {
    await taken(
      admin.post(`/reviews/${reviewId}/forwardings`, { channel: 'report-tool', sent_text: 'Bitte prüfen Sie.' }),
    );
    await answered('refused');
    await taken(customer.post(`/reviews/${reviewId}/platform-answers`, { answer: 'removed' }));
    await answered('refused');
    await takeBack();
    expect(await stateOf()).toBe('answer-to-enter');
    world.advance(DELAY_MS);
    expect(await mailed()).toEqual([REFUSED]);
  });
});

describe('the mail about an appeal', () => {
  sharesProduct();
  beforeEach(() => appealed());

  it('tells that it was refused, after 45 seconds and once', async () => {
    await answered('refused');
    await answered('refused');
    world.advance(DELAY_MS - 1);
    expect(await mailed()).toEqual([REFUSED]);
    world.advance(1);
    expect(await mailed()).toEqual([APPEAL_REFUSED, REFUSED].sort());
    world.advance(10 * DELAY_MS);
    expect(await mailed()).toHaveLength(2);
  });

  it('is not sent when the decision was taken back until then, and the appeal is open', async () => {
    await answered('refused');
    world.advance(DELAY_MS - 1);
    await world.catchUp();
    expect(await stateOf()).toBe('decided');
    await takeBack();
    expect(await stateOf()).toBe('waiting-for-platform');
    world.advance(10 * DELAY_MS);
    expect(await mailed()).toEqual([REFUSED, LODGED].sort());
    await answered('refused');
    world.advance(DELAY_MS);
    expect(await mailed()).toEqual([APPEAL_REFUSED, REFUSED, LODGED].sort());
  });

  plainFirst(1, ['refused', 'removed'])('%s, taken back afterwards, tells that it is open', async (answer) => {
    await answered(answer);
    world.advance(DELAY_MS);
    expect(await mailed()).toHaveLength(2);
    await takeBack();
    expect(await stateOf()).toBe('waiting-for-platform');
    world.advance(DELAY_MS);
    const told = answer === 'refused' ? APPEAL_REFUSED : DELETED;
    expect(await mailed()).toEqual([REFUSED, told, APPEAL_OPEN].sort());
  });

  it('says that it was removed as ever, and tells a refusal in its place', async () => {
    await answered('removed');
    await decide('nicht_genehmigt');
    world.advance(DELAY_MS);
    expect(await mailed()).toHaveLength(2);
  });
});

describe('the mail about an appeal', () => {
  sharesProduct();
  const sending = { channel: 'report-tool', sent_text: 'Bitte prüfen Sie.' };

  it('says once that it was lodged, after 45 seconds and not before', async () => {
    await appealed();
    world.advance(DELAY_MS - 1);
    expect(await mailed()).toEqual([REFUSED]);
    world.advance(1);
    expect(await mailed()).toEqual([REFUSED, LODGED].sort());
    world.advance(10 * DELAY_MS);
    expect(await mailed()).toHaveLength(2);
  });

  it('is not sent where the mail about the refusal told of it', { tags: 'long' }, async () => {
    await taken(admin.post(`/reviews/${reviewId}/forwardings`, sending));
    await answered('refused');
    world.advance(DELAY_MS - 1);
    await taken(admin.post(`/reviews/${reviewId}/appeals`, sending));
    world.advance(10 * DELAY_MS);
    expect(await mailed()).toEqual([REFUSED]);
  });

  it('is not sent where the platform decided upon it until then', { tags: 'long' }, async () => {
    await appealed();
    await answered('removed');
    world.advance(10 * DELAY_MS);
    expect(await mailed()).toEqual([REFUSED, DELETED].sort());
  });

  it('says that none is lodged, unless the customer wishes it again until then', async () => {
    const wished = () => taken(customer.post(`/reviews/${reviewId}/appeal-wish`, {}));
    const setAside = () => taken(admin.post(`/reviews/${reviewId}/appeal-set-aside`, { text: 'Es ist dasselbe.' }));
    await taken(admin.post(`/reviews/${reviewId}/forwardings`, sending));
    await answered('refused');
    world.advance(DELAY_MS);
    await wished();
    await setAside();
    await wished();
    world.advance(10 * DELAY_MS);
    expect(await mailed()).toEqual([REFUSED]);
    await setAside();
    world.advance(DELAY_MS);
    expect(await mailed()).toEqual([REFUSED, SET_ASIDE].sort());
  });
});

it('the mail about a decision outlives the process that asked for it, and is sent once', { tags: 'long' }, async () => {
  await open();
  await setUp();
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
  await world.close();
});

it('without a delay each decision is mailed at once', { tags: 'long' }, async () => {
  await open({ STATUS_MAIL_DELAY_SECONDS: '0' });
  await setUp();
  await decide('gelöscht');
  await decide('eingereicht');
  expect(await mailed()).toEqual([OPEN, DELETED].sort());
  await world.close();
});
