import { OWNER_ID, REVIEW_ID, reviewStatusChanged } from '@sternklar/contracts/reviews/testing/review.builders';
import { reactorSpec } from '@sternklar/event-store/testing/reactor-spec';
import { describe, expect, it } from 'vitest';
import type { OutboxMail } from '../../platform/outbox.port.ts';
import { pushOfChange } from '../pushes/status-push.ts';
import { whenReviewStatusChangedThenPushCustomer } from './when-review-status-changed-then-push-customer.ts';

const id = '0198a000-0000-7000-8000-00000000e001';
const recordedAt = '2026-07-14T08:00:00.000Z';
const changed = { ...reviewStatusChanged({ from: 'eingereicht', to: 'gelöscht' }), id, recordedAt };
const PHONE = '0198a000-0000-7000-8000-00000000d001';
const DESK = '0198a000-0000-7000-8000-00000000d002';

const pushingTo = (devices: readonly string[], statusMailDelayMs: number) =>
  reactorSpec<OutboxMail>((enqueue) =>
    whenReviewStatusChangedThenPushCustomer.create({
      pushes: { devicesOf: async (accountId) => (accountId === OWNER_ID ? devices : []), enqueue },
      statusMailDelayMs,
    }),
  );
const messageTo = (deviceId: string) => ({
  id: pushOfChange(deviceId)(id),
  accountId: OWNER_ID,
  template: 'review-status-changed',
  params: { deviceId, reviewId: REVIEW_ID, status: 'gelöscht' },
});

describe('when a review’s status changed', () => {
  it('each browser of the customer gets one message, with ids and states only', async () => {
    await pushingTo([PHONE, DESK], 0).when(changed).then(messageTo(PHONE), messageTo(DESK));
    expect(messageTo(PHONE).id).not.toBe(messageTo(DESK).id);
  });

  it('nobody gets one who wants none', async () => {
    await pushingTo([], 0).when(changed).then();
  });

  it('it waits as long as the mail, and knows its change', async () => {
    const message = messageTo(PHONE);
    await pushingTo([PHONE], 45_000)
      .when(changed)
      .then({
        ...message,
        params: { ...message.params, changeId: id },
        notBefore: new Date('2026-07-14T08:00:45.000Z'),
      });
  });
});
