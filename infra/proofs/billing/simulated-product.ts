import { eventRegistry } from '@sternklar/contracts/event-definitions';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { InvoiceEvent } from '@sternklar/contracts/invoices/invoice.events';
import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import { type CommandHandler, createCommandHandler } from '@sternklar/event-store/command-handler';
import { isRejection } from '@sternklar/event-store/decider';
import { createInMemoryEventStore } from '@sternklar/event-store/in-memory/in-memory-event-store';
import { createEventCodec } from '@sternklar/event-store/personal-data/event-codec';
import { createInMemorySubjectKeys } from '@sternklar/event-store/personal-data/subject-keys';
import { cancelLaterInvoicesJob } from '../../../backend/src/invoices/cancel-later-invoices.job.ts';
import { createCancelling } from '../../../backend/src/invoices/cancelling.ts';
import { createInvoicing } from '../../../backend/src/invoices/invoicing.ts';
import { issueDueInvoices } from '../../../backend/src/invoices/issue-due-invoices.job.ts';
import { carryOnSubscriptions } from '../../../backend/src/subscriptions/carry-on.job.ts';
import { remindOfNoticeJob } from '../../../backend/src/subscriptions/remind-of-notice.job.ts';
import { createSimulatedBooks } from './simulated-books.ts';

export type Told = RecordedEvent<SubscriptionEvent | InvoiceEvent>;

export interface SimulatedProduct {
  readonly commands: Pick<CommandHandler, 'handle'>;
  /** All that was recorded so far. */
  readonly log: readonly Told[];
  /** What a scheduler does until nothing is due. */
  runJobs(): Promise<void>;
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
    codec: createEventCodec({ registry: eventRegistry, keys: createInMemorySubjectKeys() }),
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
  const billing = { ...common, invoices: books.invoices, seller: SELLER, paidBy: null };
  const jobs = [
    carryOnSubscriptions({ ...common, subscriptions: books.subscriptions }),
    remindOfNoticeJob({ ...common, subscriptions: books.subscriptions }),
    issueDueInvoices({ ...billing, issueFor: createInvoicing(billing) }),
    cancelLaterInvoicesJob({ ...billing, cancelLater: createCancelling(billing) }),
  ];
  return {
    commands,
    log,
    async runJobs() {
      for (const { run } of jobs) for (let done = PORTION; done === PORTION; ) done = await run(PORTION);
    },
  };
};
