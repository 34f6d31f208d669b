import { describe, expect, it } from 'vitest';
import type { Fetch } from '../../platform/fetch.port.ts';
import { ProviderFailed } from '../payment-provider.ts';
import { createStripeApi } from './stripe-api.ts';

/** Calls of it, and what the operator reads in the log. */
const apiWith = (fetch: Fetch, limits: { timeLimitMs: number; waitedForMs: number }) => {
  const logged: object[] = [];
  const api = createStripeApi({
    settings: { url: 'https://api.stripe.example', secretKey: 'sk_test_1' },
    logger: { warn: (details: object) => void logged.push(details) } as never,
    pause: async () => undefined,
    fetch,
    ...limits,
  });
  return { api, logged };
};

const session = { path: 'checkout/sessions', fields: {}, idempotencyKey: 'checkout-1' };
const hangs: Fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

describe('a call to Stripe', () => {
  it('that hangs is given up, for whoever waits for it before their browser does, and else after three tries', async () => {
    const unhurried = apiWith(hangs, { timeLimitMs: 20, waitedForMs: 10 });
    await expect(unhurried.api.call(session)).rejects.toThrow(ProviderFailed);
    expect(unhurried.logged).toHaveLength(3);
    const waitedFor = apiWith(hangs, { timeLimitMs: 60_000, waitedForMs: 600 });
    const began = performance.now();
    await expect(waitedFor.api.call({ ...session, isWaitedFor: true })).rejects.toThrow(ProviderFailed);
    expect(waitedFor.logged.length).toBeLessThan(3);
    expect(performance.now() - began).toBeLessThan(30_000);
  });

  it('that something on the way answers with a page of HTML is logged with the status', async () => {
    const broken: Fetch = async () => new Response('<html>Bad Gateway</html>', { status: 502 });
    const { api, logged } = apiWith(broken, { timeLimitMs: 1_000, waitedForMs: 1_000 });
    await expect(api.call(session)).rejects.toThrow(ProviderFailed);
    expect(logged).toEqual(Array(3).fill({ path: 'checkout/sessions', status: 502 }));
  });

  it('that does not get through says in the log why: nobody listens, no such name, a certificate that is over', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 192.0.2.1:443'), { code: 'ECONNREFUSED' });
    const fails: Fetch = async () => {
      throw new TypeError('fetch failed', { cause: refused });
    };
    const { api, logged } = apiWith(fails, { timeLimitMs: 1_000, waitedForMs: 1_000 });
    await expect(api.call(session)).rejects.toThrow(ProviderFailed);
    expect(logged[0]).toMatchObject({ path: 'checkout/sessions', reason: expect.stringContaining('ECONNREFUSED') });
    expect(JSON.stringify(logged)).not.toContain('192.0.2.1');
  });
});
