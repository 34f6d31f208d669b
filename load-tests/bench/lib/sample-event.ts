import type { EventMetadata } from '@sternklar/contracts/event-envelope';
import { type ReviewEvent, reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { NewEventMetadata } from '@sternklar/event-store/event-codec';
import { v7 } from 'uuid';

const accountId = v7();
const businessId = v7();
const reviewText = 'Sehr schlechter Service, nie wieder. Wir haben über eine Stunde gewartet. '.repeat(2);

/** A stream of its own, in the middle of being written; each contender writes the same events to it. */
export interface SampleStream {
  readonly id: string;
  readonly reviewId: string;
  /** Events it has. */
  version: number;
}

export const newStream = (): SampleStream => {
  const reviewId = v7();
  return { id: reviewStream(reviewId), reviewId, version: 0 };
};

/** Events a stream gets before the writer begins the next one. */
export const EVENTS_PER_STREAM = 5;

/** About 400 characters of data, of which 150 are personal. */
export const sampleEvent = (reviewId: string): Extract<ReviewEvent, { type: 'ReviewSubmitted' }> => ({
  type: 'ReviewSubmitted',
  data: {
    reviewId,
    businessId,
    accountId,
    reviewerName: null,
    rating: 1,
    reviewText,
    reviewUrl: null,
    reason: 'unwahre_tatsache',
    goodFaith: true,
    submittedBy: 'customer',
  },
});

export const sampleMetadata = (): NewEventMetadata => {
  const commandId = v7();
  return {
    accountId,
    actor: { kind: 'account', id: accountId },
    correlationId: v7(),
    causationId: commandId,
    commandId,
  };
};

/** The event as a row, as those without a codec write it: with nothing encrypted. */
export const sampleRow = (reviewId: string): { id: string; type: string; data: string; metadata: string } => {
  const { type, data } = sampleEvent(reviewId);
  const metadata: EventMetadata = { schemaVersion: 1, ...sampleMetadata() };
  return { id: v7(), type, data: JSON.stringify(data), metadata: JSON.stringify(metadata) };
};
