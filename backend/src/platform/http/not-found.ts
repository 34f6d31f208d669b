import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wantsPage } from './pages/message-page.ts';
import { meantAddress } from './pages/page-address.ts';
import { sendProblem } from './problem.ts';

const detail = 'Diese Adresse gibt es nicht.';

/** Unknown addresses: the way to the page that was meant, if there is one; else a German page with status 404 for browsers, a problem document for everybody else. */
export const registerNotFound = (app: FastifyInstance): void => {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request: FastifyRequest, reply: FastifyReply) => {
    if (wantsPage(request)) {
      const meant = meantAddress(request.url);
      if (meant !== null) return reply.header('cache-control', 'no-cache').redirect(meant, 301);
      return reply.sendMessagePage({ status: 404, title: 'Seite nicht gefunden', text: detail });
    }
    return sendProblem(request, reply, { status: 404, code: 'not-found', detail });
  });
};
