import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import { REVIEW_STATUS_LABEL } from '@sternklar/contracts/reviews/review-status';
import type { EventCodec } from '@sternklar/event-store/event-codec';
import type { EventStore, StoredEvent } from '@sternklar/event-store/event-store';
import { actorText, type StatusStep, statusStepOf } from '../bundle/status-history.ts';

const AT_ONCE = 2_000;

/** A line for everything that happened to a review, the oldest first, notes included; none for one that never was. */
export const historyLines = async (
  { store, codec }: { readonly store: Pick<EventStore, 'readStream'>; readonly codec: Pick<EventCodec, 'decode'> },
  reviewId: string,
): Promise<readonly string[]> => {
  const stored = await store.readStream(reviewStream(reviewId));
  const decoded = await codec.decode(stored);
  return stored.map((event, index) => lineOf(event, decoded[index]));
};

const lineOf = (stored: StoredEvent, decoded: RecordedEvent | undefined): string => {
  const who = actorText(JSON.parse(stored.metadata).actor);
  return `${stored.recordedAt}  ${who}  ${whatHappened(stored, decoded)}`;
};

const whatHappened = (stored: StoredEvent, decoded: RecordedEvent | undefined): string => {
  const step = statusStepOf(stored);
  if (step) return `${step.from ? `${REVIEW_STATUS_LABEL[step.from]} → ` : ''}${REVIEW_STATUS_LABEL[step.to]}`;
  if (decoded?.type !== 'ReviewNoteAdded') return stored.type;
  const { text } = decoded.data as { readonly text: string | null };
  return `Notiz: ${text ?? '(gelöscht)'}`;
};

/** The last step of every review up to a moment, by the log's own times; the newest first. */
export const statusesAt = async (
  { store }: { readonly store: Pick<EventStore, 'readAll'> },
  time: Date,
): Promise<readonly StatusStep[]> => {
  const until = time.toISOString();
  const latest = new Map<string, StatusStep>();
  for (let after = 0; ; ) {
    const batch = await store.readAll(after, AT_ONCE);
    const newest = batch.at(-1);
    if (!newest) break;
    for (const event of batch) {
      const step = event.recordedAt <= until ? statusStepOf(event) : null;
      if (step) latest.set(step.reviewId, step);
    }
    if (newest.recordedAt > until) break;
    after = newest.position;
  }
  return [...latest.values()].sort((one, other) => (one.at < other.at ? 1 : -1));
};
