import { unmatchedPaymentSchema } from '@sternklar/contracts/payments/payment.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { listQuerySchema, parseListRequest, sendPage, sendStream } from '../platform/lists.port.ts';
import { slice } from '../platform/slice.port.ts';
import { TAG } from './invoice-answers.ts';

export interface ListUnmatchedPaymentsRouteDeps {
  readonly unmatchedPayments: Pick<Queries['unmatchedPayments'], 'page' | 'each'>;
}

/** Also where payments are simulated: earlier ones may have come from a provider. */
export const listUnmatchedPaymentsRoute = slice(
  {
    name: 'list-unmatched-payments',
    call: 'GET /admin/unmatched-payments',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary: 'Zahlungen, die zu keiner Rechnung passen, die neuesten zuerst; ganz oder seitenweise',
    query: listQuerySchema,
    answers: { 200: z.array(unmatchedPaymentSchema) },
    records: [],
    example: {},
  },
  ({ unmatchedPayments }: ListUnmatchedPaymentsRouteDeps) =>
    async (request, reply) => {
      const list = parseListRequest(request.query);
      if (list === null) return sendStream(reply, unmatchedPayments.each());
      return sendPage(reply, 'unmatched-payments', await unmatchedPayments.page(list), list);
    },
);
