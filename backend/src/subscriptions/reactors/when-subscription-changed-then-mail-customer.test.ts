import type { SubscriptionEvent } from '@sternklar/contracts/subscriptions/subscription.events';
import {
  noticeGiven,
  noticeWithdrawn,
  SUBSCRIBER_ID,
  subscriptionEnded,
  subscriptionRenewed,
  subscriptionStarted,
} from '@sternklar/contracts/subscriptions/testing/subscription.builders';
import { reactorSpec } from '@sternklar/event-store/testing/reactor-spec';
import { v5 as uuidV5 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { OutboxMail } from '../../platform/outbox.port.ts';
import { type SubscriptionChange, subscriptionChangedMail } from '../mails/subscription-mails.ts';
import { whenSubscriptionChangedThenMailCustomer } from './when-subscription-changed-then-mail-customer.ts';

const mailing = reactorSpec<OutboxMail>((enqueue) => whenSubscriptionChangedThenMailCustomer.create({ enqueue }));
const recorded = { id: '0198a000-0000-7000-8000-00000000e001', recordedAt: '2026-07-14T08:00:00.000Z' };
const FIRST_END = '2027-03-02T09:00:00.000Z';
const SECOND_END = '2028-03-02T09:00:00.000Z';

const cases: readonly (readonly [SubscriptionChange, SubscriptionEvent, string])[] = [
  ['started', subscriptionStarted(), FIRST_END],
  ['renewed', subscriptionRenewed({ term: 2, startsAt: FIRST_END, expiresAt: SECOND_END }), SECOND_END],
  ['noticed', noticeGiven(), FIRST_END],
  ['notice-withdrawn', noticeWithdrawn(), FIRST_END],
  ['ended', subscriptionEnded(), FIRST_END],
];

describe('when a subscription changed', () => {
  it.each(cases)('the customer gets one mail: %s', async (change, event, until) => {
    const agreed = change === 'started' ? { accountId: SUBSCRIBER_ID, priceCents: '5900' } : {};
    const arrived = change === 'noticed' ? { receivedOn: '2026-06-01' } : {};
    const params = { change, until, ...agreed, ...arrived };
    await mailing.when({ ...event, ...recorded }).then({
      id: uuidV5('when-subscription-changed-then-mail-customer', recorded.id),
      accountId: SUBSCRIBER_ID,
      template: 'subscription-changed',
      params,
    });
    expect(subscriptionChangedMail.params.parse(params)).toEqual(params);
  });

  it('there is no mail about a notice that ended it in the past: the one about its end says so', async () => {
    await mailing.when({ ...noticeGiven({ endsAt: recorded.recordedAt }), ...recorded }).then();
  });
});
