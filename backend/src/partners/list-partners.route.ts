import { partnerSchema } from '@sternklar/contracts/partners/partner.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { listQuerySchema, parseListRequest, sendPage, sendStream } from '../platform/lists.port.ts';
import { slice } from '../platform/slice.port.ts';
import { TAG } from './partner-answers.ts';

export interface ListPartnersRouteDeps {
  readonly partners: Pick<Queries['partners'], 'page' | 'each'>;
}

export const listPartnersRoute = slice(
  {
    name: 'list-partners',
    call: 'GET /admin/partners',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary: 'Alle Partner, die neuesten zuerst; ganz oder seitenweise',
    query: listQuerySchema,
    answers: { 200: z.array(partnerSchema) },
    records: [],
    example: {},
  },
  ({ partners }: ListPartnersRouteDeps) =>
    async (request, reply) => {
      const list = parseListRequest(request.query);
      if (list === null) return sendStream(reply, partners.each());
      return sendPage(reply, 'partners', await partners.page(list), list);
    },
);
