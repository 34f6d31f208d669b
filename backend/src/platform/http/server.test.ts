import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createBareServer } from '../../testing/bare-server.ts';
import type { Identity } from '../access.port.ts';
import { Refusal } from '../refusal.port.ts';

const CUSTOMER = '01968a10-0000-7000-8000-000000000001';
const ADMIN = '01968a10-0000-7000-8000-000000000002';
const AUDITOR = '01968a10-0000-7000-8000-000000000003';
const person = (sessionId: string, roles: Partial<Identity> = {}): Identity => ({
  accountId: sessionId.replace('-8000-', '-9000-'),
  sessionId,
  isAdmin: false,
  isAuditor: false,
  ...roles,
});
const sessions = {
  [CUSTOMER]: person(CUSTOMER),
  [ADMIN]: person(ADMIN, { isAdmin: true }),
  [AUDITOR]: person(AUDITOR, { isAuditor: true }),
};

const echoBody = z.object({ text: z.string('Bitte geben Sie einen Text an.'), count: z.number().optional() });

const routes: FastifyPluginAsync = async (app) => {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const answer = z.object({ text: z.string() });
  api.post(
    '/echo',
    { config: { access: 'public' }, schema: { body: echoBody, response: { 200: answer } } },
    async (r) => ({
      text: r.body.text,
    }),
  );
  api.delete(
    '/things/:id',
    { config: { access: 'signed-in' }, schema: { params: z.object({ id: z.uuid() }) } },
    async () => ({
      message: 'Gelöscht.',
    }),
  );
  api.get('/whoami', { config: { access: 'signed-in' } }, async (request) => request.identity);
  api.get('/brochure', { config: { access: 'public' } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send({}),
  );
  api.get('/admins', { config: { access: ['admin'] } }, async () => ({ ok: true }));
  api.get('/staff', { config: { access: ['admin', 'auditor'] } }, async () => ({ ok: true }));
  api.get(
    '/search',
    { config: { access: 'public' }, schema: { querystring: z.object({ q: z.string().max(5) }) } },
    async () => ({}),
  );
  api.get('/broken', { config: { access: 'public' } }, async () => {
    throw new Error('the password is hunter2');
  });
  api.get('/refused', { config: { access: 'public' } }, async () => {
    throw new Refusal(409, 'taken', 'Das ist schon vergeben.', { extensions: { version: 3, status: 200 } });
  });
  api.post(
    '/login',
    { config: { access: 'public', refusalDetail: 'Authentifizierung fehlgeschlagen' }, schema: { body: echoBody } },
    async () => ({}),
  );
};

let app: FastifyInstance;
let logged: string[];

beforeEach(async () => {
  logged = [];
  app = await createBareServer({ routes, sessions, log: (line) => logged.push(line) });
});
afterEach(() => app.close());

const as = (sessionId: string) => ({ authorization: `Bearer ${app.sessionTokens.sign(sessionId)}` });
const postJson = (payload: string, url = '/api/echo') =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });

