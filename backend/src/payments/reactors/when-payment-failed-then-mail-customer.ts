import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type PaymentEvent, paymentFailed } from '@sternklar/contracts/payments/payment.events';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';
import { paymentFailedMail } from '../mails/payment-mails.ts';

const NAME = 'when-payment-failed-then-mail-customer';

/** Tells the customer that the card did not pay an invoice, when it is asked again, and how to pay otherwise. */
export const whenPaymentFailedThenMailCustomer = reactor(
  { name: NAME, handles: [paymentFailed.type], records: [] },
  ({ enqueue }: Pick<Outbox, 'enqueue'>) => ({
    async react(event) {
      const { id, data } = event as RecordedEvent<Extract<PaymentEvent, { type: 'PaymentFailed' }>>;
      const { invoiceId, accountId, retryAt, failedAt } = data;
      const retryOn = retryAt && { retryOn: dayInGermany(retryAt) };
      await enqueue({
        id: uuidV5(NAME, id),
        accountId,
        ...paymentFailedMail.with({ invoiceId, failedOn: dayInGermany(failedAt), ...retryOn }),
      });
    },
  }),
);
