import { adminSubscriptionSchema } from '@sternklar/contracts/subscriptions/subscription.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listQuerySchema, parseListRequest, sendPage, sendStream } from '../../platform/lists.port.ts';
import { TAG } from '../subscription-answers.ts';

export interface ListAllSubscriptionsRouteDeps {
  readonly subscriptions: Pick<Queries['subscriptions'], 'page' | 'each'>;
  readonly now: () => Date;
}

export const listAllSubscriptionsRoute =
  ({ subscriptions, now }: ListAllSubscriptionsRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/admin/subscriptions',
      {
        config: { access: ['admin', 'auditor'] },
        schema: {
          tags: [TAG],
          summary: 'Alle Abos, die neuesten zuerst; ganz oder seitenweise',
          querystring: listQuerySchema,
          response: { 200: z.array(adminSubscriptionSchema) },
        },
      },
      async (request, reply) => {
        const list = parseListRequest(request.query);
        if (list === null) return sendStream(reply, subscriptions.each(now()));
        return sendPage(reply, 'subscriptions', await subscriptions.page(list, now()), list);
      },
    );
  };