describe('access', () => {
  it.each([
    ['/api/whoami', { none: 401, customer: 200, admin: 200, auditor: 200 }],
    ['/api/admins', { none: 401, customer: 403, admin: 200, auditor: 403 }],
    ['/api/staff', { none: 401, customer: 403, admin: 200, auditor: 200 }],
    ['/api/refused', { none: 409, customer: 409, admin: 409, auditor: 409 }],
  ])('to %s is what the route declares, for every role', async (url, expected) => {
    const status = async (headers: Record<string, string>) => (await app.inject({ url, headers })).statusCode;
    expect({
      none: await status({}),
      customer: await status(as(CUSTOMER)),
      admin: await status(as(ADMIN)),
      auditor: await status(as(AUDITOR)),
    }).toEqual(expected);
  });

  it('keeps a server from starting while a route does not declare it', async () => {
    const careless = await createBareServer({
      routes: async (api) => {
        api.get('/forgotten', async () => 'anybody');
      },
    });
    await expect(careless.ready()).rejects.toThrow('Routes without config.access do not start: GET /api/forgotten');
  });

  it('ends with the session, whatever its token says', async () => {
    const ended = await app.inject({ url: '/api/whoami', headers: as('01968a10-0000-7000-8000-00000000dead') });
    expect(ended.headers['www-authenticate']).toBe('Bearer');
    expect(ended.json()).toMatchObject({ status: 401, code: 'not-signed-in', detail: 'Bitte melden Sie sich an.' });
  });

  it('is refused for tokens that are expired, forged, unsigned or no tokens', async () => {
    const later = await createBareServer({ routes, sessions, now: () => new Date('2026-05-04T20:00:01Z') });
    const token = app.sessionTokens.sign(CUSTOMER);
    const [header, claims] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${claims}.`;
    const url = '/api/whoami';
    for (const forged of [unsigned, `${header}.${claims}.AAAA`, 'Bearer', '']) {
      expect((await app.inject({ url, headers: { authorization: `Bearer ${forged}` } })).statusCode).toBe(401);
    }
    expect((await later.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(401);
    expect((await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(200);
    await later.close();
  });

  it('is refused before the body is read', async () => {
    const answer = await app.inject({
      method: 'DELETE',
      url: '/api/things/x',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(401);
  });
});

describe('an answer', () => {
  it('to an unknown address is a problem for programs and a German page for people', async () => {
    expect((await app.inject({ url: '/api/nothing' })).json()).toMatchObject({ status: 404, code: 'not-found' });
    const page = await app.inject({ url: '/nichts', headers: { accept: 'text/html,*/*' } });
    expect(page.statusCode).toBe(404);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('<html lang="de">');
    expect((await app.inject({ method: 'POST', url: '/nichts', headers: { accept: 'text/html' } })).json().status).toBe(
      404,
    );
    expect((await app.inject({ url: '/api/nichts', headers: { accept: 'text/html' } })).json().status).toBe(404);
  });

  it('for an id that is no id is 404, as for an id that names nothing', async () => {
    expect((await app.inject({ method: 'DELETE', url: '/api/things/1', headers: as(CUSTOMER) })).statusCode).toBe(404);
  });

  it('to parameters that are too long, unreadable or hold NUL is a problem', async () => {
    const status = async (url: string) => (await app.inject({ url })).statusCode;
    expect(await status('/api/search?q=123456')).toBe(422);
    expect(await status('/api/search?q=%00')).toBe(422);
    for (const url of ['/api/%E0%A4%A', '/%ff', '/admin/%ff?q=1']) {
      expect((await app.inject({ url, headers: { accept: 'text/html' } })).json()).toMatchObject({
        status: 400,
        code: 'malformed-address',
      });
    }
    expect(await status('/api/search?q=%ff')).not.toBe(400);
  });

  it('to an unexpected error names the request and nothing else, and the log names the error', async () => {
    const answer = await app.inject({ url: '/api/broken', headers: { 'x-request-id': 'asked-by-me-1' } });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'internal-error', instance: 'urn:request:asked-by-me-1' });
    expect(answer.json().detail).toContain('asked-by-me-1');
    expect(answer.body).not.toMatch(/hunter2|at .*\.ts/);
    expect(logged.find((line) => line.includes('request failed'))).toContain('hunter2');
  });

  it('of a refusal keeps its code, detail and extensions, which cannot replace its own members', async () => {
    expect((await app.inject({ url: '/api/refused' })).json()).toMatchObject({
      status: 409,
      code: 'taken',
      detail: 'Das ist schon vergeben.',
      version: 3,
    });
  });

  it('of a route with one detail for everything tells nothing else', async () => {
    const answer = await postJson('{}', '/api/login');
    expect(answer.json()).toMatchObject({ status: 422, detail: 'Authentifizierung fehlgeschlagen' });
  });

  it('carries a request id: a sane given one, or a new one', async () => {
    const id = async (given?: string) =>
      (await app.inject({ url: '/api/refused', headers: given ? { 'x-request-id': given } : {} })).headers[
        'x-request-id'
      ];
    expect(await id('0f8c-abc_1.2')).toBe('0f8c-abc_1.2');
    for (const given of [undefined, 'short', 'x'.repeat(65), 'with space!', '<script>alert(1)</script>']) {
      expect(await id(given)).toMatch(/^request-\d{6}$/);
    }
  });

  it('is never cached below /api, not even by a service worker that asks nobody', async () => {
    const never = { 'cache-control': 'no-store', vary: '*' };
    for (const url of ['/api/whoami', '/api/refused', '/api/nowhere'])
      expect((await app.inject({ url, headers: as(CUSTOMER) })).headers).toMatchObject(never);
    expect((await app.inject({ url: '/api/whoami' })).headers).toMatchObject(never);
  });

  it('may be kept below /api where its route says so', async () => {
    const { headers } = await app.inject({ url: '/api/brochure' });
    expect([headers['cache-control'], headers.vary]).toEqual(['public, max-age=60', undefined]);
  });
});

describe('bytes that are no HTTP request', () => {
  const answerTo = async (bytes: string): Promise<string> => {
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(bytes);
    return text(socket);
  };

  it.each([
    ['nonsense\r\n\r\n', '400 Bad Request'],
    ['GET / HTTP/1.1\r\n\r\n', '400 Bad Request'],
    [`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`, '431 Request Header Fields Too Large'],
  ])('are answered with a problem and a closed connection', async (bytes, statusLine) => {
    const answer = await answerTo(bytes);
    expect(answer).toContain(`HTTP/1.1 ${statusLine}\r\n`);
    expect(answer).toMatch(/^connection: close\r$/im);
  });
});

describe('the log', () => {
  it('has one line per request with the route pattern, without address, query or token', async () => {
    const headers = as(CUSTOMER);
    await app.inject({
      method: 'DELETE',
      url: '/api/things/01968a10-0000-7000-8000-00000000000a?mail=a@b.example',
      headers,
    });
    await app.inject({ url: '/jemand@b.example' });
    await app.inject({ url: '/api/%ff?mail=a@b.example' });
    const lines = logged.map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({ msg: 'request', method: 'DELETE', route: '/api/things/:id', status: 200 });
    expect(lines[1]).toMatchObject({ route: 'unmatched', status: 404 });
    expect(lines[2]).toMatchObject({ route: 'unmatched', status: 400 });
    expect(logged.join()).not.toMatch(/b\.example|Bearer|00000000000a|127\.0\.0\.1/);
  });
});
