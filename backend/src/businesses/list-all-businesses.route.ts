import { adminBusinessSchema } from '@sternklar/contracts/businesses/business.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { listQuerySchema, parseListRequest, sendPage, sendStream } from '../platform/lists.port.ts';
import { slice } from '../platform/slice.port.ts';
import { TAG } from './business-answers.ts';

export interface ListAllBusinessesRouteDeps {
  readonly businesses: Pick<Queries['businesses'], 'page' | 'each'>;
}

export const listAllBusinessesRoute = slice(
  {
    name: 'list-all-businesses',
    call: 'GET /admin/businesses',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary: 'Alle Unternehmen, die neuesten zuerst; ganz oder seitenweise',
    query: listQuerySchema,
    answers: { 200: z.array(adminBusinessSchema) },
    records: [],
    example: {},
  },
  ({ businesses }: ListAllBusinessesRouteDeps) =>
    async (request, reply) => {
      const list = parseListRequest(request.query);
      if (list === null) return sendStream(reply, businesses.each());
      return sendPage(reply, 'businesses', await businesses.page(list), list);
    },
);
