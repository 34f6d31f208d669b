import { ownSessionSchema } from '@sternklar/contracts/accounts/account.api';
import { z } from 'zod';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../account-answers.ts';
import { ownSession } from '../sessions/own-session.ts';
import type { Sessions } from '../sessions/sessions.ts';

export interface ListOwnSessionsRouteDeps {
  readonly sessions: Pick<Sessions, 'ofAccount'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const listOwnSessionsRoute = slice(
  {
    name: 'list-own-sessions',
    call: 'GET /account/sessions',
    access: 'signed-in',
    tag: TAG,
    summary: 'Wo das eigene Konto angemeldet ist, die neueste Anmeldung zuerst',
    answers: { 200: z.array(ownSessionSchema) },
    records: [],
    example: {},
  },
  ({ sessions, kit }: ListOwnSessionsRouteDeps) =>
    async (request) => {
      const { accountId, sessionId } = kit.identityOf(request);
      return (await sessions.ofAccount(accountId)).map(ownSession(sessionId));
    },
);
