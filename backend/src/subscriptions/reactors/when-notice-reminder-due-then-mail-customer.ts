import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import {
  type SubscriptionEvent,
  subscriptionNoticeReminded,
} from '@sternklar/contracts/subscriptions/subscription.events';
import type { Reactor } from '@sternklar/event-store/reactor';
import { v5 as uuidV5 } from 'uuid';
import type { Outbox } from '../../platform/outbox.port.ts';

const NAME = 'when-notice-reminder-due-then-mail-customer';

/** Reminds the customer by mail, once for every reminder. */
export const whenNoticeReminderDueThenMailCustomer = (enqueue: Outbox['enqueue']): Reactor => ({
  name: NAME,
  handles: [subscriptionNoticeReminded.type],
  async react(event) {
    const { id, data } = event as RecordedEvent<Extract<SubscriptionEvent, { type: 'SubscriptionNoticeReminded' }>>;
    const { expiresAt, noticeUntil, noticeRecommendedUntil } = data;
    await enqueue({
      id: uuidV5(NAME, id),
      accountId: data.accountId,
      template: 'notice-reminder',
      params: { expiresAt, noticeUntil, noticeRecommendedUntil },
    });
  },
});
