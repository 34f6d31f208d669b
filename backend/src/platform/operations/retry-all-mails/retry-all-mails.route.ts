import { messageSchema } from '@sternklar/contracts/problem';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { counted } from '../../german.ts';
import type { StuckMails } from '../../mail/stuck-mails.ts';
import { type OperationsRouteDeps, TAG } from '../operations-routes.ts';

export interface RetryAllMailsRouteDeps extends OperationsRouteDeps {
  readonly mails: Pick<StuckMails, 'retryAll'>;
}

export const retryAllMailsRoute =
  ({ mails, audit }: RetryAllMailsRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().post(
      '/admin/operations/mails/retry',
      {
        config: { access: ['admin'] },
        schema: {
          tags: [TAG],
          summary: 'Alle aufgegebenen E-Mails noch einmal senden',
          response: { 200: messageSchema },
        },
      },
      async (request) => {
        const mailsPutBack = await mails.retryAll();
        audit(request, { action: 'retry-all-mails', mailsPutBack });
        return { message: `${counted(mailsPutBack, 'E-Mail wartet', 'E-Mails warten')} wieder auf den Versand.` };
      },
    );
  };
