import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventOf } from '@sternklar/contracts/event-registry';
import { checkoutRefunded } from '@sternklar/contracts/payments/payment.events';
import { unmatchedPaymentRefunded } from '@sternklar/contracts/payments/unmatched-payment.events';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';
import { paidTwiceMail } from '../mails/paid-twice-mail.ts';

const NAME = 'when-second-payment-refunded-then-mail-customer';

type Refunded = RecordedEvent<EventOf<typeof checkoutRefunded | typeof unmatchedPaymentRefunded>>;

/** Under which it stands before the team: a page by its own. */
const standingIdIn = ({ type, data }: Refunded): string => {
  switch (type) {
    case 'CheckoutRefunded':
      return data.checkoutId;
    case 'UnmatchedPaymentRefunded':
      return data.unmatchedPaymentId;
  }
};

/** Tells the customer that what was paid a second time, on another page or in another way, went back. */
export const whenSecondPaymentRefundedThenMailCustomer = reactor(
  { name: NAME, handles: [checkoutRefunded.type, unmatchedPaymentRefunded.type], records: [] },
  ({ enqueue }: Pick<Outbox, 'enqueue'>) => ({
    async react(event) {
      const refunded = event as Refunded;
      const { id, data } = refunded;
      const about = { unmatchedPaymentId: standingIdIn(refunded), amountCents: String(data.amountCents) };
      await enqueue({ id: uuidV5(NAME, id), accountId: data.accountId, ...paidTwiceMail.with(about) });
    },
  }),
);
