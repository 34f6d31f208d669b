import { accountHistoryEntrySchema } from '@sternklar/contracts/accounts/account-history.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { withActorEmails } from '../platform/actor-emails.port.ts';
import { given } from '../platform/example-call.port.ts';
import { slice } from '../platform/slice.port.ts';
import { userIdParamsSchema, userNotFound } from './user-answers.ts';

export interface ShowUserHistoryRouteDeps {
  readonly accountHistory: Queries['accountHistory'];
  readonly users: Pick<Queries['users'], 'emailsOf'>;
}

export const showUserHistoryRoute = slice(
  {
    name: 'show-user-history',
    call: 'GET /admin/users/:id/history',
    access: ['admin', 'auditor'],
    tag: 'Benutzer',
    summary: 'Was mit dem Konto eines Benutzers geschah, das Älteste zuerst; höchstens die neuesten 1000 Einträge',
    params: userIdParamsSchema,
    answers: { 200: z.array(accountHistoryEntrySchema) },
    records: [],
    example: { params: { id: given('owner') } },
  },
  ({ accountHistory, users }: ShowUserHistoryRouteDeps) =>
    async (request) => {
      const entries = await accountHistory.ofAccount(request.params.id);
      if (entries.length === 0) throw userNotFound();
      return withActorEmails(entries, users.emailsOf);
    },
);
