import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { INVOICE_STREAM, type InvoiceEvent, type InvoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { type CommandHandler, createCommandHandler } from '@sternklar/event-store/command-handler';
import { type Decision, isRejection } from '@sternklar/event-store/decider';
import { createInMemoryEventStore } from '@sternklar/event-store/in-memory/in-memory-event-store';
import { cancelInvoice } from '../../../backend/src/invoices/cancel-invoices/cancel-invoices.ts';
import { cancelLaterInvoicesJob } from '../../../backend/src/invoices/cancel-later-invoices.job.ts';
import { createCancelling } from '../../../backend/src/invoices/cancelling.ts';
import { correctInvoice } from '../../../backend/src/invoices/correct-invoice/correct-invoice.ts';
import { type InvoicesState, invoicesAmong, knownInvoices } from '../../../backend/src/invoices/invoices.ts';
import { contextOf, createInvoicing } from '../../../backend/src/invoices/invoicing.ts';
import { issueDueInvoices } from '../../../backend/src/invoices/issue-due-invoices.job.ts';
import { whenSubscriptionEndedThenCancelLaterInvoices } from '../../../backend/src/invoices/reactors/when-subscription-ended-then-cancel-later-invoices.ts';
import { whenSubscriptionStartedThenIssueFirstInvoice } from '../../../backend/src/invoices/reactors/when-subscription-started-then-issue-first-invoice.ts';
import { carryOnSubscriptions } from '../../../backend/src/subscriptions/carry-on-subscriptions.job.ts';
import { remindOfNoticeJob } from '../../../backend/src/subscriptions/remind-of-notice.job.ts';
import { plainCodec } from './plain-codec.ts';
import { createSimulatedBooks } from './simulated-books.ts';

export type Told = RecordedEvent<SubscriptionEvent | InvoiceEvent>;

export interface SimulatedProduct {
  readonly commands: Pick<CommandHandler, 'handle'>;
  /** All that was recorded so far. */
  readonly log: readonly Told[];
  /** What a scheduler does until nothing is due. */
  runJobs(): Promise<void>;
  /** What the reactors do about everything that was recorded since they ran last. */
  runReactors(): Promise<void>;
  /** An admin takes an invoice back. */
  cancelByHand(invoice: InvoiceIssued): Promise<void>;
  /** An admin corrects to whom an invoice goes. */
  correct(invoice: InvoiceIssued, recipient: string): Promise<void>;
}

const PORTION = 100;
const SELLER = {
  name: 'Sternklar Beispiel GmbH',
  street: null,
  postalCode: null,
  town: 'Bad Kreuznach',
  country: 'Deutschland',
  email: null,
  register: null,
  vatId: null,
};

/** The product's own jobs and decisions, on a log in memory. */
export const createSimulatedProduct = (clock: {
  readonly now: () => Date;
  readonly nextId: () => string;
}): SimulatedProduct => {
  const { now, nextId } = clock;
  const log: Told[] = [];
  const books = createSimulatedBooks();
  const { handle } = createCommandHandler({
    store: createInMemoryEventStore({ now }),
    codec: plainCodec,
    nextId,
  });
  const commands: Pick<CommandHandler, 'handle'> = {
    async handle(options) {
      const handled = await handle(options);
      if (isRejection(handled)) return handled;
      for (const event of handled.events as unknown as readonly Told[]) {
        log.push(event);
        books.tell(event);
      }
      return handled;
    },
  };
  const common = { ...clock, commands, logger: { warn: console.error } };
  const billing = { ...common, invoices: books.invoices, seller: SELLER, paidBy: null, isPaidAhead: async () => false };
  const issueFor = createInvoicing(billing);
  const cancelLater = createCancelling(billing);
  const jobs = [
    carryOnSubscriptions.create({ ...common, subscriptions: books.subscriptions }),
    remindOfNoticeJob.create({ ...common, subscriptions: books.subscriptions }),
    issueDueInvoices.create({ ...billing, issueFor }),
    cancelLaterInvoicesJob.create({ ...billing, cancelLater }),
  ];
  const mayActByClock = async () => true;
  const reactors = [
    whenSubscriptionStartedThenIssueFirstInvoice.create({ issueFor, mayActByClock }),
    whenSubscriptionEndedThenCancelLaterInvoices.create({ cancelLater, mayActByClock }),
  ];
  let reactedTo = 0;
  const byAdmin = async (
    { invoiceId, accountId }: InvoiceIssued,
    decide: (state: InvoicesState) => Decision<InvoiceEvent, string>,
  ): Promise<void> => {
    await commands.handle<InvoicesState, InvoiceEvent, string>({
      streamType: invoicesAmong(new Set([invoiceId])),
      streamId: INVOICE_STREAM,
      knownUntil: await knownInvoices(books.invoices, [invoiceId]),
      decide,
      context: contextOf('an admin', accountId, nextId()),
    });
  };
  const bySeller = () => ({ seller: SELLER, now: now() });
  return {
    commands,
    log,
    async runJobs() {
      for (const { run } of jobs) for (let done = PORTION; done === PORTION; ) done = await run(PORTION);
    },
    async runReactors() {
      for (; reactedTo < log.length; reactedTo += 1) {
        const event = log[reactedTo];
        if (!event) continue;
        for (const { handles, react } of reactors) if (handles.includes(event.type)) await react(event);
      }
    },
    cancelByHand: (invoice) =>
      byAdmin(invoice, (state) => cancelInvoice(state, { invoice, note: 'Auf Wunsch.', ...bySeller() })),
    correct: (invoice, recipient) =>
      byAdmin(invoice, (state) => correctInvoice(state, { invoice, recipient, buyer: null, ...bySeller() })),
  };
};
