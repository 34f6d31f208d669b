import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type ReviewEvent, reviewStatusChanged } from '@sternklar/contracts/reviews/review.events';
import { reactor } from '../../platform/manifest.port.ts';
import type { Pushes } from '../../platform/push.port.ts';
import { appealStandAfter, saysNothing } from '../mails/decision-on-appeal.ts';
import { pushOfChange, STATUS_PUSH, type StatusPushParams } from '../pushes/status-push.ts';

type ReviewStatusChanged = RecordedEvent<Extract<ReviewEvent, { type: 'ReviewStatusChanged' }>>;

interface Dependencies {
  readonly pushes: Pick<Pushes, 'devicesOf' | 'enqueue'>;
  readonly statusMailDelayMs: number;
}

/** Asks for a message to each browser in which the customer switched that on; it waits exactly as the mail does. */
export const whenReviewStatusChangedThenPushCustomer = reactor(
  { name: 'when-review-status-changed-then-push-customer', handles: [reviewStatusChanged.type], records: [] },
  ({ pushes, statusMailDelayMs }: Dependencies) => ({
    async react(event) {
      const { id, recordedAt, data } = event as ReviewStatusChanged;
      if (saysNothing(data)) return;
      const waits = statusMailDelayMs > 0;
      const appeal = appealStandAfter(data);
      const change = {
        reviewId: data.reviewId,
        status: data.to,
        ...(appeal && { appeal }),
        ...(waits && { changeId: id }),
      };
      const notBefore = new Date(Date.parse(recordedAt) + statusMailDelayMs);
      for (const deviceId of await pushes.devicesOf(data.accountId)) {
        const params: StatusPushParams = { deviceId, ...change };
        await pushes.enqueue({
          id: pushOfChange(deviceId)(id),
          accountId: data.accountId,
          template: STATUS_PUSH,
          params,
          ...(waits && { notBefore }),
        });
      }
    },
  }),
);
