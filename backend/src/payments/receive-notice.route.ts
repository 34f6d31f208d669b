import { isAboutInvoice } from '@sternklar/contracts/invoices/invoice.events';
import { messageSchema } from '@sternklar/contracts/problem';
import { SubjectErased } from '@sternklar/event-store/event-codec';
import type { Logger } from '@sternklar/event-store/logger';
import type { Queries } from '@sternklar/projections/queries';
import { z } from 'zod';
import { given } from '../platform/example-call.port.ts';
import { Refusal } from '../platform/refusal.port.ts';
import { slice } from '../platform/slice.port.ts';
import type { CustomersToDelete } from './forget-customers/customers-to-delete.ts';
import type { MistimedNotices } from './mistimed-notices/mistimed-notices.ts';
import { orUnavailable, TAG } from './payment-answers.ts';
import {
  type CardNotice,
  type DisputeNotice,
  type HostedPayments,
  InvalidNotice,
  MistimedNotice,
  type PaymentNotice,
  type ProviderNotice,
  type RefundNotice,
} from './payment-provider.ts';
import type { PaymentRecords } from './payment-records.ts';
import { firstPageOf, invoicePaidBy } from './payments.ts';
import type { NamedInvoice, RecordedNotice } from './record-payment/record-payment.ts';

