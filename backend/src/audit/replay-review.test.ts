import type { AuditedReview } from '@sternklar/contracts/audit/audit-replay.api';
import * as build from '@sternklar/contracts/reviews/testing/review.builders';
import { recorded } from '@sternklar/event-store/testing/recorded-event';
import { expect, it } from 'vitest';
import { createBareServer } from '../testing/bare-server.ts';
import { replayReviewRoute } from './replay-review.route.ts';

const SESSION = '00000000-0000-7000-8000-000000000001';
const AUDITOR = { accountId: build.OWNER_ID, email: 'pruefung@beispiel.de', isAdmin: false, isAuditor: true };

/** What is answered for a review with so many events. */
const replayOf = async (count: number): Promise<AuditedReview> => {
  const events = Array.from({ length: count }, (_, index) =>
    recorded(index === 0 ? build.reviewSubmitted() : build.reviewNoteAdded(), { position: index + 1 }),
  );
  const app = await createBareServer({
    sessions: { [SESSION]: { sessionId: SESSION, ...AUDITOR } },
    routes: async (api) =>
      replayReviewRoute.register(api, {
        store: { readStream: async (_stream, options) => events.slice(0, options?.maxCount) as never },
        log: { streamEnd: async () => count },
        reviewsAsOf: { stepsOf: async () => count },
        codec: { decode: async (stored) => stored as never },
        emailsOf: async () => new Map(),
        now: () => new Date('2026-03-02T10:00:00.000Z'),
      }),
  });
  const answer = await app.inject({
    url: `/api/audit/reviews/${build.REVIEW_ID}`,
    headers: { authorization: `Bearer ${app.sessionTokens.sign(SESSION)}` },
  });
  await app.close();
  return answer.json();
};

it('of very many steps the first thousand are shown, and the answer says so', async () => {
  const [whole, cut] = [await replayOf(1_000), await replayOf(1_001)];
  expect([whole.entries.length, whole.entries_cut]).toEqual([1_000, false]);
  expect([cut.entries.length, cut.entries_cut]).toEqual([1_000, true]);
  expect(cut.entries.at(-1)?.version).toBe(1_000);
});
