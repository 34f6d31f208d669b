import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ADMIN_START_PATH, type AdminSite } from '@sternklar/contracts/admin-pages';
import { preferencesSchema } from '@sternklar/contracts/preferences.api';
import { startPageOf } from '@sternklar/contracts/start-page';
import type { Logger } from '@sternklar/event-store/logger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isStaff } from '../../access.port.ts';
import { describeError } from '../../describe-error.port.ts';
import type { Authenticate } from '../access-control.ts';
import { sendProblem } from '../problem.ts';
import { adminPolicy, pagePolicy } from '../security-headers.ts';
import type { ServerPart } from '../server.ts';
import { type AdminBuild, createAdminBuild } from './back-office/admin-build.ts';
import { clientDocument } from './back-office/admin-document.ts';
import { createReadApi } from './back-office/read-api.ts';
import type { FinishedPage, PageOrder } from './back-office/render-messages.ts';
import { acceptedEncoding } from './ready-answer.ts';
import { notBuilt } from './shell.ts';
import { openToEverybody, serveFolder } from './static-files.ts';

const NONCE_BYTES = 18;
const ASSETS = '/admin/assets/';

/** What became of a page that somebody was to get with its contents. */
export type PageOutcome = 'rendered' | 'left-to-browser';

export interface AdminPagesOptions {
  /** The back office's build. */
  readonly folder: string;
  readonly site: AdminSite;
  /** The live session's person, null when it ended. */
  readonly authenticate: Authenticate;
  readonly logger: Logger;
  readonly onOutcome: (outcome: PageOutcome) => void;
}

/**
 * The back office: its page for every address below /admin that is no file. Staff with a live session get it with its
 * contents, rendered in a worker thread; everybody else, and everybody when that fails, gets it to be filled in the browser.
 */
export const adminPages =
  ({ folder, site, authenticate, logger, onOutcome }: AdminPagesOptions): ServerPart =>
  async (app) => {
    const builds = createAdminBuild(folder, site);

    /** The admin or auditor whose session the cookie names; null for everybody else. */
    const staffOf = async (request: FastifyRequest) => {
      const sessionId = app.pageCookies.sessionIdIn(request);
      const person = sessionId === null ? null : await authenticate(sessionId);
      return person !== null && isStaff(person) ? person : null;
    };
    /** The page that this person chose to begin at; whoever is not known begins at the first tab, which asks who they are. */
    const startPathFor = async (request: FastifyRequest): Promise<string> => {
      const person = await staffOf(request);
      if (person === null) return ADMIN_START_PATH;
      const answer = await createReadApi(app, person.sessionId, request)('/api/admin/preferences');
      const chosen =
        answer?.status === 200 ? preferencesSchema.safeParse(JSON.parse(answer.body)).data?.start : undefined;
      return `/admin/${startPageOf(chosen, person.isAdmin)}`;
    };
    const rendered = async (request: FastifyRequest, build: AdminBuild, nonce: string) => {
      try {
        const person = await staffOf(request);
        if (build.pool === null) return null;
        if (person === null) {
          // Whoever asks for the back office may sign in next; a process that nobody asks for it never has a renderer.
          build.pool.prepare();
          return null;
        }
        const { sessionId } = person;
        const encoding = acceptedEncoding(request.headers['accept-encoding']);
        const order: PageOrder = { url: request.url, nonce, sessionId, encoding };
        const page = await build.pool.render(order, createReadApi(app, sessionId, request));
        onOutcome('rendered');
        return { page, encoding };
      } catch (error) {
        onOutcome('left-to-browser');
        logger.warn(describeError(error), 'a page of the back office is left to the browser');
        return null;
      }
    };
    const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
      const build = await builds.current();
      if (build === null) return reply.sendMessagePage(notBuilt);
      const nonce = randomBytes(NONCE_BYTES).toString('base64');
      reply.useContentPolicy(adminPolicy(nonce, build.scripts));
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store, private').header('vary', 'Cookie');
      const ready = await rendered(request, build, nonce);
      if (ready === null) return reply.code(200).send(clientDocument(build.shell, nonce, site));
      return sendRendered(reply, ready);
    };

    await app.register(
      async (scope) => {
        openToEverybody(scope, pagePolicy);
        await serveFolder(scope, join(folder, 'client'));
        scope.get('/', async (request: FastifyRequest, reply: FastifyReply) =>
          reply
            .header('cache-control', 'no-store, private')
            .header('vary', 'Cookie')
            .redirect(await startPathFor(request), 302),
        );
        scope.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) =>
          isPage(request)
            ? sendPage(request, reply)
            : sendProblem(request, reply, { status: 404, code: 'not-found', detail: 'Diese Datei gibt es nicht.' }),
        );
        scope.addHook('onClose', builds.close);
      },
      { prefix: '/admin' },
    );
  };

const isPage = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith(ASSETS);

interface Ready {
  readonly page: FinishedPage;
  readonly encoding: PageOrder['encoding'];
}

const sendRendered = (reply: FastifyReply, { page, encoding }: Ready): FastifyReply => {
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.code(page.isFound ? 200 : 404).send(Buffer.from(page.body.buffer));
};
