import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBareServer } from '../../testing/bare-server.ts';
import { customerPages } from './customer-pages.ts';

const SHELL =
  '<!doctype html><html><head><title>Sternklar – x</title><meta name="description" content="x" /></head>' +
  '<body><div id="app"><noscript><p>JavaScript</p></noscript></div></body></html>';
const MANIFEST = {
  'index.html': { file: 'assets/main-1.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-2.js', css: ['assets/shared-3.css'] },
  'src/app.tsx': { file: 'assets/app-4.js', css: ['assets/app-5.css'], imports: ['_shared.js', '_more.js'] },
  '_more.js': { file: 'assets/more-6.js', css: ['assets/more-7.css'] },
};
/** As the customer app's server build would be: pages that tell what they were asked for. */
const SERVER = `
  let rendered = 0;
  export const renderPage = async (path, site) => {
    if (path === '/agb') throw new Error('a mistake on this page');
    const isPublic = path !== '/dashboard' && path !== '/konto';
    return {
      title: path + ' of <' + site.brand + '>',
      description: isPublic ? 'About "' + path + '"' : null,
      html: '<main>$& ' + path + ' ' + ++rendered + '</main>',
      styles: ['src/app.tsx'],
      scripts: ['src/app.tsx'],
    };
  };`;
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
    representative: 'Erika Muster',
    phone: null,
    register: 'HRB 1',
    vatId: 'DE000000000',
    hostingProvider: 'Host GmbH',
    mailProvider: 'Post GmbH',
    modelProvider: null,
    dataProtectionAuthority: 'LfDI',
  },
};
const page = { accept: 'text/html,application/xhtml+xml' };

let folder: string;
let app: FastifyInstance;
let logged: string[];
let now: Date;

