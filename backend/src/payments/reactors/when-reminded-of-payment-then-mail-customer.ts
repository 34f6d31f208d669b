import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import type { EventOf } from '@sternklar/contracts/event-registry';
import { accountInArrears, paymentReminded, requestsSuspended } from '@sternklar/contracts/payments/dunning.events';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';
import { paymentReminderMail, type Reminder } from '../mails/reminder-mail.ts';

const NAME = 'when-reminded-of-payment-then-mail-customer';

const steps = [paymentReminded, accountInArrears, requestsSuspended] as const;
type Step = RecordedEvent<EventOf<(typeof steps)[number]>>;

const toldBy = ({ type, data }: Step): { readonly reminder: Reminder; readonly at: string } => {
  switch (type) {
    case 'PaymentReminded':
      return { reminder: data.step, at: data.remindedAt };
    case 'AccountInArrears':
      return { reminder: 'in-arrears', at: data.since };
    case 'RequestsSuspended':
      return { reminder: 'suspended', at: data.suspendedAt };
  }
};

/** Tells the customer of each step, with all that is overdue. */
export const whenRemindedOfPaymentThenMailCustomer = reactor(
  { name: NAME, handles: steps.map(({ type }) => type), records: [] },
  ({ enqueue }: Pick<Outbox, 'enqueue'>) => ({
    async react(event) {
      const step = event as Step;
      const { accountId, deadlineOn } = step.data;
      const { reminder, at } = toldBy(step);
      const about = { reminder, accountId, remindedOn: dayInGermany(at), ...(deadlineOn && { deadlineOn }) };
      await enqueue({ id: uuidV5(NAME, step.id), accountId, ...paymentReminderMail.with(about) });
    },
  }),
);
