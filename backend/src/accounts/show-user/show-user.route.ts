import { type AdminUserDetails, adminUserDetailsSchema } from '@sternklar/contracts/accounts/account.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { userIdParamsSchema, userNotFound } from '../user-answers.ts';

export interface ShowUserRouteDeps {
  readonly users: Pick<Queries['users'], 'byId'>;
  /** How many of a customer's reviews stand on each status; another capability knows it. */
  readonly reviewCountsOf: (accountId: string) => Promise<AdminUserDetails['review_counts']>;
}

export const showUserRoute =
  ({ users, reviewCountsOf }: ShowUserRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/admin/users/:id',
      {
        config: { access: ['admin', 'auditor'] },
        schema: {
          tags: ['Benutzer'],
          summary: 'Ein Benutzer mit Rollen und der Zahl seiner Bewertungen je Status',
          params: userIdParamsSchema,
          response: { 200: adminUserDetailsSchema },
        },
      },
      async (request) => {
        const { id } = request.params;
        const [user, review_counts] = await Promise.all([users.byId(id), reviewCountsOf(id)]);
        if (user === null) throw userNotFound();
        return { ...user, review_counts };
      },
    );
  };
