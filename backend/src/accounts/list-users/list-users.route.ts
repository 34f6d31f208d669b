import { adminUserSchema } from '@sternklar/contracts/accounts/account.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { listQuerySchema, parseListRequest, sendPage, sendStream } from '../../platform/lists.port.ts';
import { slice } from '../../platform/slice.port.ts';

export interface ListUsersRouteDeps {
  readonly users: Pick<Queries['users'], 'page' | 'each'>;
  readonly now: () => Date;
}

export const listUsersRoute = slice(
  {
    name: 'list-users',
    call: 'GET /admin/users',
    access: ['admin', 'auditor'],
    tag: 'Benutzer',
    summary: 'Alle Benutzer, die neuesten zuerst; ganz oder seitenweise',
    query: listQuerySchema,
    answers: { 200: z.array(adminUserSchema) },
    records: [],
    example: {},
  },
  ({ users, now }: ListUsersRouteDeps) =>
    async (request, reply) => {
      const list = parseListRequest(request.query);
      if (list === null) return sendStream(reply, users.each(now()));
      return sendPage(reply, 'users', await users.page(list, now()), list);
    },
);
