import { invoiceSchema } from '@sternklar/contracts/invoices/invoice.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { listQuerySchema, parseListRequest, sendPage, sendStream } from '../platform/lists.port.ts';
import type { RequestKit } from '../platform/request-kit.port.ts';
import { slice } from '../platform/slice.port.ts';
import { TAG } from './invoice-answers.ts';

export interface ListOwnInvoicesRouteDeps {
  readonly invoices: Pick<Queries['invoices'], 'pageOfAccount' | 'eachOfAccount'>;
  readonly kit: Pick<RequestKit, 'identityOf'>;
}

export const listOwnInvoicesRoute = slice(
  {
    name: 'list-own-invoices',
    call: 'GET /invoices',
    access: 'signed-in',
    tag: TAG,
    summary: 'Die eigenen Rechnungen, die neuesten zuerst; ganz oder seitenweise',
    query: listQuerySchema,
    answers: { 200: z.array(invoiceSchema) },
    records: [],
    example: {},
  },
  ({ invoices, kit }: ListOwnInvoicesRouteDeps) =>
    async (request, reply) => {
      const { accountId } = kit.identityOf(request);
      const list = parseListRequest(request.query);
      if (list === null) return sendStream(reply, invoices.eachOfAccount(accountId));
      return sendPage(reply, 'invoices', await invoices.pageOfAccount(accountId, list), list);
    },
);
