import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { EventStore, StoredEvent } from '@sternklar/event-store/event-store';
import {
  type Inclusion,
  NotInLog,
  type SignedCheckpoint,
  type TransparencyLog,
} from '@sternklar/event-store/transparency/transparency-log';
import { notFound } from '../platform/refusal.port.ts';
import { nothingSigned } from './audit-answers.ts';
import { type CountedStepsDeps, countedSteps, torn } from './counted-steps.ts';

export interface ReviewProofsDeps extends CountedStepsDeps {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly log: Pick<TransparencyLog, 'latest' | 'keys' | 'inclusion' | 'streamEnd'>;
}

/** More than any review has seen; the ones before them have proofs of their own at /audit/inclusion. */
export const MOST_PROVEN_EVENTS = 200;
export const NO_SUCH_REVIEW = 'Eine Bewertung mit dieser ID gab es nie.';
/** Each asks the database twice. */
const AT_ONCE = 4;

export interface ReviewProofs {
  readonly checkpoint: SignedCheckpoint;
  readonly keys: Awaited<ReturnType<TransparencyLog['keys']>>;
  /** No inclusion where it was recorded a moment ago. */
  readonly events: readonly { readonly event: StoredEvent; readonly inclusion: Inclusion | null }[];
  /** How many there have been after these that are gone. */
  readonly missing: number;
}

/** A review's first events, all proven against one state, so that one signature speaks for all of them. */
export const createReviewProofs = ({ store, log, reviewsAsOf }: ReviewProofsDeps) => {
  const inclusionOf = async (eventId: string, size: number): Promise<Inclusion | null> => {
    try {
      return await log.inclusion(eventId, size);
    } catch (error) {
      if (error instanceof NotInLog) return null;
      throw error;
    }
  };
  return async (reviewId: string): Promise<ReviewProofs> => {
    const counted = await countedSteps({ log, reviewsAsOf }, reviewId);
    const [stored, checkpoint, keys] = await Promise.all([
      store.readStream(reviewStream(reviewId), { maxCount: MOST_PROVEN_EVENTS }),
      log.latest(),
      log.keys(),
    ]);
    if (stored.length === 0) throw counted > 0 ? torn() : notFound(NO_SUCH_REVIEW);
    if (!checkpoint) throw nothingSigned();
    const events: ReviewProofs['events'][number][] = [];
    for (let start = 0; start < stored.length; start += AT_ONCE) {
      const some = stored.slice(start, start + AT_ONCE);
      const proven = some.map(async (event) => ({ event, inclusion: await inclusionOf(event.id, checkpoint.size) }));
      events.push(...(await Promise.all(proven)));
    }
    const isCut = stored.length === MOST_PROVEN_EVENTS;
    const missing = isCut ? 0 : Math.max(0, counted - (stored.at(-1)?.version ?? 0));
    return { checkpoint, keys, events, missing };
  };
};
