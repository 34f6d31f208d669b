import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ADMIN,
  type AdminPagesWorld,
  CUSTOMER,
  createAdminPagesWorld,
  identity,
} from './back-office/testing/admin-pages-world.ts';

/** `printf 'let held = [];' | openssl dgst -sha256 -binary | base64` */
const HASH_OF_SCRIPT = "'sha256-EQELxc7AfS4/cJWXweoGhzSgXhAJJInThvsMl5pJrdk='";

let world: AdminPagesWorld;
beforeEach(async () => {
  world = await createAdminPagesWorld();
});
afterEach(() => world.close());

describe('the page without contents', () => {
  const isShell = (body: string) => body.includes('<div id="root"></div>') && !body.includes('id="state"');

  it('goes to everybody without a cookie, the same way', async () => {
    await world.build();
    await world.start();
    const { statusCode, headers, body } = await world.get('/admin/rows');
    expect([statusCode, headers['cache-control'], headers.vary]).toEqual([200, 'no-store, private', 'Cookie']);
    expect(isShell(body)).toBe(true);
    expect(body).toContain('<script type="application/json" id="site">{"brand":"Haus & \\u003cHof>"');
  });

  it('goes to customers, to ended sessions, and to admins who lost their role', async () => {
    await world.build();
    await world.start();
    const cookie = await world.cookieOf(ADMIN);
    expect(isShell((await world.opened('/admin/rows', CUSTOMER)).body)).toBe(true);
    world.sessions[ADMIN] = identity(ADMIN);
    expect(isShell((await world.get('/admin/rows', { cookie })).body)).toBe(true);
    delete world.sessions[ADMIN];
    expect(isShell((await world.get('/admin/rows', { cookie })).body)).toBe(true);
  });

  it('goes to whoever has an expired or forged cookie, or a bearer token in its place', async () => {
    await world.build();
    await world.start();
    const cookie = await world.cookieOf(ADMIN);
    const [name = '', value = ''] = cookie.split('=');
    const forged = `${name}=${value.slice(0, -4)}AAAA`;
    const bearer = `${name}=${world.bearer(ADMIN)}`;
    for (const bad of [forged, bearer, `${name}=`, `${name}=x`])
      expect(isShell((await world.get('/admin/rows', { cookie: bad })).body), bad).toBe(true);
    world.pass(12 * 3_600_000);
    expect(isShell((await world.get('/admin/rows', { cookie })).body)).toBe(true);
  });

  it('is what a page becomes that cannot be rendered, and the next one is rendered again', async () => {
    await world.build();
    await world.start();
    for (const url of ['/admin/broken', '/admin/prying']) {
      const answer = await world.opened(url, ADMIN);
      expect([answer.statusCode, isShell(answer.body)]).toEqual([200, true]);
    }
    expect(world.logged).toHaveLength(2);
    expect(world.outcomes).toEqual(['left-to-browser', 'left-to-browser']);
    expect((await world.opened('/admin/rows', ADMIN)).body).toContain('rowsOf');
    expect(world.outcomes.at(-1)).toBe('rendered');
  });

  it('is what a page becomes that never gets ready, while the API goes on answering', { tags: 'long' }, async () => {
    await world.build();
    await world.start();
    await world.opened('/admin/rows', ADMIN);
    const endless = world.opened('/admin/endless', ADMIN);
    expect((await world.get('/api/open', { authorization: `Bearer ${world.bearer(ADMIN)}` })).statusCode).toBe(200);
    expect(isShell((await endless).body)).toBe(true);
  });

  it('is all there is while there is no server build', async () => {
    await world.buildClient();
    await world.start();
    expect(isShell((await world.opened('/admin/rows', ADMIN)).body)).toBe(true);
  });

  it('has a fresh nonce for its styles only, every time, and lets no script run but its own', async () => {
    await world.build();
    await world.start();
    const nonces = new Set<string>();
    for (const url of ['/admin/users', '/admin/reviews', '/admin/reviews/0f8c/show']) {
      const { body, headers } = await world.get(url);
      const nonce = /<meta name="csp-nonce" content="([\w+/=]{24})">/.exec(body)?.[1] ?? 'none';
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`;style-src 'self' 'nonce-${nonce}';`);
      expect(policy).toContain(";style-src-attr 'unsafe-inline'");
      expect(policy).toContain(`;script-src 'self' ${HASH_OF_SCRIPT};`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });
});
