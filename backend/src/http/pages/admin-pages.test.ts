import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBareServer } from '../../testing/bare-server.ts';
import type { Identity } from '../access.ts';
import { adminPages } from './admin-pages.ts';

const SHELL =
  '<!doctype html><html><head><title>Verwaltung</title><link rel="stylesheet" crossorigin href="/admin/assets/app-1a2b.css"><link rel="modulepreload" crossorigin href="/admin/assets/app-1a2b.js"></head><body><div id="root"></div><noscript>x</noscript></body></html>';
/** As the back office's server build would be: pages that show what the API answers them. */
const SERVER = `
  export const renderPage = async ({ url, site, get }) => {
    if (url === '/admin/broken') throw new Error('a mistake on this page');
    if (url === '/admin/endless') for (;;);
    if (url === '/admin/crash') process.exit(1);
    const { status, body } = await get(url === '/admin/prying' ? '/metrics' : '/api/rows');
    if (status !== 200) throw new Error('no rows');
    return {
      title: 'Rows of <' + site.brand + '>',
      isFound: url !== '/admin/nowhere',
      html: '<main>' + body + '</main>',
      styles: [{ names: 'css a b', css: '.css-a{color:red}' }],
      queries: { rows: '</script><b>' + body },
    };
  };`;
const ADMIN = '0190a000-0000-7000-8000-000000000001';
const CUSTOMER = '0190a000-0000-7000-8000-000000000002';
const AUDITOR = '0190a000-0000-7000-8000-000000000003';
const identity = (sessionId: string, roles: Partial<Identity> = {}): Identity => ({
  accountId: sessionId,
  sessionId,
  isAdmin: false,
  isAuditor: false,
  ...roles,
});

let folder: string;
let app: FastifyInstance;
let sessions: Record<string, Identity>;
let logged: string[];
let outcomes: string[];
let now: Date;

const start = async (publicUrl = 'http://localhost:3000') => {
  app = await createBareServer({
    publicUrl,
    now: () => now,
    authenticate: async (sessionId) => {
      const known = sessions[sessionId];
      return known ? { ...known, readPosition: null } : null;
    },
    routes: async (api) => {
      api.get('/rows', { config: { access: ['admin', 'auditor'] } }, async (request) => ({
        rowsOf: request.identity?.accountId,
      }));
      api.get('/open', { config: { access: 'signed-in' } }, async () => ({}));
      api.post('/login/:id', { config: { access: 'public' } }, async (request, reply) => {
        api.pageCookies.give(reply, (request.params as { id: string }).id);
        return {};
      });
      api.post('/logout', { config: { access: 'public' } }, async (_request, reply) => {
        api.pageCookies.take(reply);
        return {};
      });
    },
    parts: [
      adminPages({
        folder,
        site: { brand: 'Haus & <Hof>', uiTexts: 'verbatim' },
        authenticate: async (sessionId) => {
          const known = sessions[sessionId];
          return known ? { ...known, readPosition: null } : null;
        },
        logger: { info: () => undefined, warn: (_fields, message) => logged.push(message), error: () => undefined },
        onOutcome: (outcome) => outcomes.push(outcome),
      }),
    ],
  });
};
const put = async (path: string, content: string) => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), content);
};
const buildClient = async () => {
  await put('client/index.html', SHELL);
  await put('client/assets/app-1a2b.js', 'let a = 1;');
  await put('client/assets/app-1a2b.css', '.app{color:blue}');
};
const build = async () => {
  await buildClient();
  await put('server/package.json', '{ "type": "module" }');
  await put('server/entry-server.js', SERVER);
};
const setCookie = async (id: string) =>
  String((await app.inject({ method: 'POST', url: `/api/login/${id}` })).headers['set-cookie']);