const start = async (production = false) => {
  app = await createBareServer({
    production,
    parts: [
      customerPages({
        folder: join(folder, 'customer'),
        site,
        publicUrl: 'https://haus.example',
        now: () => now,
        logger: { info: () => undefined, warn: () => undefined, error: (_fields, message) => logged.push(message) },
      }),
    ],
  });
};
const build = async (ui: 'customer/client') => {
  const put = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(folder, ui, path)), { recursive: true });
    await writeFile(join(folder, ui, path), content);
  };
  await put('index.html', SHELL);
  await put('icon.svg', '<svg/>');
  await put('assets/app-1a2b.js', 'let a = 1;');
  await put('assets/app-1a2b.js.br', brotliCompressSync('let a = 1;'));
  await put('.vite/manifest.json', JSON.stringify(MANIFEST));
};
/** The client's build and the server's. */
const buildBoth = async (server = SERVER) => {
  await build('customer/client');
  await mkdir(join(folder, 'customer/server'), { recursive: true });
  await writeFile(join(folder, 'customer/server/package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'customer/server/entry-server.js'), server);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sternklar-pages-'));
  logged = [];
  now = new Date('2026-05-04T08:00:00Z');
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
  it('has its pages at their addresses, asked for again each time, and nothing elsewhere', async () => {
    await buildBoth();
    await start();
    for (const url of ['/', '/impressum', '/dashboard', '/konto', '/dashboard?x=1']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([
        200,
        expect.stringContaining(`<main>$& ${url.split('?')[0]} `),
      ]);
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
    expect((await get('/dashboards')).statusCode).toBe(404);
    expect((await get('/dashboards')).body).toContain('Seite nicht gefunden');
    expect(logged).toEqual([]);
  });

  it('has each page rendered into the place of the app, with its styles and scripts, none twice', async () => {
    await buildBoth();
    await start();
    const { body } = await get('/impressum');
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
    await buildBoth();
    await start();
    const { body } = await get('/impressum');
    for (const tag of [
      '<title>/impressum of &lt;Haus &amp; &lt;Hof&gt; $&amp;&gt;</title>',
      '<meta name="description" content="About &quot;/impressum&quot;">',
      '<link rel="canonical" href="https://haus.example/impressum">',
      '<meta property="og:image" content="https://haus.example/link-preview.png">',
      '<meta property="og:site_name" content="Haus &amp; &lt;Hof&gt; $&amp;">',
    ])
      expect(body).toContain(tag);
    expect(body).not.toContain('noindex');
    const dashboard = (await get('/dashboard')).body;
    expect(dashboard).toContain('<meta name="robots" content="noindex">');
    expect(dashboard).not.toMatch(/canonical|og:|description/);
  });

  it('renders a page once, and again in a new year of Berlin and after a new build', async () => {
    await buildBoth();
    await start();
    const count = async () => Number(/<main>\$& \/ (\d+)/.exec((await get('/')).body)?.[1]);
    expect([await count(), await count()]).toEqual([1, 1]);
    now = new Date('2026-12-31T22:59:00Z');
    expect(await count()).toBe(1);
    now = new Date('2026-12-31T23:00:00Z');
    expect(await count()).toBe(2);
    await buildBoth(SERVER.replace('rendered = 0', 'rendered = 40'));
    expect(await count()).toBe(41);
  });

  it('sends pages compressed as the caller takes them, and nothing to a caller who has the page already', async () => {
    await buildBoth();
    await start();
    const plain = await get('/', {});
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/', { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(br.headers.vary).toContain('accept-encoding');
    const known = { 'accept-encoding': 'br', 'if-none-match': `"other", W/${br.headers.etag}` };
    const again = await get('/', known);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', br.headers.etag]);
    expect((await get('/', { ...known, 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('is filled by the browser where it cannot be rendered here: one page that fails, or all, and the log says so', async () => {
    await buildBoth();
    await start();
    const { statusCode, body } = await get('/agb');
    expect([statusCode, body]).toEqual([200, expect.stringContaining('<noscript>')]);
    expect(logged).toEqual(['page cannot be rendered here; browsers render it']);
    await buildBoth('this is no module');
    expect((await get('/')).body).toContain('<noscript>');
    expect(logged.at(-1)).toBe('public pages cannot be rendered here; browsers render them');
    expect((await get('/')).statusCode).toBe(200);
    expect(logged).toHaveLength(2);
  });

  it('carries the brand in its title, and brand, operator and choice of texts as data that cannot become code', async () => {
    await build('customer/client');
    await start();
    const { body } = await get('/');
    expect(body).toContain('<title>Haus &amp; &lt;Hof&gt; $&amp; – x</title>');
    const blocks = [...body.matchAll(/<script type="application\/json" id="site">([^<]*)<\/script>/g)];
    expect(blocks.map(([, json = '']) => JSON.parse(json))).toEqual([site]);
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body.indexOf('id="site"')).toBeLessThan(body.indexOf('<body>'));
  });

  it('has assets that never change, compressed ahead, and other files that are asked for again', async () => {
    await build('customer/client');
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
    await build('customer/client');
    await writeFile(join(folder, 'secret.txt'), 'secret');
    await start();
    const policy = policyOf(await get('/'));
    expect(policy.get('default-src')).toEqual(["'none'"]);
    for (const name of ['script-src', 'style-src', 'font-src', 'connect-src'])
      expect(policy.get(name)).toEqual(["'self'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['sternklar-service-worker']);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    await writeFile(join(folder, 'customer/client/.hidden'), 'secret');
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
      const answer = await get(url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
    }
  });

  it('says what to do while it is not built, and is there once it is', async () => {
    await start();
    const missing = await get('/');
    expect([missing.statusCode, missing.body]).toEqual([503, expect.stringContaining('npm run build')]);
    await build('customer/client');
    expect((await get('/')).statusCode).toBe(200);
  });
});

describe('beside the pages', () => {
  it('are what search engines ask for', async () => {
    await start();
    const robots = await get('/robots.txt');
    for (const path of ['/dashboard', '/konto', '/admin', '/api']) expect(robots.body).toContain(`Disallow: ${path}\n`);
    expect(robots.body).toContain('Sitemap: https://haus.example/sitemap.xml');
    const sitemap = await get('/sitemap.xml');
    const listed = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    expect(listed).toContain('https://haus.example/impressum');
    expect(listed).toHaveLength(7);
  });

  it('is what a device needs to install the app, under the brand of the site', async () => {
    await start();
    const answer = await get('/manifest.webmanifest');
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    expect(answer.json()).toMatchObject({
      name: site.brand,
      start_url: '/dashboard',
      display: 'standalone',
      lang: 'de',
    });
    const { icons } = answer.json() as { readonly icons: readonly { readonly src: string }[] };
    const here = await readdir(new URL('../../../../customer-ui/public', import.meta.url));
    for (const { src } of icons) expect(here).toContain(src.slice(1));
  });

  it('is the page for somebody offline, which may be kept', async () => {
    await start();
    const answer = await get('/offline');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.body).toContain('<a href="">Erneut versuchen</a>');
  });
});

describe('an unknown address', () => {
  it('is a page for whoever takes one, and a problem for programs and files', async () => {
    await start();
    for (const headers of [page, {}, { accept: '*/*' }]) {
      const answer = await get('/nichts', headers);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, expect.stringContaining('text/html')]);
    }
    for (const [url, accept] of [
      ['/nichts', 'application/json'],
      ['/nichts', 'application/json, */*'],
      ['/bild.png', '*/*'],
      ['/assets/weg.js?x=/', '*/*'],
      ['/api/nichts', 'text/html'],
    ] as const) {
      const answer = await get(url, { accept });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        404,
        expect.stringContaining('problem+json'),
      ]);
    }
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
