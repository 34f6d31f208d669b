import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createBareServer } from '../../../../../testing/bare-server.ts';
import type { Identity } from '../../../../access.port.ts';
import { adminPages } from '../../admin-pages.ts';

const SHELL =
  '<!doctype html><html><head><script>let held = [];</script><title>Verwaltung</title><link rel="stylesheet" crossorigin href="/admin/assets/app-1a2b.css"><link rel="modulepreload" crossorigin href="/admin/assets/app-1a2b.js"></head><body><div id="root"></div><noscript>x</noscript></body></html>';
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
export const ADMIN = '0190a000-0000-7000-8000-000000000001';
export const CUSTOMER = '0190a000-0000-7000-8000-000000000002';
export const AUDITOR = '0190a000-0000-7000-8000-000000000003';
export const identity = (sessionId: string, roles: Partial<Identity> = {}): Identity => ({
  accountId: sessionId,
  sessionId,
  isAdmin: false,
  isAuditor: false,
  ...roles,
});

/** A server with the back office's pages, from builds in a folder of its own, and three people with sessions. */
export const createAdminPagesWorld = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-admin-'));
  const logged: string[] = [];
  const outcomes: string[] = [];
  const sessions: Record<string, Identity> = {
    [ADMIN]: identity(ADMIN, { isAdmin: true }),
    [AUDITOR]: identity(AUDITOR, { isAuditor: true }),
    [CUSTOMER]: identity(CUSTOMER),
  };
  const starts: Record<string, string> = {};
  let now = new Date('2026-05-04T08:00:00Z');
  let app: FastifyInstance | undefined;
  const running = (): FastifyInstance => {
    if (!app) throw new Error('The server has not been started.');
    return app;
  };
  const authenticate = async (sessionId: string) => {
    const known = sessions[sessionId];
    return known ? { ...known, readPosition: null } : null;
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
  const post = (url: string) => running().inject({ method: 'POST', url });
  const get = (url: string, headers: Record<string, string> = {}) => running().inject({ url, headers });
  const setCookie = async (id: string) => String((await post(`/api/login/${id}`)).headers['set-cookie']);
  const cookieOf = async (id: string) => (await setCookie(id)).split(';')[0] ?? '';
  return {
    /** Warnings of the log. */
    logged,
    outcomes,
    /** Who is signed in, by session. */
    sessions,
    /** Where they chose to begin. */
    starts,
    buildClient,
    /** The client's build and the server's. */
    async build() {
      await buildClient();
      await put('server/package.json', '{ "type": "module" }');
      await put('server/entry-server.js', SERVER);
    },
    /** Again: in place of the one before. */
    async start(publicUrl = 'http://localhost:3000') {
      await app?.close();
      app = await createBareServer({
        publicUrl,
        now: () => now,
        authenticate,
        routes: async (api) => {
          api.get('/rows', { config: { access: ['admin', 'auditor'] } }, async (request) => ({
            rowsOf: request.identity?.accountId,
          }));
          api.get('/admin/preferences', { config: { access: ['admin', 'auditor'] } }, async ({ identity: own }) => ({
            start: starts[own?.accountId ?? ''],
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
            authenticate,
            logger: { info: () => undefined, warn: (_fields, message) => logged.push(message), error: () => undefined },
            onOutcome: (outcome) => outcomes.push(outcome),
          }),
        ],
      });
    },
    /** On any free port; what is asked here needs none. */
    listen: () => running().listen({ host: '127.0.0.1', port: 0 }),
    pass(ms: number) {
      now = new Date(now.getTime() + ms);
    },
    post,
    get,
    setCookie,
    cookieOf,
    /** A page, opened with the cookie of a session. */
    opened: async (url: string, id: string, headers: Record<string, string> = {}) =>
      get(url, { cookie: await cookieOf(id), ...headers }),
    bearer: (sessionId: string) => running().sessionTokens.sign(sessionId),
    async close() {
      await app?.close();
      await rm(folder, { recursive: true });
    },
  };
};
export type AdminPagesWorld = Awaited<ReturnType<typeof createAdminPagesWorld>>;
