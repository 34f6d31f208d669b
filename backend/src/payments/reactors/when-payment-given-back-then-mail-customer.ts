import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventOf } from '@sternklar/contracts/event-registry';
import { invoicePaid } from '@sternklar/contracts/payments/payment.events';
import { disputeClosed } from '@sternklar/contracts/payments/unmatched-payment.events';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';
import { paymentGivenBackMail } from '../mails/given-back-mail.ts';

const NAME = 'when-payment-given-back-then-mail-customer';

type GivingEvent = RecordedEvent<EventOf<typeof invoicePaid | typeof disputeClosed>>;

/** The invoice of which something is open no more; null: none was, or there was none yet. */
const invoiceGivenBack = ({ type, data }: GivingEvent): string | null => {
  switch (type) {
    case 'InvoicePaid':
      return data.givenBackBy === undefined ? null : data.invoiceId;
    case 'DisputeClosed':
      return data.givesBack ? data.invoiceId : null;
  }
};

/** Tells the customer that what a mail had called open is paid, since the bank gave the money back after all. */
export const whenPaymentGivenBackThenMailCustomer = reactor(
  { name: NAME, handles: [invoicePaid.type, disputeClosed.type], records: [] },
  ({ enqueue }: Pick<Outbox, 'enqueue'>) => ({
    async react(event) {
      const { id, data } = event as GivingEvent;
      const invoiceId = invoiceGivenBack(event as GivingEvent);
      if (invoiceId === null) return;
      const about = { invoiceId, amountCents: String(data.amountCents) };
      await enqueue({ id: uuidV5(NAME, id), accountId: data.accountId, ...paymentGivenBackMail.with(about) });
    },
  }),
);
