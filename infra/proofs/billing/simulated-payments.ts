import type { DomainEvent, RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { InvoiceCancelled, InvoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import { type PaymentEvent, paymentStream } from '@sternklar/contracts/payments/payment.events';
import { v5 as uuidV5 } from 'uuid';
import { createRandom } from '../../../backend/src/demo/seeded-random.ts';
import { createPaymentRecords } from '../../../backend/src/payments/payment-records.ts';
import { whenInvoiceCancelledThenPayBack } from '../../../backend/src/payments/reactors/when-invoice-cancelled-then-pay-back.ts';
import { whenInvoiceIssuedThenCollectPayment } from '../../../backend/src/payments/reactors/when-invoice-issued-then-collect-payment.ts';
import { whenPaidTwiceThenPayBack } from '../../../backend/src/payments/reactors/when-paid-twice-then-pay-back.ts';
import { createMemoryCommands } from '../../../backend/src/payments/testing/payments-in-memory.ts';
import { createAgenda } from './agenda.ts';
import { createPlainBooks, type PlainBooks } from './plain-books.ts';
import { createArrears } from './simulated-arrears.ts';
import { type CardPayment, createSimulatedCards, type ToldOfPayments } from './simulated-card-payments.ts';
import type { Told } from './simulated-product.ts';

const SEED = 29;
const MONTH_CENTS = 5_900;
const NET_CENTS = 4_958;
const VAT_CENTS = 942;
const BY = 'the proof';
const FIRST_CARD = 'pm_1';
const METADATA = {
  schemaVersion: 1,
  actor: { kind: 'system', name: BY },
  correlationId: BY,
  causationId: BY,
  commandId: BY,
} as const;

export interface PaidLog {
  /** Everything in the order it was recorded, numbered from 1. */
  readonly events: readonly RecordedEvent[];
  readonly books: PlainBooks;
  /** All the money at the provider in the end. */
  readonly held: number;
  /** What was wrong with the cards that were asked. */
  readonly faults: readonly string[];
}

/** The cards of a log's customers: each month is charged, refused, tried again, disputed and paid back, by the product's own decisions. */
export const payFor = async (log: readonly Told[], until: Date): Promise<PaidLog> => {
  let time = 0;
  const now = () => new Date(time);
  const { next: random } = createRandom(SEED);
  const books = createPlainBooks();
  const agenda = createAgenda(now, (moment) => {
    time = moment;
  });
  const events: RecordedEvent[] = [];
  const queue: RecordedEvent[] = [];
  const pages = new Map<string, CardPayment>();
  const issued = new Map<string, InvoiceIssued>();
  const issuedTo = new Map<string, InvoiceIssued[]>();
  const cancelled = new Set<string>();

  const note = (event: RecordedEvent): void => {
    const placed = { ...event, position: events.length + 1 };
    events.push(placed);
    queue.push(placed);
  };
  const open = (accountId: string) => {
    const noted = (event: PaymentEvent) =>
      note({
        ...(event as DomainEvent),
        id: uuidV5(`${events.length}`, accountId),
        streamId: paymentStream(accountId),
        version: 0,
        position: 0,
        recordedAt: now().toISOString(),
        metadata: { ...METADATA, accountId },
      });
    const { commands } = createMemoryCommands(noted);
    const records = createPaymentRecords({ commands, provider: 'stripe', now, troubleSpanMs: 0 });
    const deps = { provider: cards.provider, records };
    const reactors = [whenInvoiceIssuedThenCollectPayment, whenInvoiceCancelledThenPayBack, whenPaidTwiceThenPayBack];
    return { commands, records, reactors: reactors.map((reactor) => reactor.create(deps)) };
  };
  const accounts = new Map<string, ReturnType<typeof open>>();
  const accountOf = (accountId: string) => {
    const known = accounts.get(accountId) ?? open(accountId);
    accounts.set(accountId, known);
    return known;
  };

  const noticeOf = ({ accountId, cents, reference }: CardPayment) => ({
    outcome: 'paid' as const,
    accountId,
    amountCents: cents,
    paymentReference: reference,
    reason: '',
    isFinal: false,
  });
  const tell: ToldOfPayments = {
    async paid(payment, invoiceId, attempt) {
      const references = { checkoutId: null, customerReference: null, cardReference: null };
      await accountOf(payment.accountId).records.record({
        notice: { ...noticeOf(payment), ...references, invoiceId, attempt },
        invoice: { grossCents: MONTH_CENTS, isPaidOtherwise: false },
        by: BY,
        cause: payment.reference,
      });
    },
    disputed: async (accountId, dispute) =>
      accountOf(accountId).records.recordDispute({
        accountId,
        dispute,
        invoice: await settledBy(accountId, dispute.paymentReference),
        firstInvoiceId: null,
        by: BY,
        cause: `${dispute.disputeReference}/${dispute.outcome}`,
      }),
    refunded: ({ accountId, reference: paymentReference }, refund) =>
      accountOf(accountId).records.recordRefunds({
        accountId,
        paymentReference,
        refunds: [refund],
        by: BY,
        cause: `${refund.refundReference}/${refund.isFailed}`,
      }),
    async cardEntered(accountId, cardReference) {
      const { commands, records } = accountOf(accountId);
      const cardPageId = uuidV5(cardReference, accountId);
      const opened = { cardPageId, accountId, provider: 'stripe', openedAt: now().toISOString() } as const;
      await commands.handle({
        decide: (): readonly PaymentEvent[] => [{ type: 'CardPageOpened', data: opened }],
        context: { commandId: cardPageId },
      } as never);
      const notice = { cardPageId, accountId, customerReference: 'cus_1', cardReference };
      await records.changeCard({ notice, open: await openOf(accountId), by: BY, cause: cardReference });
    },
  };
  const settledBy = async (accountId: string, paymentReference: string) => {
    const { paidInvoices } = await accountOf(accountId).records.of(accountId);
    const paid = (issuedTo.get(accountId) ?? []).find(
      ({ invoiceId }) => paidInvoices.get(invoiceId) === paymentReference,
    );
    return paid ? { invoiceId: paid.invoiceId, invoiceNumber: paid.number } : null;
  };
  const owedBy = async (accountId: string): Promise<readonly InvoiceIssued[]> => {
    const { paidInvoices } = await accountOf(accountId).records.of(accountId);
    return (issuedTo.get(accountId) ?? []).filter(
      ({ invoiceId }) => !cancelled.has(invoiceId) && !paidInvoices.has(invoiceId) && !arrears.isBooked(invoiceId),
    );
  };
  const openOf = async (accountId: string) =>
    (await owedBy(accountId)).map(({ invoiceId, number, issuedAt }) => {
      return { invoiceId, invoiceNumber: number, amountCents: MONTH_CENTS, issuedAt };
    });
  const cards = createSimulatedCards({ now, random, books, later: agenda.later, tell });
  const { isUnderWay } = cards;
  const arrears = createArrears({ now, random, books, later: agenda.later, accountOf, openOf: owedBy, isUnderWay });

  /** Whoever subscribes pays the first month on a page. */
  const payPage = async ({ accountId, subscriptionId }: { accountId: string; subscriptionId: string }) => {
    const { commands, records } = accountOf(accountId);
    const checkoutId = uuidV5('page', subscriptionId);
    const payment = cards.payPage(accountId, MONTH_CENTS, FIRST_CARD);
    const order = { kind: 'subscription', subscriptionId } as const;
    const page = { checkoutId, accountId, provider: 'stripe', order, amountCents: MONTH_CENTS } as const;
    const opened = { ...page, openedAt: now().toISOString(), companyName: null, billingDetails: null };
    await commands.handle({
      decide: (): readonly PaymentEvent[] => [{ type: 'CheckoutOpened', data: opened }],
      context: { commandId: checkoutId },
    } as never);
    const references = { customerReference: 'cus_1', cardReference: FIRST_CARD };
    await records.record({
      notice: { ...noticeOf(payment), ...references, checkoutId, invoiceId: null, attempt: 1 },
      invoice: null,
      by: BY,
      cause: payment.reference,
    });
    pages.set(subscriptionId, payment);
  };
  const bookDocument = (kind: 'invoice' | 'credit-note', number: string) => {
    const [debit, credit] =
      kind === 'invoice' ? (['receivables', 'revenue'] as const) : (['revenue', 'receivables'] as const);
    books.move({ at: now(), kind, debit, credit, cents: NET_CENTS + VAT_CENTS, number, vatCents: VAT_CENTS });
  };
  const bookCorrection = (number: string) =>
    books.move({
      at: now(),
      kind: 'correction',
      debit: 'receivables',
      credit: 'revenue',
      cents: 0,
      number,
      vatCents: 0,
    });
  const retry = async ({ invoiceId, accountId }: { invoiceId: string; accountId: string }, dueAt: string) => {
    const invoice = {
      invoiceId,
      accountId,
      invoiceNumber: issued.get(invoiceId)?.number ?? '',
      amountCents: MONTH_CENTS,
    };
    await accountOf(accountId).records.retry({ ...invoice, dueAt, by: BY });
  };
  const refused = (failed: Extract<PaymentEvent, { type: 'PaymentFailed' }>['data']): void => {
    const { accountId, reason, retryAt } = failed;
    if (reason === 'no-card') cards.toldOfNoCard(accountId);
    if (retryAt) agenda.later(Date.parse(retryAt) - time, () => retry(failed, retryAt));
  };
  const drain = async (): Promise<void> => {
    for (let event = queue.shift(); event !== undefined; event = queue.shift()) {
      arrears.follow(event as unknown as PaymentEvent);
      const { type, data } = event as unknown as PaymentEvent;
      if (type === 'PaymentFailed') refused(data);
      for (const { handles, react } of accountOf((event.data as { accountId: string }).accountId).reactors)
        if (handles.includes(event.type)) await react(event);
    }
  };
  const issue = (invoice: InvoiceIssued): void => {
    const { invoiceId, number, month, subscriptionId } = invoice;
    issued.set(invoiceId, invoice);
    issuedTo.set(invoice.accountId, [...(issuedTo.get(invoice.accountId) ?? []), invoice]);
    bookDocument('invoice', number);
    const page = month === 1 ? pages.get(subscriptionId) : undefined;
    if (page) cards.usePage(page, invoiceId);
  };
  const takeBack = ({ invoiceId, number }: InvoiceCancelled): void => {
    cancelled.add(invoiceId);
    bookDocument('credit-note', number);
    const invoice = issued.get(invoiceId);
    if (invoice) arrears.cancelled(invoice);
  };
  for (const event of log) {
    await agenda.until(Date.parse(event.recordedAt), drain);
    if (event.type === 'SubscriptionStarted') await payPage(event.data);
    if (event.type === 'InvoiceIssued') issue(event.data);
    if (event.type === 'InvoiceCorrected') bookCorrection(event.data.number);
    if (event.type === 'InvoiceCancelled') takeBack(event.data as InvoiceCancelled);
    note(event);
    await drain();
  }
  await agenda.until(until.getTime(), drain);
  return { events, books, held: cards.held(), faults: cards.faults() };
};
