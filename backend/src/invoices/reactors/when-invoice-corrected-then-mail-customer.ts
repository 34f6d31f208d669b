import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type InvoiceCorrected, invoiceCorrected } from '@sternklar/contracts/invoices/invoice.events';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';
import { invoiceCorrectedMail } from '../mails/invoice-mails.ts';

const NAME = 'when-invoice-corrected-then-mail-customer';

/** Sends the customer each correction by mail, once; it is drawn when the mail goes out. */
export const whenInvoiceCorrectedThenMailCustomer = reactor(
  { name: NAME, handles: [invoiceCorrected.type], records: [] },
  ({ enqueue }: Pick<Outbox, 'enqueue'>) => ({
    async react(event) {
      const { id, data, version } = event as RecordedEvent<{ type: 'InvoiceCorrected'; data: InvoiceCorrected }>;
      const { number, invoiceNumber, grossCents, startsAt, endsAt } = data;
      await enqueue({
        id: uuidV5(NAME, id),
        accountId: data.accountId,
        ...invoiceCorrectedMail.with({
          number,
          invoiceNumber,
          grossCents: String(grossCents),
          startsAt,
          endsAt,
          version: String(version),
        }),
      });
    },
  }),
);
