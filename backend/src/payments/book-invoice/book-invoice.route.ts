import { adminInvoiceSchema } from '@sternklar/contracts/invoices/invoice.api';
import { isAboutInvoice } from '@sternklar/contracts/invoices/invoice.events';
import { type BookInvoiceBody, bookInvoiceBodySchema } from '@sternklar/contracts/payments/payment.api';
import { paymentStream } from '@sternklar/contracts/payments/payment.events';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { notFound, Refusal } from '../../platform/refusal.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { withEndOfDunning } from '../dunning/dun.ts';
import { TAG } from '../payment-answers.ts';
import { paymentsStreamType } from '../payments.ts';
import { type BookingRejection, bookInvoice, type Settlement } from './book-invoice.ts';
import type { BookingRouteDeps } from './booking-route-deps.ts';

const REFUSALS: Readonly<Record<BookingRejection, readonly [status: number, detail: string]>> = {
  'invoice-already-paid': [409, 'Diese Rechnung ist bereits bezahlt.'],
  'invoice-already-booked': [409, 'Diese Rechnung ist bereits von Hand gebucht.'],
  'invoice-cancelled': [409, 'Diese Rechnung ist storniert; es ist nichts zu bezahlen.'],
  'received-in-future': [422, 'Der Tag des Eingangs liegt in der Zukunft.'],
  'received-before-contract': [422, 'Der Tag des Eingangs liegt vor dem Beginn des Abos.'],
};

const settlementOf = (body: z.output<typeof bookInvoiceBodySchema>): Settlement =>
  body.kind === 'transfer'
    ? { kind: 'transfer', receivedOn: body.received_on, reference: body.reference || null }
    : { kind: 'write-off', reason: body.reason };

const EXAMPLE: BookInvoiceBody = { kind: 'write-off', reason: 'minor' };

export const bookInvoiceRoute = slice(
  {
    name: 'book-invoice',
    call: 'POST /admin/invoices/:id/booking',
    access: ['admin'],
    tag: TAG,
    summary: 'Eine offene Rechnung von Hand als überwiesen buchen oder ausbuchen; die Antwort ist die Rechnung',
    params: z.object({ id: z.uuid() }),
    body: bookInvoiceBodySchema,
    answers: { 200: adminInvoiceSchema },
    refusals: {
      404: 'Diese Rechnung gibt es nicht.',
      409: 'Sie ist schon bezahlt, gebucht oder storniert, oder sie ist selbst keine Rechnung.',
      422: 'Der Tag des Eingangs liegt in der Zukunft oder vor dem Beginn des Abos.',
    },
    records: ['TransferBooked', 'InvoiceWrittenOff', 'DunningEnded'],
    example: { params: { id: given('invoice') }, body: EXAMPLE, statusAfterCrash: 409 },
  },
  ({ commands, invoices, provider, kit, now }: BookingRouteDeps) =>
    async (request, reply) => {
      const { id } = request.params;
      const [invoice, listed] = await Promise.all([invoices.document(id), invoices.byId(id)]);
      if (invoice === null || listed === null) throw notFound('Diese Rechnung gibt es nicht.');
      if (isAboutInvoice(invoice)) {
        throw new Refusal(409, 'no-invoice', 'Das ist keine Rechnung; gebucht wird die Rechnung, um die es geht.');
      }
      const { accountId, month, startsAt, grossCents: amountCents, paidBy } = invoice;
      const at = now();
      const command = {
        ...{ invoiceId: id, accountId, amountCents, month, startsAt, now: at },
        isPaidOtherwise: paidBy !== null,
        isCancelled: listed.cancelled_by !== null,
        settlement: settlementOf(request.body),
      };
      const handled = await commands.handle({
        streamType: paymentsStreamType,
        streamId: paymentStream(accountId),
        decide(state) {
          const decision = bookInvoice(state, command);
          if ('rejected' in decision) return decision;
          return withEndOfDunning(state, decision, { accountId, provider: provider.name, now: at });
        },
        context: kit.commandContext(request, accountId),
      });
      if (handled.rejected !== undefined) {
        const [status, detail] = REFUSALS[handled.rejected];
        throw new Refusal(status, handled.rejected, detail);
      }
      await kit.untilVisible(request, reply, handled.position);
      return (await invoices.byId(id)) ?? listed;
    },
);
