import { describe, expect, it } from 'vitest';
import type { MailNotDelivered } from '../mail/transport.ts';
import type { PostAnswer, PostedMessage } from './post-message.ts';
import { createPushTransport, type OutgoingPush } from './push-transport.ts';
import { EXAMPLE_RECEIVER_KEYS } from './testing/example-receiver.ts';

const NOW = new Date('2026-03-02T10:00:00.000Z');
const HOUR_MS = 3_600_000;
const push: OutgoingPush = {
  deviceId: 'device',
  endpoint: 'https://beispiel.push.apple.com/eins',
  keys: EXAMPLE_RECEIVER_KEYS,
  payload: { status: 'gelöscht' },
  topic: 'review-1',
};

const sending = async (answer: Partial<PostAnswer>, change: Partial<OutgoingPush> = {}) => {
  const posted: PostedMessage[] = [];
  const forgotten: string[] = [];
  const transport = createPushTransport({
    vapid: { publicKey: '', authorizationFor: () => 'vapid t=…' },
    services: ['*.push.apple.com'],
    post: async (_endpoint, message) => {
      posted.push(message);
      return { status: 201, retryAfter: null, ...answer };
    },
    forgetDevice: async (deviceId) => void forgotten.push(deviceId),
    now: () => NOW,
  });
  const failure = await transport.send({ ...push, ...change }, new AbortController().signal).then(
    () => null,
    (error: unknown) => error,
  );
  return { posted, forgotten, failure };
};
const waitAfter = async (retryAfter: string | null) =>
  (await sending({ status: 429, retryAfter })).failure as MailNotDelivered;

describe('a push message', () => {
  it('goes to the service that the browser chose, and to no other host', async () => {
    const { posted, failure } = await sending({});
    expect(failure).toBeNull();
    expect(posted[0]?.headers).toMatchObject({ topic: 'review-1', 'content-encoding': 'aes128gcm' });
    const elsewhere = await sending({}, { endpoint: 'https://push.example/eins' });
    expect(elsewhere.failure).toMatchObject({ permanent: true });
    expect(elsewhere.posted).toEqual([]);
  });

  it.each([404, 410])('for a browser that is gone (%d) forgets it, which is no fault', async (status) => {
    const { forgotten, failure } = await sending({ status });
    expect(forgotten).toEqual(['device']);
    expect(failure).toMatchObject({ permanent: false });
  });

  it('is tried later where the service is in trouble, and no more where it says no', async () => {
    for (const status of [429, 500, 503])
      expect((await sending({ status })).failure).toMatchObject({ permanent: false });
    for (const status of [400, 413]) expect((await sending({ status })).failure).toMatchObject({ permanent: true });
    expect((await sending({ status: 400 })).forgotten).toEqual([]);
  });

  it('says that a service is away or broken, whose others need not wait once it is back; one that names a time is neither', async () => {
    for (const status of [500, 503]) expect((await sending({ status })).failure).toMatchObject({ unreached: true });
    for (const answer of [{ status: 429 }, { status: 410 }, { status: 503, retryAfter: '120' }])
      expect((await sending(answer)).failure).toMatchObject({ unreached: false });
  });

  it('waits for as long as the service wants, by seconds or a date, and no longer than six hours', async () => {
    expect((await waitAfter('120')).retryAfterMs).toBe(120_000);
    expect((await waitAfter(new Date(NOW.getTime() + 2 * HOUR_MS).toUTCString())).retryAfterMs).toBe(2 * HOUR_MS);
    expect((await waitAfter('604800')).retryAfterMs).toBe(6 * HOUR_MS);
    for (const nothing of [null, 'bald', new Date(NOW.getTime() - HOUR_MS).toUTCString()])
      expect((await waitAfter(nothing)).retryAfterMs).toBe(0);
  });
});
