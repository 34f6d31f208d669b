import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type ReviewEvent, reviewStatusChanged } from '@sternklar/contracts/reviews/review.events';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';
import { appealStandAfter, saysNothing } from '../mails/decision-on-appeal.ts';
import { reviewStatusChangedMail } from '../mails/review-mails.ts';
import { mailOfChange } from '../mails/status-change-to-tell.ts';

type ReviewStatusChanged = RecordedEvent<Extract<ReviewEvent, { type: 'ReviewStatusChanged' }>>;

interface Dependencies extends Pick<Outbox, 'enqueue'> {
  readonly statusMailDelayMs: number;
}

/**
 * Asks for a mail to the customer, for a little later: what is taken back until then is told to nobody, and of several
 * changes only the last one is. Without a delay each change has its mail at once.
 */
export const whenReviewStatusChangedThenMailCustomer = reactor(
  { name: 'when-review-status-changed-then-mail-customer', handles: [reviewStatusChanged.type], records: [] },
  ({ enqueue, statusMailDelayMs }: Dependencies) => ({
    async react(event) {
      const { id, recordedAt, data } = event as ReviewStatusChanged;
      if (saysNothing(data)) return;
      const appeal = appealStandAfter(data);
      const change = {
        reviewId: data.reviewId,
        status: data.to,
        changedAt: recordedAt,
        // That an appeal is open again says already that something was taken back.
        ...(appeal ? { appeal } : data.restores && { takesBack: true as const }),
      };
      const waits = statusMailDelayMs > 0;
      await enqueue({
        id: mailOfChange(id),
        accountId: data.accountId,
        ...reviewStatusChangedMail.with(waits ? { ...change, changeId: id } : change),
        ...(waits && { notBefore: new Date(Date.parse(recordedAt) + statusMailDelayMs) }),
      });
    },
  }),
);
