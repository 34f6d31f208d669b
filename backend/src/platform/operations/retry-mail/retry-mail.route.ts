import { messageSchema } from '@sternklar/contracts/problem';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { StuckMails } from '../../mail/stuck-mails.ts';
import { notFound } from '../../refusal.port.ts';
import { type OperationsRouteDeps, TAG } from '../operations-routes.ts';

export interface RetryMailRouteDeps extends OperationsRouteDeps {
  readonly mails: Pick<StuckMails, 'retry'>;
}

const paramsSchema = z.object({ id: z.uuid() });

export const retryMailRoute =
  ({ mails, audit }: RetryMailRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().post(
      '/admin/operations/mails/:id/retry',
      {
        config: { access: ['admin'], refusals: { 404: 'Keine aufgegebene E-Mail hat diese Id.' } },
        schema: {
          tags: [TAG],
          summary: 'Eine aufgegebene E-Mail noch einmal senden',
          params: paramsSchema,
          response: { 200: messageSchema },
        },
      },
      async (request) => {
        const { id } = request.params;
        const isPutBack = await mails.retry(id);
        audit(request, { action: 'retry-mail', mailId: id, isPutBack });
        if (!isPutBack) throw notFound('Diese E-Mail ist nicht mehr aufgegeben: jemand war schneller.');
        return { message: 'Die E-Mail wartet wieder auf den Versand.' };
      },
    );
  };
