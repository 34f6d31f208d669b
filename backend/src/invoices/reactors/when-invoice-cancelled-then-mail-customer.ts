import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type InvoiceCancelled, invoiceCancelled } from '@sternklar/contracts/invoices/invoice.events';
import type { Reactor } from '@sternklar/event-store/reactor';
import { v5 as uuidV5 } from 'uuid';
import type { Outbox } from '../../platform/outbox.port.ts';

const NAME = 'when-invoice-cancelled-then-mail-customer';

/** Sends the customer each credit note by mail, once; it is drawn when the mail goes out. */
export const whenInvoiceCancelledThenMailCustomer = (enqueue: Outbox['enqueue']): Reactor => ({
  name: NAME,
  handles: [invoiceCancelled.type],
  async react(event) {
    const { id, data, version } = event as RecordedEvent<{ type: 'InvoiceCancelled'; data: InvoiceCancelled }>;
    const { number, invoiceNumber, reason, grossCents, startsAt, endsAt, paidBy } = data;
    await enqueue({
      id: uuidV5(NAME, id),
      accountId: data.accountId,
      template: 'invoice-cancelled',
      params: {
        number,
        invoiceNumber,
        reason,
        grossCents: String(grossCents),
        startsAt,
        endsAt,
        ...(paidBy === null && { wasOpen: 'yes' }),
        version: String(version),
      },
    });
  },
});
