import { noticeReminded, SUBSCRIBER_ID } from '@sternklar/contracts/subscriptions/testing/subscription.builders';
import { reactorSpec } from '@sternklar/event-store/testing/reactor-spec';
import { v5 as uuidV5 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { OutboxMail } from '../../platform/outbox.port.ts';
import { noticeReminderMail } from '../mails/subscription-mails.ts';
import { whenNoticeReminderDueThenMailCustomer } from './when-notice-reminder-due-then-mail-customer.ts';

const mailing = reactorSpec<OutboxMail>((enqueue) => whenNoticeReminderDueThenMailCustomer.create({ enqueue }));
const recorded = { id: '0198a000-0000-7000-8000-00000000e003', recordedAt: '2026-12-02T08:00:00.000Z' };
const params = {
  expiresAt: '2027-03-02T09:00:00.000Z',
  noticeUntil: '2027-02-02',
  noticeRecommendedUntil: '2027-01-31',
};

describe('when a reminder is due', () => {
  it('the customer gets one mail with the days that count', async () => {
    await mailing.when({ ...noticeReminded(60), ...recorded }).then({
      id: uuidV5('when-notice-reminder-due-then-mail-customer', recorded.id),
      accountId: SUBSCRIBER_ID,
      template: 'notice-reminder',
      params,
    });
    expect(noticeReminderMail.params.parse(params)).toEqual(params);
  });
});
