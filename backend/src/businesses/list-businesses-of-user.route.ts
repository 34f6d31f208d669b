import { businessSchema } from '@sternklar/contracts/businesses/business.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { given } from '../platform/example-call.port.ts';
import { notFound } from '../platform/refusal.port.ts';
import { slice } from '../platform/slice.port.ts';
import { idParamsSchema, TAG } from './business-answers.ts';

export interface ListBusinessesOfUserRouteDeps {
  readonly businesses: Pick<Queries['businesses'], 'ofAccount'>;
  readonly userExists: (accountId: string) => Promise<boolean>;
}

export const listBusinessesOfUserRoute = slice(
  {
    name: 'list-businesses-of-user',
    call: 'GET /admin/users/:id/businesses',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary: 'Die Unternehmen eines Benutzers, die neuesten zuerst',
    params: idParamsSchema,
    answers: { 200: z.array(businessSchema) },
    records: [],
    example: { params: { id: given('owner') } },
  },
  ({ businesses, userExists }: ListBusinessesOfUserRouteDeps) =>
    async (request) => {
      const { id } = request.params;
      const [found, exists] = await Promise.all([businesses.ofAccount(id), userExists(id)]);
      if (!exists) throw notFound('Diesen Benutzer gibt es nicht.');
      return [...found];
    },
);
