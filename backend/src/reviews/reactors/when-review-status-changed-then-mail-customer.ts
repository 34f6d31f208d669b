import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type ReviewEvent, reviewStatusChanged } from '@sternklar/contracts/reviews/review.events';
import { v5 as uuidV5 } from 'uuid';
import { reactor } from '../../platform/manifest.port.ts';
import type { Outbox } from '../../platform/outbox.port.ts';
import { reviewStatusChangedMail } from '../mails/review-mails.ts';

const NAME = 'when-review-status-changed-then-mail-customer';

type ReviewStatusChanged = RecordedEvent<Extract<ReviewEvent, { type: 'ReviewStatusChanged' }>>;

/** Tells the customer by mail, once for every change. */
export const whenReviewStatusChangedThenMailCustomer = reactor(
  { name: NAME, handles: [reviewStatusChanged.type], records: [] },
  ({ enqueue }: Pick<Outbox, 'enqueue'>) => ({
    async react(event) {
      const { id, recordedAt, data } = event as ReviewStatusChanged;
      await enqueue({
        id: uuidV5(NAME, id),
        accountId: data.accountId,
        ...reviewStatusChangedMail.with({ reviewId: data.reviewId, status: data.to, changedAt: recordedAt }),
      });
    },
  }),
);
