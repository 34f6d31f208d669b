import { type AdminCounts, adminCountsSchema } from '@sternklar/contracts/admin-counts.api';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

export interface ShowCountsRouteDeps {
  /** The total of each list, which its read model keeps. */
  readonly totals: Readonly<Record<keyof AdminCounts, () => Promise<number>>>;
}

export const showCountsRoute =
  ({ totals }: ShowCountsRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/admin/counts',
      {
        config: { access: ['admin', 'auditor'] },
        schema: {
          tags: ['Verwaltung'],
          summary: 'Wie viele Einträge jede Liste der Verwaltung hat',
          response: { 200: adminCountsSchema },
        },
      },
      // All together: when one list cannot be counted, there is no answer.
      async () => {
        const [users, businesses, reviews, subscriptions, chats] = await Promise.all([
          totals.users(),
          totals.businesses(),
          totals.reviews(),
          totals.subscriptions(),
          totals.chats(),
        ]);
        return { users, businesses, reviews, subscriptions, chats };
      },
    );
  };
