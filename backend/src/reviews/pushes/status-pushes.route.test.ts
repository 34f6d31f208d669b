import type { PushDevice } from '@sternklar/contracts/accounts/push-device.api';
import type { Business } from '@sternklar/contracts/businesses/business.api';
import type { Review } from '@sternklar/contracts/reviews/review.api';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { plainFirst } from '@sternklar/event-store/testing/plain-first';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPushServiceDouble } from '../../platform/push/testing/push-service.ts';
import { createTestBrowser } from '../../platform/push/testing/test-browser.ts';
import { NO_AUDITOR } from '../../testing/running-product.ts';
import { createTestWorld, type Person, type TestWorld } from '../../testing/test-world.ts';

const DELAY_MS = 45_000;
const DAY_MS = 24 * 3_600_000;
/** Longer than the first waits between tries. */
const MINUTE_MS = 60_000;

let people = 0;
let world: TestWorld;
let service: ReturnType<typeof createPushServiceDouble>;
let admin: Person;
let customer: Person;
let review: Review;
let browser: ReturnType<typeof createTestBrowser>;
let device: PushDevice;

const browserOf = async (person: Person, path: string) => {
  const one = createTestBrowser(`https://fcm.googleapis.com/fcm/send/${path}`);
  const { status, body } = await person.put<PushDevice>('/account/push-devices', one.subscription);
  expect(status).toBe(200);
  return { browser: one, device: body };
};
const openWorld = async (delaySeconds: number) => {
  service = createPushServiceDouble();
  world = await createTestWorld({
    env: { STATUS_MAIL_DELAY_SECONDS: String(delaySeconds), ...NO_AUDITOR },
    postPush: service.post,
  });
};
const newCustomer = async () => {
  service.forget();
  people += 1;
  admin = await world.admin();
  customer = await world.customer(`inhaberin-${people}@beispiel.de`);
  const business = { business_name: 'Gasthaus Krone', google_business_link: 'https://maps.example/krone' };
  const { body } = await customer.post<Business>('/business', business);
  const words = { business_id: body.id, reviewer_name: 'Max Mustermann', rating: 1, review_text: 'War nie dort.' };
  review = (await customer.post<Review>('/reviews', words)).body;
  ({ browser, device } = await browserOf(customer, `browser-${people}`));
};
const decide = async (status: ReviewStatus) =>
  expect((await admin.put(`/reviews/${review.id}/status`, { status })).status).toBe(200);
const later = async (ms: number) => {
  world.advance(ms);
  await world.catchUp();
};
/** What browsers were told, in the order in which it was sent. */
const told = () => service.posted().map(({ body }) => JSON.parse(browser.decrypt(body)));
const states = async () => {
  const client = new pg.Client(world.ownerUrl);
  await client.connect();
  const { rows } = await client.query(
    'select state, last_error from push.outbox where account_id = $1 order by created_at, id',
    [customer.accountId],
  );
  await client.end();
  return rows.map(({ state, last_error: reason }) => [state, reason]);
};
const devicesLeft = async () =>
  (await (await world.login(customer.email)).get<{ devices: PushDevice[] }>('/account/push-devices')).body.devices
    .length;

