import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { createBareServer } from '../../../../testing/bare-server.ts';
import { customerPages } from '../customer-pages.ts';

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
export const SERVER = `
  let rendered = 0;
  export const renderPage = async (path, site) => {
    if (path === '/agb') throw new Error('a mistake on this page');
    const isPublic = path !== '/dashboard' && !path.startsWith('/konto');
    return {
      title: path + ' of <' + site.brand + '>',
      description: isPublic ? 'About "' + path + '"' : null,
      html: '<main>$& ' + path + ' ' + ++rendered + '</main>',
      styles: ['src/app.tsx'],
      scripts: ['src/app.tsx'],
    };
  };`;
/** Whose site it is, with everything in its names that could break a page. */
export const site = {
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
    paymentProvider: null,
    dataProtectionAuthority: 'LfDI',
  },
};
/** What a browser says it takes when it opens a page. */
export const page = { accept: 'text/html,application/xhtml+xml' };

/** A server with the customer app's pages, from builds in a folder of its own. */
export const createPagesWorld = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-pages-'));
  const logged: string[] = [];
  let now = new Date('2026-05-04T08:00:00Z');
  let app: FastifyInstance | undefined;
  const put = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  const build = async () => {
    await put('customer/client/index.html', SHELL);
    await put('customer/client/icon.svg', '<svg/>');
    await put('customer/client/assets/app-1a2b.js', 'let a = 1;');
    await put('customer/client/assets/app-1a2b.js.br', brotliCompressSync('let a = 1;'));
    await put('customer/client/.vite/manifest.json', JSON.stringify(MANIFEST));
  };
  return {
    /** Error messages of the log. */
    logged,
    put,
    /** The client's build. */
    build,
    /** The client's build and the server's. */
    async buildBoth(server = SERVER) {
      await build();
      await put('customer/server/package.json', '{ "type": "module" }');
      await put('customer/server/entry-server.js', server);
    },
    /** Again: in place of the one before. */
    async start(production = false) {
      await app?.close();
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
    },
    itIs(time: string) {
      now = new Date(time);
    },
    get(url: string, headers: Record<string, string> = page) {
      if (!app) throw new Error('The server has not been started.');
      return app.inject({ url, headers });
    },
    async close() {
      await app?.close();
      await rm(folder, { recursive: true });
    },
  };
};
export type PagesWorld = Awaited<ReturnType<typeof createPagesWorld>>;

/** The directives of an answer's Content-Security-Policy. */
export const policyOf = (answer: { headers: Record<string, unknown> }) => {
  const directives = String(answer.headers['content-security-policy']).split(';');
  return new Map(directives.map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));
};
