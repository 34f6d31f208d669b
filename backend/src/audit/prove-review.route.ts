import { auditProofsSchema } from '@sternklar/contracts/audit/audit-replay.api';
import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import type { EventStore } from '@sternklar/event-store/event-store';
import { NotInLog, type TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import { z } from 'zod';
import { given } from '../platform/example-call.port.ts';
import { notFound } from '../platform/refusal.port.ts';
import { slice } from '../platform/slice.port.ts';
import { base64, checkpointAnswer, nothingSigned, TAG } from './audit-answers.ts';

export interface ProveReviewDeps {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly log: Pick<TransparencyLog, 'latest' | 'keys' | 'inclusion'>;
}

/** More than any review has seen; the ones before them have proofs of their own at /audit/inclusion. */
const MOST_EVENTS = 200;
/** Each asks the database twice. */
const AT_ONCE = 4;
const MISSING = 'Eine Bewertung mit dieser ID gab es nie.';

/** All of one state, so that one signature speaks for all of them. */
export const proveReviewRoute = slice(
  {
    name: 'prove-review',
    call: 'GET /audit/reviews/:id/proofs',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary: `Der Beweis, dass die ersten ${MOST_EVENTS} Ereignisse einer Bewertung im Protokoll stehen`,
    params: z.object({ id: z.uuid() }),
    answers: { 200: auditProofsSchema },
    refusals: { 404: MISSING },
    records: [],
    example: { params: { id: given('review') } },
  },
  ({ store, log }: ProveReviewDeps) => {
    const inclusionOf = async (eventId: string, size: number) => {
      try {
        const { index, leaf, proof } = await log.inclusion(eventId, size);
        return { event_id: eventId, inclusion: { index, leaf, proof: proof.map(base64) } };
      } catch (error) {
        // Recorded a moment ago.
        if (error instanceof NotInLog) return { event_id: eventId, inclusion: null };
        throw error;
      }
    };
    return async ({ params }) => {
      const [events, checkpoint, keys] = await Promise.all([
        store.readStream(reviewStream(params.id), { maxCount: MOST_EVENTS }),
        log.latest(),
        log.keys(),
      ]);
      if (events.length === 0) throw notFound(MISSING);
      if (!checkpoint) throw nothingSigned();
      const proven = [];
      for (let start = 0; start < events.length; start += AT_ONCE) {
        const some = events.slice(start, start + AT_ONCE);
        proven.push(...(await Promise.all(some.map(({ id }) => inclusionOf(id, checkpoint.size)))));
      }
      return { checkpoint: checkpointAnswer(checkpoint, keys), events: proven };
    };
  },
);
