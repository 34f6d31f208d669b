import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventOf } from '@sternklar/contracts/event-registry';
import { invoicePaid } from '@sternklar/contracts/payments/payment.events';
import { disputeClosed } from '@sternklar/contracts/payments/unmatched-payment.events';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';
import { paymentPartlyTakenBackMail } from '../mails/partly-taken-back-mail.ts';

const NAME = 'when-dispute-closed-then-mail-customer';

interface Missing {
  readonly accountId: string;
  readonly invoiceId: string;
}

/** Whose invoice misses a part since then; null: none. */
const missingSinceLost = (closed: EventOf<typeof disputeClosed>['data']): Missing | null => {
  const { accountId, outcome, isForTeam, invoiceId } = closed;
  return outcome === 'lost' && isForTeam && invoiceId !== null ? { accountId, invoiceId } : null;
};
const missingSincePaid = ({ accountId, takenBack, invoiceId }: EventOf<typeof invoicePaid>['data']): Missing | null =>
  takenBack === undefined ? null : { accountId, invoiceId };

/**
 * Tells the customer that the bank took back a part of a payment, which is open, also when that was before there was an invoice; of the
 * whole another mail tells.
 */
export const whenDisputeClosedThenMailCustomer = reactor(
  { name: NAME, handles: [disputeClosed.type, invoicePaid.type], records: [] },
  ({ enqueue }: Pick<Outbox, 'enqueue'>) => ({
    async react(event) {
      const missing =
        event.type === disputeClosed.type
          ? missingSinceLost((event as RecordedEvent<EventOf<typeof disputeClosed>>).data)
          : missingSincePaid((event as RecordedEvent<EventOf<typeof invoicePaid>>).data);
      if (missing === null) return;
      const { accountId, invoiceId } = missing;
      await enqueue({ id: uuidV5(NAME, event.id), accountId, ...paymentPartlyTakenBackMail.with({ invoiceId }) });
    },
  }),
);
