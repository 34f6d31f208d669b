import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventOf } from '@sternklar/contracts/event-registry';
import { disputeClosed } from '@sternklar/contracts/payments/unmatched-payment.events';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';
import { paymentPartlyTakenBackMail } from '../mails/partly-taken-back-mail.ts';

const NAME = 'when-dispute-closed-then-mail-customer';

/** Tells the customer that the bank took back a part of a payment, which is open; of the whole another mail tells. */
export const whenDisputeClosedThenMailCustomer = reactor(
  { name: NAME, handles: [disputeClosed.type], records: [] },
  ({ enqueue }: Pick<Outbox, 'enqueue'>) => ({
    async react(event) {
      const { id, data } = event as RecordedEvent<EventOf<typeof disputeClosed>>;
      const { invoiceId, accountId, outcome, isForTeam } = data;
      if (outcome !== 'lost' || !isForTeam || invoiceId === null) return;
      await enqueue({ id: uuidV5(NAME, id), accountId, ...paymentPartlyTakenBackMail.with({ invoiceId }) });
    },
  }),
);
