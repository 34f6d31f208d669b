import { adminInvoiceSchema } from '@sternklar/contracts/invoices/invoice.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { listQuerySchema, parseListRequest, sendPage, sendStream } from '../platform/lists.port.ts';
import { slice } from '../platform/slice.port.ts';
import { TAG } from './invoice-answers.ts';

export interface ListAllInvoicesRouteDeps {
  readonly invoices: Pick<Queries['invoices'], 'page' | 'each'>;
  readonly now: () => Date;
}

export const listAllInvoicesRoute = slice(
  {
    name: 'list-all-invoices',
    call: 'GET /admin/invoices',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary: 'Alle Rechnungen und Stornorechnungen, die neuesten zuerst; ganz oder seitenweise',
    query: listQuerySchema,
    answers: { 200: z.array(adminInvoiceSchema) },
    records: [],
    example: {},
  },
  ({ invoices, now }: ListAllInvoicesRouteDeps) =>
    async (request, reply) => {
      const list = parseListRequest(request.query);
      if (list === null) return sendStream(reply, invoices.each());
      return sendPage(reply, 'invoices', await invoices.page(list, now()), list);
    },
);
