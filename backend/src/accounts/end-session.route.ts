import { messageSchema } from '@sternklar/contracts/problem';
import { z } from 'zod';
import { given } from '../platform/example-call.port.ts';
import { notFound } from '../platform/refusal.port.ts';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { slice } from '../platform/slice.port.ts';
import { TAG } from './account-answers.ts';
import type { Sessions } from './sessions/sessions.ts';

export interface EndSessionRouteDeps {
  readonly sessions: Pick<Sessions, 'endOneOf'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

/** The same words for somebody else's session, one that ended, and none at all. */
const noSuchSession = () => notFound('Dieses Gerät ist nicht mehr angemeldet.');

export const endSessionRoute = slice(
  {
    name: 'end-session',
    call: 'DELETE /account/sessions/:id',
    access: 'signed-in',
    reach: 'owner',
    tag: TAG,
    summary: 'Eine der eigenen Sitzungen beenden',
    params: z.object({ id: z.uuid() }),
    answers: { 200: messageSchema },
    records: [],
    example: { params: { id: given('session') }, subject: given('session') },
  },
  ({ sessions, kit }: EndSessionRouteDeps) =>
    async (request) => {
      const ended = await sessions.endOneOf(kit.identityOf(request).accountId, request.params.id);
      if (!ended) throw noSuchSession();
      return { message: 'Das Gerät ist abgemeldet.' };
    },
);
