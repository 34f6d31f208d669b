import { messageSchema } from '@sternklar/contracts/problem';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { slice } from '../platform/slice.port.ts';
import { TAG } from './account-answers.ts';
import type { Sessions } from './sessions/sessions.ts';

export interface EndOtherSessionsRouteDeps {
  readonly sessions: Pick<Sessions, 'endAllBut'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const endOtherSessionsRoute = slice(
  {
    name: 'end-other-sessions',
    call: 'DELETE /account/sessions',
    access: 'signed-in',
    tag: TAG,
    summary: 'Alle anderen eigenen Sitzungen beenden; die anfragende bleibt',
    answers: { 200: messageSchema },
    records: [],
    example: {},
  },
  ({ sessions, kit }: EndOtherSessionsRouteDeps) =>
    async (request) => {
      const { accountId, sessionId } = kit.identityOf(request);
      await sessions.endAllBut(accountId, sessionId);
      return { message: 'Alle anderen Geräte sind abgemeldet.' };
    },
);
