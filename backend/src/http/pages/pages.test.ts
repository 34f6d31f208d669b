import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBareServer } from '../../testing/bare-server.ts';
import { adminPages } from './admin-pages.ts';
import { customerPages } from './customer-pages.ts';

const SHELL = '<!doctype html><html><head><title>Sternklar – x</title></head><body></body></html>';
const site = {
  brand: 'Haus & <Hof> $&',
  uiTexts: 'de' as const,
  operator: {
    name: 'Haus </script><script>alert(1)</script> GmbH',
    street: 'Am Markt 1',
    postalCode: '55543',
    town: 'Bad Kreuznach',
    country: 'Deutschland',
    email: 'hallo@haus.example',
  },
};
/** A setting that visitors' pages do not show. */
const vatId = { vatId: 'DE000000000' };
const page = { accept: 'text/html,application/xhtml+xml' };

let folder: string;
let app: FastifyInstance;

const start = async (production = false) => {
  app = await createBareServer({
    production,
    parts: [
      customerPages(join(folder, 'customer'), { ...site, operator: { ...site.operator, ...vatId } }),
      adminPages(join(folder, 'admin')),
    ],
  });
};
const build = async (ui: 'customer' | 'admin') => {
  await mkdir(join(folder, ui, 'assets'), { recursive: true });
  await writeFile(join(folder, ui, 'index.html'), SHELL);
  await writeFile(join(folder, ui, 'icon.svg'), '<svg/>');
  await writeFile(join(folder, ui, 'assets', 'app-1a2b.js'), 'let a = 1;');
  await writeFile(join(folder, ui, 'assets', 'app-1a2b.js.br'), brotliCompressSync('let a = 1;'));
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sternklar-pages-'));
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = page) => app.inject({ url, headers });
const policyOf = (answer: { headers: Record<string, unknown> }) => {
  const directives = String(answer.headers['content-security-policy']).split(';');
  return new Map(directives.map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));
};

describe('the customer app', () => {
  it('is one page at / and /dashboard, asked for again each time, and nothing elsewhere', async () => {
    await build('customer');
    await start();
    for (const url of ['/', '/dashboard', '/dashboard?x=1']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('<body></body>')]);
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
    expect((await get('/dashboards')).statusCode).toBe(404);
    expect((await get('/dashboards')).body).toContain('Seite nicht gefunden');
  });

  it('carries the brand in its title, and brand, operator and choice of texts as data that cannot become code', async () => {
    await build('customer');
    await start();
    const { body } = await get('/');
    expect(body).toContain('<title>Haus &amp; &lt;Hof&gt; $&amp; – x</title>');
    const blocks = [...body.matchAll(/<script type="application\/json" id="site">([^<]*)<\/script>/g)];
    expect(blocks.map(([, json = '']) => JSON.parse(json))).toEqual([site]);
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body.indexOf('id="site"')).toBeLessThan(body.indexOf('<body>'));
  });

  it('has assets that never change, compressed ahead, and other files that are asked for again', async () => {
    await build('customer');
    await start();
    const asset = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    const plain = await get('/assets/app-1a2b.js', {});
    expect([plain.body, plain.headers['content-encoding']]).toEqual(['let a = 1;', undefined]);
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
    expect((await get('/assets/gone.js', {})).statusCode).toBe(404);
  });

  it('runs under a policy without inline code, and its files leave the folder in no way', async () => {
    await build('customer');
    await writeFile(join(folder, 'secret.txt'), 'secret');
    await start();
    const policy = policyOf(await get('/'));
    expect(policy.get('default-src')).toEqual(["'none'"]);
    for (const name of ['script-src', 'style-src', 'font-src', 'connect-src'])
      expect(policy.get(name)).toEqual(["'self'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    for (const url of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e/secret.txt',
      '//secret.txt',
    ]) {
      const answer = await get(url);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    }
  });

  it('says what to do while it is not built, and is there once it is', async () => {
    await start();
    const missing = await get('/');
    expect([missing.statusCode, missing.body]).toEqual([503, expect.stringContaining('npm run build')]);
    await build('customer');
    expect((await get('/')).statusCode).toBe(200);
  });
});

describe('the back office', () => {
  it('is one page at every address below /admin, with a fresh nonce for its styles only', async () => {
    await build('admin');
    await start();
    const nonces = new Set<string>();
    for (const url of ['/admin', '/admin/', '/admin/reviews', '/admin/reviews/0f8c/show']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      const nonce = /<meta name="csp-nonce" content="([\w+/=]{24})">/.exec(answer.body)?.[1] ?? 'none';
      const policy = policyOf(answer);
      expect(policy.get('style-src')).toEqual(["'self'", `'nonce-${nonce}'`]);
      expect(policy.get('style-src-attr')).toEqual(["'unsafe-inline'"]);
      expect(policy.get('script-src')).toEqual(["'self'"]);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(4);
  });

  it('has its assets, and a problem instead of its page for a missing one', async () => {
    await build('admin');
    await start();
    expect((await get('/admin/assets/app-1a2b.js', {})).body).toBe('let a = 1;');
    expect((await get('/admin/assets/gone.js', {})).json()).toMatchObject({ status: 404 });
  });

  it('says what to do while it is not built', async () => {
    await start();
    expect((await get('/admin/reviews')).body).toContain('npm run build');
  });
});

describe('headers', () => {
  it('of API answers allow a browser nothing', async () => {
    await start();
    const answer = await get('/api/nothing', {});
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
    expect(answer.headers).toMatchObject({
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });

  it('of every answer carry HSTS in production only', async () => {
    await start();
    expect((await get('/nichts')).headers).not.toHaveProperty('strict-transport-security');
    await app.close();
    await start(true);
    expect((await get('/nichts')).headers['strict-transport-security']).toContain('max-age=31536000');
    expect((await get('/api/nichts')).headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('of the page that explains the API keep to this origin', async () => {
    await start();
    const answer = await get('/api/docs');
    expect(answer.statusCode).toBe(200);
    expect(policyOf(answer).get('script-src')).toEqual(["'self'"]);
    expect(answer.body).not.toMatch(/https?:\/\//);
    for (const [, url] of answer.body.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await get(url ?? '')).statusCode).toBe(200);
    }
  });
});
