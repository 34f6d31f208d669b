import { accountHistoryEntrySchema } from '@sternklar/contracts/accounts/account-history.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { withActorEmails } from '../../platform/actor-emails.port.ts';
import { userIdParamsSchema, userNotFound } from '../user-answers.ts';

export interface ShowUserHistoryRouteDeps {
  readonly accountHistory: Queries['accountHistory'];
  readonly users: Pick<Queries['users'], 'emailsOf'>;
}

export const showUserHistoryRoute =
  ({ accountHistory, users }: ShowUserHistoryRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/admin/users/:id/history',
      {
        config: { access: ['admin', 'auditor'] },
        schema: {
          tags: ['Benutzer'],
          summary:
            'Was mit dem Konto eines Benutzers geschah, das Älteste zuerst; höchstens die neuesten 1000 Einträge',
          params: userIdParamsSchema,
          response: { 200: z.array(accountHistoryEntrySchema) },
        },
      },
      async (request) => {
        const entries = await accountHistory.ofAccount(request.params.id);
        if (entries.length === 0) throw userNotFound();
        return withActorEmails(entries, users.emailsOf);
      },
    );
  };
