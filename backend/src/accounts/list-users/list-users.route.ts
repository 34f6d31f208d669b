import { adminUserSchema } from '@sternklar/contracts/accounts/account.api';
import type { Queries } from '@sternklar/projections/queries';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listQuerySchema, parseListRequest, sendPage, sendStream } from '../../platform/lists.port.ts';

export interface ListUsersRouteDeps {
  readonly users: Pick<Queries['users'], 'page' | 'each'>;
}

export const listUsersRoute =
  ({ users }: ListUsersRouteDeps) =>
  (app: FastifyInstance) => {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/admin/users',
      {
        config: { access: ['admin', 'auditor'] },
        schema: {
          tags: ['Benutzer'],
          summary: 'Alle Benutzer, die neuesten zuerst; ganz oder seitenweise',
          querystring: listQuerySchema,
          response: { 200: z.array(adminUserSchema) },
        },
      },
      async (request, reply) => {
        const list = parseListRequest(request.query);
        if (list === null) return sendStream(reply, users.each());
        return sendPage(reply, 'users', await users.page(list), list);
      },
    );
  };