describe('a push message about a decision', () => {
  beforeAll(() => openWorld(45));
  afterAll(() => world.close());
  beforeEach(newCustomer);

  it('waits as long as the mail, and says which review has which status, to this browser alone', async () => {
    await decide('gelöscht');
    await later(DELAY_MS - 1);
    expect(service.posted()).toEqual([]);
    await later(1);
    expect(told()).toEqual([{ review_id: review.id, status: 'gelöscht' }]);
    await later(DAY_MS);
    expect(service.posted()).toHaveLength(1);
  });

  it('is signed, encrypted, kept for a day, and has nothing personal on its outside', async () => {
    await decide('gelöscht');
    await later(DELAY_MS);
    const [{ endpoint = '', headers = {} } = {}] = service.posted();
    expect(endpoint).toBe(browser.subscription.endpoint);
    expect(headers).toEqual({
      authorization: expect.stringMatching(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]{87}$/),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: '86400',
      urgency: 'normal',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    const said = Buffer.concat(service.posted().map(({ body }) => body)).toString('latin1') + JSON.stringify(headers);
    for (const personal of [
      'Mustermann',
      'Krone',
      'inhaberin',
      'War nie dort',
      review.id,
      review.id.replaceAll('-', ''),
    ]) {
      expect(said).not.toContain(personal);
      expect(JSON.stringify(told()).replaceAll(review.id, '')).not.toContain(personal);
    }
  });

  it('is not sent when the decision was taken back until then; of several the last one is told', async () => {
    await decide('gelöscht');
    await later(20_000);
    await decide('eingereicht');
    await later(10 * DELAY_MS);
    expect(service.posted()).toEqual([]);
    await decide('gelöscht');
    await decide('nicht_genehmigt');
    await later(DELAY_MS);
    expect(told()).toEqual([{ review_id: review.id, status: 'nicht_genehmigt' }]);
  });

  it('tells a refused appeal, too, and not what was taken back', async () => {
    const answer = async (kind: 'refused' | 'removed') =>
      expect((await admin.post(`/reviews/${review.id}/platform-answers`, { answer: kind })).status).toBe(201);
    const sending = { channel: 'report-tool', sent_text: 'Bitte prüfen Sie.' };
    await admin.post(`/reviews/${review.id}/forwardings`, sending);
    await answer('refused');
    await later(DELAY_MS);
    await admin.post(`/reviews/${review.id}/appeals`, sending);
    await answer('refused');
    await admin.put(`/reviews/${review.id}/status`, { status: 'nicht_genehmigt', takes_back: true });
    await later(10 * DELAY_MS);
    const refused = { review_id: review.id, status: 'nicht_genehmigt' };
    expect(told()).toEqual([refused]);
    await answer('refused');
    await later(DELAY_MS);
    expect(told()).toEqual([refused, { ...refused, appeal: 'refused' }]);
  });

  it('is not sent of what its owner removed with the business, until that comes back', { tags: 'long' }, async () => {
    await decide('gelöscht');
    expect((await customer.delete(`/business/${review.business_id}`)).status).toBe(200);
    await later(DELAY_MS);
    expect(service.posted()).toEqual([]);
    expect((await customer.post(`/business/${review.business_id}/restoration`, {})).status).toBe(200);
    await later(MINUTE_MS);
    expect(told()).toEqual([{ review_id: review.id, status: 'gelöscht' }]);
  });

  it('goes to those who want no mails, too', async () => {
    await customer.put('/account/notifications', { status_mails: false });
    await decide('gelöscht');
    await later(DELAY_MS);
    expect(told()).toHaveLength(1);
  });

  it('goes to every browser of the customer and to nobody else’s', async () => {
    const other = await world.customer('andere@beispiel.de');
    await browserOf(other, 'not-this-one');
    await browserOf(customer, 'second');
    await decide('gelöscht');
    await later(DELAY_MS);
    const paths = service.posted().map(({ endpoint }) => new URL(endpoint).pathname);
    expect(paths.toSorted()).toEqual([`/fcm/send/browser-${people}`, '/fcm/send/second']);
  });

  it('does not reach a browser that was switched off, signed out, or whose account was erased meanwhile', async () => {
    const second = await world.login(customer.email);
    await browserOf(second, 'signed-out');
    await decide('gelöscht');
    await world.catchUp();
    expect((await customer.delete(`/account/push-devices/${device.id}`)).status).toBe(200);
    await second.post('/auth/logout', {});
    await later(DELAY_MS);
    expect(service.posted()).toEqual([]);
    await browserOf(customer, 'erased');
    await decide('nicht_genehmigt');
    await admin.post(`/admin/users/${customer.accountId}/erasure`, { understood: true });
    await later(DELAY_MS);
    expect(service.posted()).toEqual([]);
  });
});

describe('a push service', () => {
  beforeAll(() => openWorld(0));
  afterAll(() => world.close());
  beforeEach(newCustomer);

  plainFirst(1, [410, 404])(
    'that answers %d does not know the browser any more: it is told nothing again',
    async (status) => {
      service.answerWith(status);
      await decide('gelöscht');
      await world.catchUp();
      expect(await devicesLeft()).toBe(0);
      await later(MINUTE_MS);
      await decide('eingereicht');
      await later(DAY_MS);
      expect(service.posted()).toHaveLength(1);
      expect(await states()).toEqual([['dropped', 'switched off']]);
    },
  );

  it('that answers 429 is left alone for as long as it says', async () => {
    service.answerWith(429, '3600');
    await decide('gelöscht');
    await world.catchUp();
    service.answerWith(201);
    await later(3_599_000);
    expect(service.posted()).toHaveLength(1);
    await later(1_000);
    expect(told()).toHaveLength(2);
    expect(await states()).toEqual([['sent', null]]);
  });

  it('that says so by a date is left alone until then, but for six hours at most', { tags: 'long' }, async () => {
    service.answerWith(503, new Date(world.now().getTime() + 30 * DAY_MS).toUTCString());
    await decide('gelöscht');
    await world.catchUp();
    await later(DAY_MS / 4 - 1_000);
    expect(service.posted()).toHaveLength(1);
    await later(1_000);
    expect(service.posted()).toHaveLength(2);
  });

  it('that is not there is tried again, and after a day no more', async () => {
    service.failWith(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    await decide('gelöscht');
    await world.catchUp();
    await later(MINUTE_MS);
    expect(service.posted()).toHaveLength(2);
    expect(await states()).toEqual([['waiting', expect.stringContaining('ECONNREFUSED')]]);
    await later(DAY_MS);
    expect(await states()).toEqual([['dropped', 'too late']]);
    expect(service.posted()).toHaveLength(2);
    expect(await devicesLeft()).toBe(1);
  });

  plainFirst(1, [400, 301, 307, 403, 413])('that answers %d gets the message once and nothing else', async (status) => {
    service.answerWith(status);
    await decide('gelöscht');
    await later(DAY_MS - 1);
    expect(service.posted()).toHaveLength(1);
    expect(await states()).toEqual([['failed', `push service: ${status}`]]);
    expect(await devicesLeft()).toBe(1);
  });

  it('that is not on the list of this installation is not taken', async () => {
    const other = await world.anotherProcess({ PUSH_SERVICES: '*.push.apple.com' });
    const refused = await (await other.login(customer.email)).put('/account/push-devices', browser.subscription);
    expect(refused.status).toBe(422);
    await other.close();
  });
});

it('what waits outlives the process that was asked for it, and is sent once', { tags: 'long' }, async () => {
  await openWorld(45);
  await newCustomer();
  await decide('gelöscht');
  await world.catchUp();
  await world.product.stop();
  const other = await world.anotherProcess();
  await other.catchUp();
  expect(service.posted()).toEqual([]);
  other.advance(DELAY_MS);
  await other.catchUp();
  await other.catchUp();
  expect(told()).toHaveLength(1);
  await other.close();
  await world.close();
});
