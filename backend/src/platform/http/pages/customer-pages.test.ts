import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPagesWorld, type PagesWorld, policyOf, SERVER, site } from './testing/pages-world.ts';

let world: PagesWorld;
beforeEach(async () => {
  world = await createPagesWorld();
});
afterEach(() => world.close());

describe('the customer app', () => {
  it('has its pages at their addresses, asked for again each time, and nothing elsewhere', async () => {
    await world.buildBoth();
    await world.start();
    for (const url of ['/', '/impressum', '/dashboard', '/konto', '/dashboard?x=1']) {
      const answer = await world.get(url);
      expect([answer.statusCode, answer.body]).toEqual([
        200,
        expect.stringContaining(`<main>$& ${url.split('?')[0]} `),
      ]);
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
    expect((await world.get('/dashboards')).statusCode).toBe(404);
    expect((await world.get('/dashboards')).body).toContain('Seite nicht gefunden');
    expect(world.logged).toEqual([]);
  });

  it.each([
    ['/agb/', '/agb'],
    ['/AGB', '/agb'],
    ['/Agb//?x=%2F%2Fa&y#z', '/agb?x=%2F%2Fa&y'],
    ['/dashboard/', '/dashboard'],
    ['/Konto/Abo/', '/konto/abo'],
    ['/bewertungen/0190a1b2-0000-7000-8000-00000000000A/', '/bewertungen/0190a1b2-0000-7000-8000-00000000000a'],
  ])('is led to from %s, as people type and link it', async (typed, path) => {
    await world.buildBoth();
    await world.start();
    const { statusCode, headers } = await world.get(typed);
    expect([statusCode, headers.location]).toEqual([301, path]);
    expect((await world.get(path)).statusCode).toBe(200);
  });

  it('leads whoever asks for a page alone', async () => {
    await world.buildBoth();
    await world.start();
    expect((await world.get('/agb/', { accept: 'application/json' })).statusCode).toBe(404);
    for (const url of ['/api/agb/', '//boese.example/agb/', '/%2f%2fboese.example/', '/nirgends/'])
      expect((await world.get(url)).statusCode, url).toBe(404);
  });

  it('has each page rendered into the place of the app, with its styles and scripts, none twice', async () => {
    await world.buildBoth();
    await world.start();
    const { body } = await world.get('/impressum');
    expect(body).toContain('<div id="app" data-rendered="/impressum"><main>$& /impressum 1</main></div>');
    expect(body).not.toContain('<noscript>');
    const links = [...body.matchAll(/<link rel="(stylesheet|modulepreload)" crossorigin href="([^"]+)">/g)];
    expect(links.map(([, rel, href]) => `${rel} ${href}`)).toEqual([
      'stylesheet /assets/more-7.css',
      'stylesheet /assets/app-5.css',
      'modulepreload /assets/more-6.js',
      'modulepreload /assets/app-4.js',
    ]);
  });

  it('tells search engines and link previews about public pages, and asks them to pass by the others', async () => {
    await world.buildBoth();
    await world.start();
    const { body } = await world.get('/impressum');
    for (const tag of [
      '<title>/impressum of &lt;Haus &amp; &lt;Hof&gt; $&amp;&gt;</title>',
      '<meta name="description" content="About &quot;/impressum&quot;">',
      '<link rel="canonical" href="https://haus.example/impressum">',
      '<meta property="og:image" content="https://haus.example/link-preview.png">',
      '<meta property="og:site_name" content="Haus &amp; &lt;Hof&gt; $&amp;">',
    ])
      expect(body).toContain(tag);
    expect(body).not.toContain('noindex');
    const dashboard = (await world.get('/dashboard')).body;
    expect(dashboard).toContain('<meta name="robots" content="noindex">');
    expect(dashboard).not.toMatch(/canonical|og:|description/);
  });

  it('renders a page once, and again in a new year of Berlin and after a new build', async () => {
    await world.buildBoth();
    await world.start();
    const count = async () => Number(/<main>\$& \/ (\d+)/.exec((await world.get('/')).body)?.[1]);
    expect([await count(), await count()]).toEqual([1, 1]);
    world.itIs('2026-12-31T22:59:00Z');
    expect(await count()).toBe(1);
    world.itIs('2026-12-31T23:00:00Z');
    expect(await count()).toBe(2);
    await world.buildBoth(SERVER.replace('rendered = 0', 'rendered = 40'));
    expect(await count()).toBe(41);
  });

  it('sends pages compressed as the caller takes them, and nothing to a caller who has the page already', async () => {
    await world.buildBoth();
    await world.start();
    const plain = await world.get('/', {});
    const br = await world.get('/', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await world.get('/', { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(br.headers.vary).toContain('accept-encoding');
    const known = { 'accept-encoding': 'br', 'if-none-match': `"other", W/${br.headers.etag}` };
    const again = await world.get('/', known);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', br.headers.etag]);
    expect((await world.get('/', { ...known, 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('is filled by the browser where it cannot be rendered here: one page that fails, or all, and the log says so', async () => {
    await world.buildBoth();
    await world.start();
    const { statusCode, body } = await world.get('/agb');
    expect([statusCode, body]).toEqual([200, expect.stringContaining('<noscript>')]);
    expect(world.logged).toEqual(['page cannot be rendered here; browsers render it']);
    await world.buildBoth('this is no module');
    expect((await world.get('/')).body).toContain('<noscript>');
    expect(world.logged.at(-1)).toBe('public pages cannot be rendered here; browsers render them');
    expect((await world.get('/')).statusCode).toBe(200);
    expect(world.logged).toHaveLength(2);
  });

  it('carries the brand in its title, and brand, operator and choice of texts as data that cannot become code', async () => {
    await world.build();
    await world.start();
    const { body } = await world.get('/');
    expect(body).toContain('<title>Haus &amp; &lt;Hof&gt; $&amp; – x</title>');
    const blocks = [...body.matchAll(/<script type="application\/json" id="site">([^<]*)<\/script>/g)];
    expect(blocks.map(([, json = '']) => JSON.parse(json))).toEqual([site]);
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body.indexOf('id="site"')).toBeLessThan(body.indexOf('<body>'));
  });

  it('has assets that never change, compressed ahead, and other files that are asked for again', async () => {
    await world.build();
    await world.start();
    const asset = await world.get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    const plain = await world.get('/assets/app-1a2b.js', {});
    expect([plain.body, plain.headers['content-encoding']]).toEqual(['let a = 1;', undefined]);
    expect((await world.get('/icon.svg')).headers['cache-control']).toBe('no-cache');
    expect((await world.get('/assets/gone.js', {})).statusCode).toBe(404);
  });

  it('runs under a policy without inline code, and its files leave the folder in no way', async () => {
    await world.build();
    await world.put('secret.txt', 'secret');
    await world.start();
    const policy = policyOf(await world.get('/'));
    expect(policy.get('default-src')).toEqual(["'none'"]);
    for (const name of ['script-src', 'style-src', 'font-src', 'connect-src'])
      expect(policy.get(name)).toEqual(["'self'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['sternklar-service-worker']);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    await world.put('customer/client/.hidden', 'secret');
    for (const url of [
      '/.hidden',
      '/.vite/manifest.json',
      '/server/entry-server.js',
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/assets/../../secret.txt',
      '/%2e%2e/secret.txt',
      '//secret.txt',
    ]) {
      const answer = await world.get(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
    }
  });

  it('says what to do while it is not built, and is there once it is', async () => {
    await world.start();
    const missing = await world.get('/');
    expect([missing.statusCode, missing.body]).toEqual([503, expect.stringContaining('npm run build')]);
    await world.build();
    expect((await world.get('/')).statusCode).toBe(200);
  });
});
