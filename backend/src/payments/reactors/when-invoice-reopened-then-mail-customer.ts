import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { invoiceReopened, type PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';
import { paymentTakenBackMail } from '../mails/payment-mails.ts';

const NAME = 'when-invoice-reopened-then-mail-customer';

/** Tells the customer that the bank took a payment back and its invoice is open again, days before any reminder. */
export const whenInvoiceReopenedThenMailCustomer = reactor(
  { name: NAME, handles: [invoiceReopened.type], records: [] },
  ({ enqueue }: Pick<Outbox, 'enqueue'>) => ({
    async react(event) {
      const { id, data } = event as RecordedEvent<Extract<PaymentEvent, { type: 'InvoiceReopened' }>>;
      const { invoiceId, accountId, reopenedAt } = data;
      const about = { invoiceId, reopenedOn: dayInGermany(reopenedAt) };
      await enqueue({ id: uuidV5(NAME, id), accountId, ...paymentTakenBackMail.with(about) });
    },
  }),
);
