import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { dueDayOf } from '@sternklar/contracts/invoices/due-day';
import { type InvoiceIssued, invoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';
import { invoiceIssuedMail } from '../mails/invoice-mails.ts';
import { wasPaid } from '../pdf/invoice-words.ts';

const NAME = 'when-invoice-issued-then-mail-customer';

/** Sends the customer each invoice by mail, once; it is drawn when the mail goes out. */
export const whenInvoiceIssuedThenMailCustomer = reactor(
  { name: NAME, handles: [invoiceIssued.type], records: [] },
  ({ enqueue }: Pick<Outbox, 'enqueue'>) => ({
    async react(event) {
      const { id, data, version } = event as RecordedEvent<{ type: 'InvoiceIssued'; data: InvoiceIssued }>;
      const { number, grossCents, startsAt, endsAt, isPrepaid, issuedAt } = data;
      await enqueue({
        id: uuidV5(NAME, id),
        accountId: data.accountId,
        ...invoiceIssuedMail.with({
          number,
          grossCents: String(grossCents),
          startsAt,
          endsAt,
          ...(isPrepaid && { isPrepaid: 'yes' as const }),
          ...(!wasPaid(data) && { dueOn: dueDayOf(issuedAt) }),
          version: String(version),
        }),
      });
    },
  }),
);
