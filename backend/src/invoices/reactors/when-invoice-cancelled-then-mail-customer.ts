import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type InvoiceCancelled, invoiceCancelled } from '@sternklar/contracts/invoices/invoice.events';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';
import { invoiceCancelledMail } from '../mails/invoice-mails.ts';

const NAME = 'when-invoice-cancelled-then-mail-customer';

/** Sends the customer each credit note by mail, once; it is drawn when the mail goes out. */
export const whenInvoiceCancelledThenMailCustomer = reactor(
  { name: NAME, handles: [invoiceCancelled.type], records: [] },
  ({ enqueue }: Pick<Outbox, 'enqueue'>) => ({
    async react(event) {
      const { id, data, version } = event as RecordedEvent<{ type: 'InvoiceCancelled'; data: InvoiceCancelled }>;
      const { number, invoiceNumber, reason, grossCents, startsAt, endsAt, paidBy } = data;
      await enqueue({
        id: uuidV5(NAME, id),
        accountId: data.accountId,
        ...invoiceCancelledMail.with({
          number,
          invoiceNumber,
          reason,
          grossCents: String(grossCents),
          startsAt,
          endsAt,
          ...(paidBy === null && { wasOpen: 'yes' }),
          version: String(version),
        }),
      });
    },
  }),
);
