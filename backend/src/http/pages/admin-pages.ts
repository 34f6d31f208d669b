import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problem.ts';
import { adminPolicy, pagePolicy } from '../security-headers.ts';
import type { ServerPart } from '../server.ts';
import { notBuilt, readShell } from './shell.ts';
import { openToEverybody, serveFolder } from './static-files.ts';

const NONCE_BYTES = 18;
const ASSETS = '/admin/assets/';

const withNonce = (shell: string, nonce: string) =>
  shell.replace(/<head[^>]*>/i, (head) => `${head}<meta name="csp-nonce" content="${nonce}">`);

/**
 * The back office from its build in `folder`: its page for every address below /admin that is no file, each time with
 * a fresh nonce (in the header, and for the app in `<meta name="csp-nonce">`).
 */
export const adminPages =
  (folder: string): ServerPart =>
  async (app) => {
    const sendShell = async (_request: unknown, reply: FastifyReply) => {
      const shell = await readShell(folder);
      if (shell === null) return reply.sendMessagePage(notBuilt);
      const nonce = randomBytes(NONCE_BYTES).toString('base64');
      await reply.helmet(adminPolicy(nonce));
      return reply
        .code(200)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(withNonce(shell, nonce));
    };
    await app.register(
      async (scope) => {
        openToEverybody(scope, pagePolicy);
        await serveFolder(scope, folder);
        scope.get('/', sendShell);
        scope.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) =>
          request.url.startsWith(ASSETS)
            ? sendProblem(request, reply, { status: 404, code: 'not-found', detail: 'Diese Datei gibt es nicht.' })
            : sendShell(request, reply),
        );
      },
      { prefix: '/admin' },
    );
  };
