import {
  noticeGiven,
  SUBSCRIBER_ID,
  SUBSCRIPTION_ID,
  subscriptionStarted,
} from '@sternklar/contracts/subscriptions/testing/subscription.builders';
import { deciderSpec } from '@sternklar/event-store/testing/decider-spec';
import { describe, it } from 'vitest';
import { subscriptionStreamType } from '../subscription.ts';
import { endWithAccount } from './end-with-account.ts';

const spec = deciderSpec(subscriptionStreamType);
const ended = {
  type: 'SubscriptionEnded' as const,
  data: { subscriptionId: SUBSCRIPTION_ID, accountId: SUBSCRIBER_ID, endedAt: '2026-03-02T09:00:00.000Z' },
};

describe('ending a subscription whose account was erased as it began', () => {
  it('takes it back from its first moment on', () => {
    spec
      .given(subscriptionStarted({ startedAt: '2026-03-02T09:00:00.000Z' }))
      .when(endWithAccount)
      .then(ended);
  });

  it('ends one that is over by its notice when it should have ended, so that nothing that was billed is taken back', () => {
    const endsAt = '2027-03-02T09:00:00.000Z';
    spec
      .given(subscriptionStarted({ startedAt: '2026-03-02T09:00:00.000Z' }), noticeGiven({ endsAt }))
      .when(endWithAccount)
      .then({ ...ended, data: { ...ended.data, endedAt: endsAt } });
  });

  it('changes nothing where none runs, nor a second time', () => {
    spec.given().when(endWithAccount).thenNothing();
    spec.given(subscriptionStarted(), ended).when(endWithAccount).thenNothing();
  });
});
