import { messageSchema } from '@sternklar/contracts/problem';
import { given } from '../../platform/example-call.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import type { Sessions } from '../sessions/sessions.ts';

export interface LogOutRouteDeps {
  readonly sessions: Pick<Sessions, 'end'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

/** Ends the session on the server, so that its token is worth nothing wherever it was copied to. */
export const logOutRoute = slice(
  {
    name: 'log-out',
    call: 'POST /auth/logout',
    access: 'signed-in',
    tag: 'Anmeldung',
    summary: 'Abmelden',
    answers: { 200: messageSchema },
    edge: { idempotencyKey: false },
    // Also when the session is over already: what is left of it in the browser goes.
    options: { onRequest: async (request, reply) => request.server.pageCookies.take(reply) },
    records: [],
    example: { token: given('spare-session', 'token') },
  },
  ({ sessions, kit }: LogOutRouteDeps) =>
    async (request) => {
      await sessions.end(kit.identityOf(request).sessionId);
      return { message: 'Sie sind abgemeldet.' };
    },
);
