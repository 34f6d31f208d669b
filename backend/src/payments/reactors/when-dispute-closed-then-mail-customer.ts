import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventOf } from '@sternklar/contracts/event-registry';
import { invoicePaid } from '@sternklar/contracts/payments/payment.events';
import { disputeClosed } from '@sternklar/contracts/payments/unmatched-payment.events';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';
import { paymentPartlyTakenBackMail } from '../mails/partly-taken-back-mail.ts';

const NAME = 'when-dispute-closed-then-mail-customer';

/** At which invoice a part is missing since then; null: at none. */
const invoiceMissing = ({ type, data }: EventOf<typeof disputeClosed | typeof invoicePaid>): string | null => {
  switch (type) {
    case 'DisputeClosed':
      return data.outcome === 'lost' && data.isForTeam ? data.invoiceId : null;
    case 'InvoicePaid':
      return data.takenBack === undefined ? null : data.invoiceId;
  }
};

/**
 * Tells the customer that the bank took back a part of a payment, which is open, also when that was before there was an invoice; of the
 * whole another mail tells.
 */
export const whenDisputeClosedThenMailCustomer = reactor(
  { name: NAME, handles: [disputeClosed.type, invoicePaid.type], records: [] },
  ({ enqueue }: Pick<Outbox, 'enqueue'>) => ({
    async react(event) {
      const taken = event as RecordedEvent<EventOf<typeof disputeClosed | typeof invoicePaid>>;
      const invoiceId = invoiceMissing(taken);
      if (invoiceId === null) return;
      const { accountId } = taken.data;
      await enqueue({ id: uuidV5(NAME, taken.id), accountId, ...paymentPartlyTakenBackMail.with({ invoiceId }) });
    },
  }),
);
