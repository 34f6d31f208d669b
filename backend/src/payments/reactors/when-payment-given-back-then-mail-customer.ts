import type { EventOf } from '@sternklar/contracts/event-registry';
import { eventsAmong } from '@sternklar/contracts/events-of';
import { invoicePaid } from '@sternklar/contracts/payments/payment.events';
import { disputeClosed } from '@sternklar/contracts/payments/unmatched-payment.events';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';
import { paymentGivenBackMail } from '../mails/given-back-mail.ts';

const NAME = 'when-payment-given-back-then-mail-customer';

const GIVING = [invoicePaid, disputeClosed] as const;
type GivingEvent = EventOf<(typeof GIVING)[number]>;

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
      for (const giving of eventsAmong([event], GIVING)) {
        const { accountId, amountCents } = giving.data;
        const invoiceId = invoiceGivenBack(giving);
        if (invoiceId === null) return;
        const about = { invoiceId, amountCents: String(amountCents) };
        await enqueue({ id: uuidV5(NAME, event.id), accountId, ...paymentGivenBackMail.with(about) });
      }
    },
  }),
);