export interface ReceiveNoticeRouteDeps {
  readonly provider: Pick<HostedPayments, 'name' | 'readNotice' | 'paymentNamed' | 'refundsOf'>;
  readonly records: Pick<
    PaymentRecords,
    'of' | 'record' | 'recordAfterErasure' | 'recordDispute' | 'recordRefunds' | 'changeCard'
  >;
  readonly invoices: Pick<Queries['invoices'], 'document' | 'openOf' | 'firstInvoiceOf'>;
  readonly unmatchedPayments: Pick<Queries['unmatchedPayments'], 'accountOfPayment'>;
  readonly customersToDelete: Pick<CustomersToDelete, 'add'>;
  readonly mistimedNotices: Pick<MistimedNotices, 'add' | 'end'>;
  readonly isErased: (accountId: string) => Promise<boolean>;
  readonly now: () => Date;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

const notGenuine = () => new Refusal(400, 'invalid-signature', 'Die Signatur der Nachricht ist ungültig.');
/** Whoever sent it sends it again, signed anew. */
const mistimed = () =>
  new Refusal(400, 'notice-mistimed', 'Die Zeit der Nachricht weicht um mehr als fünf Minuten von unserer Uhr ab.');

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
      'Zahlung, wird vermerkt und begleicht nichts. Auch was die Bank des Zahlers bestreitet, was beim Zahlungsdienstleister ' +
      'zurückgezahlt wurde und was davon zurückkam, wird vermerkt; die Zahlung wird an ihrem Namen dort erkannt.',
    headers: z.object({ 'stripe-signature': z.string().max(2_000).optional() }),
    answers: { 200: messageSchema },
    refusals: {
      400: 'Die Signatur fehlt, passt nicht zum Inhalt, oder ihre Zeit ist nicht die unsere.',
      503: 'Der Zahlungsdienstleister war nicht zu erreichen, um zu fragen, wessen Zahlung es ist.',
    },
    edge: { idempotencyKey: false, isSigned: true },
    records: [
      'CheckoutPaid',
      'InvoicePaid',
      'PaymentFailed',
      'UnmatchedPaymentReceived',
      'UnmatchedPaymentRefunded',
      'PaymentDisputed',
      'DisputeClosed',
      'InvoiceReopened',
      'PaymentRetried',
      'CollectionHeld',
      'RefundMadeElsewhere',
      'RefundFailed',
      'CardChanged',
      'DunningEnded',
      'BookingTakenBack',
    ],
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
  ({
    provider,
    records,
    invoices,
    unmatchedPayments,
    customersToDelete,
    mistimedNotices,
    isErased,
    now,
    logger,
  }: ReceiveNoticeRouteDeps) => {
    /** Said once, however many are refused for it: operators read of it until one comes in time. */
    const refuseMistimed = async ({ secondsAhead }: MistimedNotice): Promise<never> => {
      if (await mistimedNotices.add(provider.name, secondsAhead))
        logger.error(
          { provider: provider.name, secondsAhead: Math.round(secondsAhead) },
          'signed notices of payments are refused, since our clock is too far from their time; set it right, they are sent again',
        );
      throw mistimed();
    };
    const read = async (body: unknown, signature: string | undefined): Promise<ProviderNotice | null> => {
      try {
        const notice = provider.readNotice(typeof body === 'string' ? body : '', signature, now());
        if (await mistimedNotices.end(provider.name))
          logger.warn({ provider: provider.name }, 'signed notices of payments come in time again');
        return notice;
      } catch (error) {
        if (error instanceof MistimedNotice) return refuseMistimed(error);
        if (!(error instanceof InvalidNotice)) throw error;
        logger.warn({ provider: provider.name, reason: error.message }, 'a notice of a payment was refused');
        throw notGenuine();
      }
    };
    const namedBy = async ({ invoiceId, accountId }: RecordedNotice): Promise<NamedInvoice | null> => {
      const invoice = invoiceId === null ? null : await invoices.document(invoiceId);
      if (invoice === null || isAboutInvoice(invoice) || invoice.accountId !== accountId) return null;
      return { grossCents: invoice.grossCents, isPaidOtherwise: invoice.paidBy !== null };
    };
    const by = provider.name;
    /** Whoever pays on a page or enters a card while the account is erased, or later, is no customer by it. */
    const forgetIfErased = async ({ accountId, customerReference }: PaymentNotice | CardNotice) => {
      if (customerReference !== null && (await isErased(accountId)))
        await customersToDelete.add(accountId, [customerReference]);
    };
    const recordPayment = async ({ kind: _, noticeId: cause, ...notice }: PaymentNotice) => {
      const told = { notice, invoice: await namedBy(notice), by, cause };
      try {
        // Only a page brings another card.
        return await records.record({
          ...told,
          open: notice.checkoutId === null ? [] : await invoices.openOf(notice.accountId),
        });
      } catch (error) {
        if (!(error instanceof SubjectErased)) throw error;
        await records.recordAfterErasure(told);
        return 'recorded';
      }
    };
    const recordCard = async ({ kind: _, noticeId: cause, ...notice }: CardNotice) => {
      try {
        return await records.changeCard({ notice, open: await invoices.openOf(notice.accountId), by, cause });
      } catch (error) {
        if (!(error instanceof SubjectErased)) throw error;
        return 'recorded';
      }
    };
    /** Whose payment it is; one that was not told of yet is asked for and recorded first. Null: none of ours. */
    const payerOf = async ({ paymentReference }: DisputeNotice | RefundNotice): Promise<string | null> => {
      const known = await unmatchedPayments.accountOfPayment(paymentReference);
      if (known !== null) return known;
      const payment = await orUnavailable(provider.paymentNamed(paymentReference));
      return payment !== null && (await recordPayment(payment)) === 'recorded' ? payment.accountId : null;
    };
    /** What a dispute may open again: another card is asked for it. */
    const disputedInvoice = async (accountId: string, { paymentReference, outcome }: DisputeNotice) => {
      const invoiceId = outcome === 'lost' ? invoicePaidBy(await records.of(accountId), paymentReference) : null;
      const invoice = invoiceId === null ? null : await invoices.document(invoiceId);
      return invoice === null || isAboutInvoice(invoice)
        ? null
        : { invoiceId: invoice.invoiceId, invoiceNumber: invoice.number };
    };
    /** What a bank took before there was an invoice, and gives back, may be for the one that was open since. */
    const firstInvoice = async (accountId: string, { paymentReference, outcome }: DisputeNotice) => {
      const order = outcome === 'won' ? firstPageOf(await records.of(accountId), paymentReference)?.order : undefined;
      return order?.kind === 'subscription' ? invoices.firstInvoiceOf(accountId, order.subscriptionId) : null;
    };
    const recordContested = async (notice: DisputeNotice | RefundNotice) => {
      const accountId = await payerOf(notice);
      if (accountId === null) return 'unknown-payment';
      const { noticeId: cause, paymentReference } = notice;
      if (notice.kind === 'dispute') {
        const invoice = await disputedInvoice(accountId, notice);
        const firstInvoiceId = await firstInvoice(accountId, notice);
        await records.recordDispute({ accountId, dispute: notice, invoice, firstInvoiceId, by, cause });
      } else {
        const { refund } = notice;
        const refunds = refund ? [refund] : await orUnavailable(provider.refundsOf(paymentReference));
        await records.recordRefunds({ accountId, paymentReference, refunds, by, cause });
      }
      return 'recorded';
    };
    const recordTold = (notice: ProviderNotice) => {
      switch (notice.kind) {
        case 'payment':
          return recordPayment(notice).finally(() => (notice.checkoutId === null ? undefined : forgetIfErased(notice)));
        case 'card':
          return recordCard(notice).finally(() => forgetIfErased(notice));
        case 'dispute':
        case 'refund':
          return recordContested(notice);
      }
    };
    return async (request) => {
      const notice = await read(request.body, request.headers['stripe-signature']);
      if (notice === null) return { message: 'Das betrifft uns nicht.' };
      const outcome = await recordTold(notice);
      return { message: outcome === 'recorded' ? 'Danke.' : 'Diese Zahlung kennen wir nicht.' };
    };
  },
);
