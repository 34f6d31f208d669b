import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { dueDayOf } from '@sternklar/contracts/invoices/due-day';
import { type InvoiceEvent, invoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import type { Reactor } from '@sternklar/event-store/reactor';
import { v5 as uuidV5 } from 'uuid';
import type { Outbox } from '../../mail/outbox.ts';

const NAME = 'when-invoice-issued-then-mail-customer';

/** Tells the customer by mail of each invoice, once; the invoice itself is in their account. */
export const whenInvoiceIssuedThenMailCustomer = (enqueue: Outbox['enqueue']): Reactor => ({
  name: NAME,
  handles: [invoiceIssued.type],
  async react(event) {
    const { id, data } = event as RecordedEvent<InvoiceEvent>;
    const { number, grossCents, startsAt, endsAt, paidBy, issuedAt } = data;
    const dueOn = paidBy === null ? { dueOn: dueDayOf(issuedAt) } : {};
    await enqueue({
      id: uuidV5(NAME, id),
      accountId: data.accountId,
      template: 'invoice-issued',
      params: { number, grossCents: String(grossCents), startsAt, endsAt, ...dueOn },
    });
  },
});
