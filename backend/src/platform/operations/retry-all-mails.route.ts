import { messageSchema } from '@sternklar/contracts/problem';
import { counted } from '../german.ts';
import type { StuckMails } from '../mail/stuck-mails.ts';
import { slice } from '../slice.port.ts';
import { type OperationsRouteDeps, TAG } from './operations-routes.ts';

export interface RetryAllMailsRouteDeps extends OperationsRouteDeps {
  readonly mails: Pick<StuckMails, 'retryAll'>;
}

export const retryAllMailsRoute = slice(
  {
    name: 'retry-all-mails',
    call: 'POST /admin/operations/mails/retry',
    access: ['admin'],
    tag: TAG,
    summary: 'Alle aufgegebenen E-Mails noch einmal senden',
    answers: { 200: messageSchema },
    records: [],
    example: {},
  },
  ({ mails, audit }: RetryAllMailsRouteDeps) =>
    async (request) => {
      const mailsPutBack = await mails.retryAll();
      audit(request, { action: 'retry-all-mails', mailsPutBack });
      return { message: `${counted(mailsPutBack, 'E-Mail wartet', 'E-Mails warten')} wieder auf den Versand.` };
    },
);
