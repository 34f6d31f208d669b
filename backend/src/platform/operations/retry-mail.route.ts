import { messageSchema } from '@sternklar/contracts/problem';
import { z } from 'zod';
import { given } from '../example-call.port.ts';
import type { StuckMails } from '../mail/stuck-mails.ts';
import { notFound } from '../refusal.port.ts';
import { slice } from '../slice.port.ts';
import { type OperationsRouteDeps, TAG } from './operations-routes.ts';

export interface RetryMailRouteDeps extends OperationsRouteDeps {
  readonly mails: Pick<StuckMails, 'retry'>;
}

const paramsSchema = z.object({ id: z.uuid() });

export const retryMailRoute = slice(
  {
    name: 'retry-mail',
    call: 'POST /admin/operations/mails/:id/retry',
    access: ['admin'],
    tag: TAG,
    summary: 'Eine aufgegebene E-Mail noch einmal senden',
    params: paramsSchema,
    answers: { 200: messageSchema },
    refusals: { 404: 'Keine aufgegebene E-Mail hat diese Id.' },
    records: [],
    example: {
      params: { id: given('given-up-mail') },
      // It is no longer there to be done.
      statusAfterCrash: 404,
    },
  },
  ({ mails, audit }: RetryMailRouteDeps) =>
    async (request) => {
      const { id } = request.params;
      const isPutBack = await mails.retry(id);
      audit(request, { action: 'retry-mail', mailId: id, isPutBack });
      if (!isPutBack) throw notFound('Diese E-Mail ist nicht mehr aufgegeben: jemand war schneller.');
      return { message: 'Die E-Mail wartet wieder auf den Versand.' };
    },
);
