import { type AdminUserDetails, adminUserDetailsSchema } from '@sternklar/contracts/accounts/account.api';
import type { Queries } from '@sternklar/projections/queries';
import { given } from '../../platform/example-call.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { userIdParamsSchema, userNotFound } from '../user-answers.ts';

export interface ShowUserRouteDeps {
  readonly users: Pick<Queries['users'], 'byId'>;
  readonly now: () => Date;
  /** How many of a customer's reviews stand on each status; another capability knows it. */
  readonly reviewCountsOf: (accountId: string) => Promise<AdminUserDetails['review_counts']>;
}

export const showUserRoute = slice(
  {
    name: 'show-user',
    call: 'GET /admin/users/:id',
    access: ['admin', 'auditor'],
    tag: 'Benutzer',
    summary: 'Ein Benutzer mit Rollen und der Zahl seiner Bewertungen je Status',
    params: userIdParamsSchema,
    answers: { 200: adminUserDetailsSchema },
    records: [],
    example: { params: { id: given('owner') } },
  },
  ({ users, now, reviewCountsOf }: ShowUserRouteDeps) =>
    async (request) => {
      const { id } = request.params;
      const [user, review_counts] = await Promise.all([users.byId(id, now()), reviewCountsOf(id)]);
      if (user === null) throw userNotFound();
      return { ...user, review_counts };
    },
);
