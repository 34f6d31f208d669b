import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBareServer } from '../../testing/bare-server.ts';

const PARTNER = 'https://www.musterhotel.example';
const STRANGER = 'https://boese.example';

describe('CORS', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await createBareServer({
      partnersOrigins: [PARTNER],
      limits: { perMinute: 1_000, signedOutWritesPerMinute: 1_000 },
      routes: async (api) => {
        api.get('/chat', { config: { access: 'signed-in-or-visitor' } }, async () => ({}));
        api.post('/chat', { config: { access: 'signed-in-or-visitor' } }, async () => ({}));
        api.post('/sessions', { config: { access: 'public', crossOrigin: true } }, async () => ({}));
        api.get('/open', { config: { access: 'public' } }, async () => ({}));
        api.get('/account', { config: { access: 'signed-in' } }, async () => ({}));
      },
    });
  });
  afterAll(() => app.close());

  const preflight = (url: string, origin: string) =>
    app.inject({ method: 'OPTIONS', url, headers: { origin, 'access-control-request-method': 'POST' } });
  const corsHeaders = (headers: object) => Object.keys(headers).filter((name) => name.startsWith('access-control-'));

  it('answers a preflight of a partner’s page for the widget’s routes', async () => {
    for (const url of ['/api/chat', '/api/chat?x=1']) {
      const { statusCode, headers, body } = await preflight(url, PARTNER);
      expect([statusCode, body]).toEqual([204, '']);
      expect(headers).toMatchObject({
        'access-control-allow-origin': PARTNER,
        'access-control-allow-headers': 'authorization, content-type, idempotency-key, last-event-id',
        'access-control-max-age': '600',
        vary: 'Origin',
      });
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
    expect((await preflight('/api/chat', PARTNER)).headers['access-control-allow-methods']).toMatch(/GET.*POST/);
    expect((await preflight('/api/sessions', PARTNER)).headers['access-control-allow-methods']).toBe('POST');
  });

  it('answers none of a stranger, and none for other routes', async () => {
    for (const [url, origin] of [
      ['/api/chat', STRANGER],
      ['/api/chat', 'null'],
      ['/api/chat', `${PARTNER}.boese.example`],
      ['/api/open', PARTNER],
      ['/api/account', PARTNER],
      ['/api/gibt-es-nicht', PARTNER],
    ] as const) {
      const { statusCode, headers } = await preflight(url, origin);
      expect([statusCode, corsHeaders(headers)], url).toEqual([404, []]);
    }
  });

  it('lets a partner’s page read answers and refusals of the widget’s routes, and of no other', async () => {
    const get = (url: string, origin: string) => app.inject({ url, headers: { origin } });
    const refused = await get('/api/chat', PARTNER);
    expect(refused.statusCode).toBe(401);
    expect(refused.headers).toMatchObject({ 'access-control-allow-origin': PARTNER, vary: '*' });
    expect(refused.headers['access-control-expose-headers']).toMatch(/\bvary\b/);
    const strange = await get('/api/chat', STRANGER);
    expect(corsHeaders(strange.headers)).toEqual([]);
    expect(strange.headers.vary).toBe('*');
    expect(corsHeaders((await get('/api/open', PARTNER)).headers)).toEqual([]);
  });

  it('lets every page read why it gets no session, also one that has no origin of its own', async () => {
    for (const origin of [PARTNER, STRANGER, 'null']) {
      const asked = await preflight('/api/sessions', origin);
      expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([204, '*']);
      const { headers } = await app.inject({ method: 'POST', url: '/api/sessions', headers: { origin } });
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  it('lets pages add headers of their own where no token is sent, as scripts that measure do', async () => {
    const allowed = async (url: string) => (await preflight(url, PARTNER)).headers['access-control-allow-headers'];
    expect(await allowed('/api/sessions')).toBe('*');
    expect(await allowed('/api/chat')).not.toContain('*');
  });

  it('looks strange origins up only so often for one network, and no origin that cannot be a partner’s', async () => {
    const asks = async (origin: string, remoteAddress: string) =>
      (await app.inject({ method: 'OPTIONS', url: '/api/chat', headers: { origin }, remoteAddress })).statusCode;
    const long = `https://${'x'.repeat(4_000)}.example`;
    for (let time = 0; time < 120; time += 1) {
      for (const origin of ['null', long, 'https://GROSS.example', 'https://boese.example:443'])
        expect(await asks(origin, '2001:db8::1')).toBe(404);
    }
    for (let time = 0; time < 300; time += 1)
      expect(await asks(`https://boese${time}.example`, '2001:db8::1')).toBe(404);
    expect(await asks(STRANGER, '2001:db8::2')).toBe(429);
    expect(await asks(STRANGER, '2001:db8:0:1::1')).toBe(404);
  });
});
