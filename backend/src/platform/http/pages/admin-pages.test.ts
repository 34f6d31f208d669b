import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ADMIN,
  type AdminPagesWorld,
  AUDITOR,
  CUSTOMER,
  createAdminPagesWorld,
} from './back-office/testing/admin-pages-world.ts';

let world: AdminPagesWorld;
beforeEach(async () => {
  world = await createAdminPagesWorld();
});
afterEach(() => world.close());

describe('a page of the back office', () => {
  it('has its rows, styles and answers when an admin opens it, and is kept by nobody', async () => {
    await world.build();
    await world.start();
    const answer = await world.opened('/admin/rows', ADMIN);
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
    await world.build();
    await world.start();
    expect((await world.opened('/admin/rows', AUDITOR)).body).toContain(`<main>{"rowsOf":"${AUDITOR}"}</main>`);
  });

  it('waits neither for a style sheet nor for modules to be compiled, as the page without contents does', async () => {
    await world.build();
    await world.start();
    const rendered = (await world.opened('/admin/rows', ADMIN)).body;
    expect(rendered).toMatch(/<style nonce="[\w+/=]{24}">\.app\{color:blue\}<\/style>/);
    expect(rendered).not.toContain('rel="stylesheet"');
    expect(rendered).not.toContain('modulepreload');
    expect(rendered).toContain('as="script" fetchpriority="low" crossorigin href="/admin/assets/app-1a2b.js"');
    const { body } = await world.get('/admin/rows');
    expect(body).toContain('<link rel="stylesheet" crossorigin href="/admin/assets/app-1a2b.css">');
    expect(body).toContain('rel="modulepreload"');
  });

  it('comes as compressed as the browser can read it', async () => {
    await world.build();
    await world.start();
    const brotli = await world.opened('/admin/rows', ADMIN, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('rowsOf');
    const gzip = await world.opened('/admin/rows', ADMIN, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('rowsOf');
  });

  it('has a thread that renders once somebody has asked for the back office, and none before', async () => {
    const threads = vi.fn();
    subscribe('worker_threads', threads);
    try {
      await world.build();
      await world.start();
      await world.listen();
      expect(threads).not.toHaveBeenCalled();
      expect((await world.get('/admin/login')).statusCode).toBe(200);
      expect(threads).toHaveBeenCalledOnce();
      expect((await world.opened('/admin/rows', ADMIN)).body).toContain('rowsOf');
      expect(threads).toHaveBeenCalledOnce();
    } finally {
      unsubscribe('worker_threads', threads);
    }
  });

  it('is a 404 with a page at an address that leads nowhere', async () => {
    await world.build();
    await world.start();
    const answer = await world.opened('/admin/nowhere', ADMIN);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<main>');
  });

  it.each(['/admin', '/admin/'])('opens at %s where somebody chose to begin', async (url) => {
    await world.build();
    await world.start();
    const leads = async (id: string) => {
      const { statusCode, headers } = await world.opened(url, id);
      expect([statusCode, headers['cache-control'], headers.vary]).toEqual([302, 'no-store, private', 'Cookie']);
      return headers.location;
    };
    expect([await leads(ADMIN), await leads(AUDITOR)]).toEqual(['/admin/desk', '/admin/audit']);
    world.starts[ADMIN] = 'figures';
    world.starts[AUDITOR] = 'invoices';
    expect([await leads(ADMIN), await leads(AUDITOR)]).toEqual(['/admin/figures', '/admin/invoices']);
    world.starts[ADMIN] = 'garden';
    world.starts[AUDITOR] = 'figures';
    expect([await leads(ADMIN), await leads(AUDITOR)]).toEqual(['/admin/desk', '/admin/audit']);
  });

  it('opens at its first tab for whoever is not known, customers too', async () => {
    await world.build();
    await world.start();
    expect((await world.get('/admin')).headers.location).toBe('/admin/users');
    expect((await world.opened('/admin', CUSTOMER)).headers.location).toBe('/admin/users');
  });
});

describe('the files of the back office', () => {
  it('are there, and a missing one is a problem instead of a page', async () => {
    await world.build();
    await world.start();
    expect((await world.get('/admin/assets/app-1a2b.js')).body).toBe('let a = 1;');
    for (const accept of ['*/*', 'text/html'])
      expect((await world.get('/admin/assets/gone.js', { accept })).json()).toMatchObject({ status: 404 });
    expect((await world.post('/admin/users')).json()).toMatchObject({ status: 404 });
  });

  it('are said to be missing while nothing is built', async () => {
    await world.start();
    expect((await world.get('/admin/reviews')).body).toContain('npm run build');
  });
});
