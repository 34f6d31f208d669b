import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { wantsPage } from './pages/message-page.ts';
import { meantAddress } from './pages/page-address.ts';
import { sendProblem } from './problem.ts';
import { hasUnreadableAddress } from './unreadable-address.ts';

const detail = 'Diese Adresse gibt es nicht.';

/** Unreadable addresses, and unknown ones: the way to the page that was meant, if there is one; else a German page with status 404 for browsers, a problem document for everybody else. */
export const registerNotFound = (app: FastifyInstance): void => {
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request: FastifyRequest, reply: FastifyReply) => {
    if (hasUnreadableAddress(request.raw)) {
      reply.header('cache-control', 'no-store');
      throw new errorCodes.FST_ERR_BAD_URL();
    }
    if (wantsPage(request)) {
      const meant = meantAddress(request.url);
      if (meant !== null) return reply.header('cache-control', 'no-cache').redirect(meant, 301);
      return reply.sendMessagePage({ status: 404, title: 'Seite nicht gefunden', text: detail });
    }
    return sendProblem(request, reply, { status: 404, code: 'not-found', detail });
  });
};
