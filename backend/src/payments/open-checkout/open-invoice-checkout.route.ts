import { type InvoiceIssued, isAboutInvoice } from '@sternklar/contracts/invoices/invoice.events';
import { checkoutSchema } from '@sternklar/contracts/payments/payment.api';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { given } from '../../platform/example-call.port.ts';
import { notFound, Refusal } from '../../platform/refusal.port.ts';
import type { RequestKit } from '../../platform/request-kit.port.ts';
import { slice } from '../../platform/slice.port.ts';
import { TAG } from '../payment-answers.ts';
import type { OpenPage } from './checkouts.ts';

export interface OpenInvoiceCheckoutRouteDeps {
  readonly openPage: OpenPage;
  readonly invoiceOf: (invoiceId: string) => Promise<InvoiceIssued | null>;
  readonly kit: RequestKit;
}

/** An invoice that may be paid: none that a credit note took back, and no credit note. */
export const payableInvoice =
  (invoices: Pick<Queries['invoices'], 'document' | 'byId'>): OpenInvoiceCheckoutRouteDeps['invoiceOf'] =>
  async (id) => {
    const [invoice, listed] = await Promise.all([invoices.document(id), invoices.byId(id)]);
    return invoice === null || isAboutInvoice(invoice) || listed?.cancelled_by !== null ? null : invoice;
  };

const alreadyPaid = () => new Refusal(409, 'invoice-already-paid', 'Diese Rechnung ist bereits bezahlt.');

export const openInvoiceCheckoutRoute = slice(
  {
    name: 'open-invoice-checkout',
    call: 'POST /invoices/:id/checkout',
    access: 'signed-in',
    reach: 'owner',
    tag: TAG,
    summary: 'Die Seite des Zahlungsdienstleisters öffnen, auf der eine offene Rechnung bezahlt wird',
    params: z.object({ id: z.uuid() }),
    answers: { 201: checkoutSchema },
    refusals: {
      404: 'Die Rechnung gibt es nicht, oder sie gehört jemand anderem.',
      409: 'Sie ist schon bezahlt.',
    },
    records: ['CheckoutOpened'],
    example: { params: { id: given('invoice') }, subject: given('invoice') },
  },
  ({ openPage, invoiceOf, kit }: OpenInvoiceCheckoutRouteDeps) =>
    async (request, reply) => {
      const { accountId } = kit.identityOf(request);
      const invoice = await invoiceOf(request.params.id);
      if (invoice === null || invoice.accountId !== accountId) throw notFound('Diese Rechnung gibt es nicht.');
      if (invoice.paidBy !== null) throw alreadyPaid();
      const page = await openPage({
        checkoutId: kit.newId(request),
        accountId,
        order: { kind: 'invoice', invoiceId: invoice.invoiceId },
        amountCents: invoice.grossCents,
        what: `Rechnung ${invoice.number}`,
        companyName: null,
        billingDetails: null,
        context: kit.commandContext(request, accountId),
      });
      if (page === 'invoice-already-paid') throw alreadyPaid();
      reply.code(201);
      return page;
    },
);