const cookieOf = async (id: string) => (await setCookie(id)).split(';')[0] ?? '';
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const opened = async (url: string, id: string, headers: Record<string, string> = {}) =>
  get(url, { cookie: await cookieOf(id), ...headers });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sternklar-admin-'));
  logged = [];
  outcomes = [];
  now = new Date('2026-05-04T08:00:00Z');
  sessions = {
    [ADMIN]: identity(ADMIN, { isAdmin: true }),
    [AUDITOR]: identity(AUDITOR, { isAuditor: true }),
    [CUSTOMER]: identity(CUSTOMER),
  };
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('a page of the back office', () => {
  it('has its rows, styles and answers when an admin opens it, and is kept by nobody', async () => {
    await build();
    await start();
    const answer = await opened('/admin/rows', ADMIN);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<div id="root"><main>{"rowsOf":"${ADMIN}"}</main></div>`);
    expect(answer.body).toContain('<title>Rows of &lt;Haus &amp; &lt;Hof&gt;&gt;</title>');
    expect(answer.headers['cache-control']).toBe('no-store, private');
    expect(answer.headers.vary).toBe('Cookie');
    const nonce = /<meta name="csp-nonce" content="([\w+/=]{24})">/.exec(answer.body)?.[1];
    expect(answer.body).toContain(`<style data-emotion="css a b" nonce="${nonce}">.css-a{color:red}</style>`);
    expect(answer.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    const state = /<script type="application\/json" id="state">(.*?)<\/script>/.exec(answer.body)?.[1] ?? '';
    expect(JSON.parse(state)).toEqual({
      sessionId: ADMIN,
      queries: { rows: `</script><b>{"rowsOf":"${ADMIN}"}` },
    });
  });

  it('has the rows that the auditor who opens it may read', async () => {
    await build();
    await start();
    expect((await opened('/admin/rows', AUDITOR)).body).toContain(`<main>{"rowsOf":"${AUDITOR}"}</main>`);
  });

  it('waits neither for a style sheet nor for modules to be compiled, as the page without contents does', async () => {
    await build();
    await start();
    const rendered = (await opened('/admin/rows', ADMIN)).body;
    expect(rendered).toMatch(/<style nonce="[\w+/=]{24}">\.app\{color:blue\}<\/style>/);
    expect(rendered).not.toContain('rel="stylesheet"');
    expect(rendered).not.toContain('modulepreload');
    expect(rendered).toContain('as="script" fetchpriority="low" crossorigin href="/admin/assets/app-1a2b.js"');
    const { body } = await get('/admin/rows');
    expect(body).toContain('<link rel="stylesheet" crossorigin href="/admin/assets/app-1a2b.css">');
    expect(body).toContain('rel="modulepreload"');
  });

  it('comes as compressed as the browser can read it', async () => {
    await build();
    await start();
    const brotli = await opened('/admin/rows', ADMIN, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('rowsOf');
    const gzip = await opened('/admin/rows', ADMIN, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('rowsOf');
  });

  it('is a 404 with a page at an address that leads nowhere', async () => {
    await build();
    await start();
    const answer = await opened('/admin/nowhere', ADMIN);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<main>');
  });

  it('opens at its first tab', async () => {
    await build();
    await start();
    for (const url of ['/admin', '/admin/']) {
      const { statusCode, headers } = await get(url);
      expect([statusCode, headers.location]).toEqual([302, '/admin/users']);
    }
  });
});

describe('the page without contents', () => {
  const isShell = (body: string) => body.includes('<div id="root"></div>') && !body.includes('id="state"');

  it('goes to everybody without a cookie, the same way', async () => {
    await build();
    await start();
    const { statusCode, headers, body } = await get('/admin/rows');
    expect([statusCode, headers['cache-control'], headers.vary]).toEqual([200, 'no-store, private', 'Cookie']);
    expect(isShell(body)).toBe(true);
    expect(body).toContain('<script type="application/json" id="site">{"brand":"Haus & \\u003cHof>"');
  });

  it('goes to customers, to ended sessions, and to admins who lost their role', async () => {
    await build();
    await start();
    const cookie = await cookieOf(ADMIN);
    expect(isShell((await opened('/admin/rows', CUSTOMER)).body)).toBe(true);
    sessions[ADMIN] = identity(ADMIN);
    expect(isShell((await get('/admin/rows', { cookie })).body)).toBe(true);
    delete sessions[ADMIN];
    expect(isShell((await get('/admin/rows', { cookie })).body)).toBe(true);
  });

  it('goes to whoever has an expired or forged cookie, or a bearer token in its place', async () => {
    await build();
    await start();
    const cookie = await cookieOf(ADMIN);
    const [name = '', value = ''] = cookie.split('=');
    const forged = `${name}=${value.slice(0, -4)}AAAA`;
    const bearer = `${name}=${app.sessionTokens.sign(ADMIN)}`;
    for (const bad of [forged, bearer, `${name}=`, `${name}=x`])
      expect(isShell((await get('/admin/rows', { cookie: bad })).body), bad).toBe(true);
    now = new Date(now.getTime() + 12 * 3_600_000);
    expect(isShell((await get('/admin/rows', { cookie })).body)).toBe(true);
  });

  it('is what a page becomes that cannot be rendered, and the next one is rendered again', async () => {
    await build();
    await start();
    for (const url of ['/admin/broken', '/admin/prying']) {
      const answer = await opened(url, ADMIN);
      expect([answer.statusCode, isShell(answer.body)]).toEqual([200, true]);
    }
    expect(logged).toHaveLength(2);
    expect(outcomes).toEqual(['left-to-browser', 'left-to-browser']);
    expect((await opened('/admin/rows', ADMIN)).body).toContain('rowsOf');
    expect(outcomes.at(-1)).toBe('rendered');
  });

  it('is what a page becomes that never gets ready, while the API goes on answering', async () => {
    await build();
    await start();
    await opened('/admin/rows', ADMIN);
    const endless = opened('/admin/endless', ADMIN);
    expect((await get('/api/open', { authorization: `Bearer ${app.sessionTokens.sign(ADMIN)}` })).statusCode).toBe(200);
    expect(isShell((await endless).body)).toBe(true);
  });

  it('is all there is while there is no server build', async () => {
    await buildClient();
    await start();
    expect(isShell((await opened('/admin/rows', ADMIN)).body)).toBe(true);
  });

  it('has a fresh nonce for its styles only, every time', async () => {
    await build();
    await start();
    const nonces = new Set<string>();
    for (const url of ['/admin/users', '/admin/reviews', '/admin/reviews/0f8c/show']) {
      const { body, headers } = await get(url);
      const nonce = /<meta name="csp-nonce" content="([\w+/=]{24})">/.exec(body)?.[1] ?? 'none';
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`;style-src 'self' 'nonce-${nonce}';`);
      expect(policy).toContain(";style-src-attr 'unsafe-inline'");
      expect(policy).toContain(";script-src 'self';");
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });
});

describe('the files of the back office', () => {
  it('are there, and a missing one is a problem instead of a page', async () => {
    await build();
    await start();
    expect((await get('/admin/assets/app-1a2b.js')).body).toBe('let a = 1;');
    for (const accept of ['*/*', 'text/html'])
      expect((await get('/admin/assets/gone.js', { accept })).json()).toMatchObject({ status: 404 });
    expect((await app.inject({ method: 'POST', url: '/admin/users' })).json()).toMatchObject({ status: 404 });
  });

  it('are said to be missing while nothing is built', async () => {
    await start();
    expect((await get('/admin/reviews')).body).toContain('npm run build');
  });
});

describe('the cookie of the back office', () => {
  it('is sent to its pages only, read by no script, and never sent from elsewhere', async () => {
    await start('https://haus.example');
    expect((await setCookie(ADMIN)).split('; ').slice(1)).toEqual([
      'Path=/admin',
      'HttpOnly',
      'SameSite=Strict',
      'Secure',
    ]);
  });

  it('is secure on the machine itself, and not where browsers would refuse it', async () => {
    await start('http://localhost:3000');
    expect(await setCookie(ADMIN)).toContain('; Secure');
    await app.close();
    await start('http://buero.example');
    expect(await setCookie(ADMIN)).not.toContain('Secure');
  });

  it('opens no door of the API, neither as a cookie nor as a token', async () => {
    await start();
    const cookie = await cookieOf(ADMIN);
    expect((await get('/api/open', { cookie })).statusCode).toBe(401);
    const value = cookie.slice(cookie.indexOf('=') + 1);
    expect((await get('/api/open', { authorization: `Bearer ${value}` })).statusCode).toBe(401);
  });

  it('is taken back', async () => {
    await start();
    const taken = String((await app.inject({ method: 'POST', url: '/api/logout' })).headers['set-cookie']);
    expect(taken).toMatch(/^sternklar-pages=; Path=\/admin; .*Max-Age=0$/);
  });
});
