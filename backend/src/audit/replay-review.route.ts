import { auditedReviewSchema } from '@sternklar/contracts/audit/audit-replay.api';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type ReviewEvent, reviewStream } from '@sternklar/contracts/reviews/review.events';
import { actorIdOf, historyEntryOf } from '@sternklar/contracts/reviews/review-history';
import type { EventCodec } from '@sternklar/event-store/event-codec';
import type { EventStore } from '@sternklar/event-store/event-store';
import { z } from 'zod';
import { type EmailsOf, withActorEmails } from '../platform/actor-emails.port.ts';
import { given } from '../platform/example-call.port.ts';
import { notFound } from '../platform/refusal.port.ts';
import { slice } from '../platform/slice.port.ts';
import { TAG } from './audit-answers.ts';
import { type CountedStepsDeps, countedSteps, TORN, torn } from './counted-steps.ts';
import { reviewWordsIn, reviewWordsOf } from './review-words.ts';

export interface ReplayReviewDeps extends CountedStepsDeps {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly codec: Pick<EventCodec, 'decode'>;
  readonly emailsOf: EmailsOf;
  readonly now: () => Date;
}

const MOST_EVENTS = 1_000;
const MISSING = 'Eine Bewertung mit dieser ID gab es nie.';

const entryOf = (event: RecordedEvent<ReviewEvent>) => ({
  ...historyEntryOf(event),
  event_id: event.id,
  version: event.version,
  actor_id: actorIdOf(event),
});

/** From the log itself, not from a read model: what is shown is what the proofs are about. */
export const replayReviewRoute = slice(
  {
    name: 'replay-review',
    call: 'GET /audit/reviews/:id',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary: 'Was mit einer Bewertung geschah, aus dem Protokoll gelesen, das Älteste zuerst',
    params: z.object({ id: z.uuid() }),
    answers: { 200: auditedReviewSchema },
    refusals: { 404: MISSING, 409: TORN },
    records: [],
    example: { params: { id: given('review') } },
  },
  ({ store, codec, emailsOf, now, ...counts }: ReplayReviewDeps) =>
    async ({ params }) => {
      const counted = await countedSteps(counts, params.id);
      const found = await store.readStream(reviewStream(params.id), { maxCount: MOST_EVENTS + 1 });
      const stored = found.slice(0, MOST_EVENTS);
      const events = (await codec.decode(stored)) as readonly RecordedEvent<ReviewEvent>[];
      const [submitted] = events;
      if (submitted?.type !== 'ReviewSubmitted') throw counted > 0 || submitted ? torn() : notFound(MISSING);
      const { accountId, businessId } = submitted.data;
      const words = reviewWordsIn(events);
      const { at: _from, ...newest } = words.at(-1) ?? reviewWordsOf(submitted);
      const [emails, entries] = await Promise.all([
        emailsOf([accountId]),
        withActorEmails(events.map(entryOf), emailsOf),
      ]);
      return {
        id: params.id,
        user_id: accountId,
        user_email: emails.get(accountId) ?? '',
        business_id: businessId,
        ...newest,
        words: [...words],
        entries,
        entries_cut: found.length > stored.length,
        entries_missing: found.length > stored.length ? 0 : Math.max(0, counted - (events.at(-1)?.version ?? 0)),
        read_at: now().toISOString(),
      };
    },
);
