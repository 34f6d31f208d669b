import { isCreditNote } from '@sternklar/contracts/invoices/invoice.events';
import { messageSchema } from '@sternklar/contracts/problem';
import type { Logger } from '@sternklar/event-store/logger';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { given } from '../platform/example-call.port.ts';
import { Refusal } from '../platform/refusal.port.ts';
import { slice } from '../platform/slice.port.ts';
import { TAG } from './payment-answers.ts';
import { type HostedPayments, InvalidNotice, type PaymentNotice } from './payment-provider.ts';
import type { PaymentRecords } from './payment-records.ts';
import type { NamedInvoice, RecordedNotice } from './record-payment/record-payment.ts';

export interface ReceiveNoticeRouteDeps {
  readonly provider: Pick<HostedPayments, 'name' | 'readNotice'>;
  readonly records: Pick<PaymentRecords, 'record'>;
  readonly invoices: Pick<Queries['invoices'], 'document'>;
  readonly now: () => Date;
  readonly logger: Pick<Logger, 'warn'>;
}

const notGenuine = () =>
  new Refusal(400, 'invalid-signature', 'Die Signatur der Nachricht ist ungültig, oder die Nachricht ist zu alt.');
/** Where the provider tells of payments: signed by it, heard once however often it comes. */
export const receiveNoticeRoute = slice(
  {
    name: 'receive-notice',
    call: 'POST /payments/stripe/webhook',
    access: 'public',
    tag: TAG,
    summary: 'Nachrichten des Zahlungsdienstleisters über Zahlungen',
    description:
      'Nur mit gültiger Kopfzeile `Stripe-Signature` (HMAC-SHA256 über Zeit und Inhalt, höchstens fünf Minuten alt). ' +
      'Dieselbe Nachricht wirkt einmal, so oft sie auch kommt. Was zu nichts passt, ein anderer Betrag oder eine zweite ' +
      'Zahlung, wird vermerkt und begleicht nichts.',
    headers: z.object({ 'stripe-signature': z.string().max(2_000).optional() }),
    answers: { 200: messageSchema },
    refusals: { 400: 'Die Signatur fehlt, passt nicht zum Inhalt oder ist zu alt.' },
    edge: { idempotencyKey: false, isSigned: true },
    records: ['CheckoutPaid', 'InvoicePaid', 'PaymentFailed', 'UnmatchedPaymentReceived'],
    example: {
      body: given('signed-notice', 'body'),
      headers: { 'stripe-signature': given('signed-notice', 'signature') },
    },
    scope(app) {
      app.removeAllContentTypeParsers();
      // The signature is over the text as it came.
      app.addContentTypeParser(
        'application/json',
        { parseAs: 'string' },
        async (_request: unknown, body: string) => body,
      );
    },
  },
  ({ provider, records, invoices, now, logger }: ReceiveNoticeRouteDeps) => {
    const read = (body: unknown, signature: string | undefined): PaymentNotice | null => {
      try {
        return provider.readNotice(typeof body === 'string' ? body : '', signature, now());
      } catch (error) {
        if (!(error instanceof InvalidNotice)) throw error;
        logger.warn({ provider: provider.name, reason: error.message }, 'a notice of a payment was refused');
        throw notGenuine();
      }
    };
    const namedBy = async ({ invoiceId, accountId }: RecordedNotice): Promise<NamedInvoice | null> => {
      const invoice = invoiceId === null ? null : await invoices.document(invoiceId);
      if (invoice === null || isCreditNote(invoice) || invoice.accountId !== accountId) return null;
      return { grossCents: invoice.grossCents, isPaidOtherwise: invoice.paidBy !== null };
    };
    return async (request) => {
      const notice = read(request.body, request.headers['stripe-signature']);
      if (notice === null) return { message: 'Das betrifft uns nicht.' };
      const { noticeId, ...told } = notice;
      const outcome = await records.record({
        notice: told,
        invoice: await namedBy(told),
        by: provider.name,
        cause: noticeId,
      });
      return { message: outcome === 'recorded' ? 'Danke.' : 'Diese Zahlung kennen wir nicht.' };
    };
  },
);
