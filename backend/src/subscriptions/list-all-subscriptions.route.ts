import { adminSubscriptionSchema } from '@sternklar/contracts/subscriptions/subscription.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { listQuerySchema, parseListRequest, sendPage, sendStream } from '../platform/lists.port.ts';
import { slice } from '../platform/slice.port.ts';
import { TAG } from './subscription-answers.ts';

export interface ListAllSubscriptionsRouteDeps {
  readonly subscriptions: Pick<Queries['subscriptions'], 'page' | 'each'>;
  readonly now: () => Date;
}

export const listAllSubscriptionsRoute = slice(
  {
    name: 'list-all-subscriptions',
    call: 'GET /admin/subscriptions',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary: 'Alle Abos, die neuesten zuerst; ganz oder seitenweise',
    query: listQuerySchema,
    answers: { 200: z.array(adminSubscriptionSchema) },
    records: [],
    example: {},
  },
  ({ subscriptions, now }: ListAllSubscriptionsRouteDeps) =>
    async (request, reply) => {
      const list = parseListRequest(request.query);
      if (list === null) return sendStream(reply, subscriptions.each(now()));
      return sendPage(reply, 'subscriptions', await subscriptions.page(list, now()), list);
    },
);
