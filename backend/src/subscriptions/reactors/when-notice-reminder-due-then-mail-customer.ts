import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import {
  type SubscriptionEvent,
  subscriptionNoticeReminded,
} from '@sternklar/contracts/subscriptions/subscription.events';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';
import { noticeReminderMail } from '../mails/subscription-mails.ts';

const NAME = 'when-notice-reminder-due-then-mail-customer';

/** Reminds the customer by mail, once for every reminder. */
export const whenNoticeReminderDueThenMailCustomer = reactor(
  { name: NAME, handles: [subscriptionNoticeReminded.type], records: [] },
  ({ enqueue }: Pick<Outbox, 'enqueue'>) => ({
    async react(event) {
      const { id, data } = event as RecordedEvent<Extract<SubscriptionEvent, { type: 'SubscriptionNoticeReminded' }>>;
      const { expiresAt, noticeUntil, noticeRecommendedUntil } = data;
      await enqueue({
        id: uuidV5(NAME, id),
        accountId: data.accountId,
        ...noticeReminderMail.with({ expiresAt, noticeUntil, noticeRecommendedUntil }),
      });
    },
  }),
);
