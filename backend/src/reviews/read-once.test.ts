import { eventRegistry } from '@sternklar/contracts/event-definitions';
import { reviewStream } from '@sternklar/contracts/reviews/review.events';
import { OWNER_ID, REVIEW_ID, reviewSubmitted } from '@sternklar/contracts/reviews/testing/review.builders';
import { createCommandHandler } from '@sternklar/event-store/command-handler';
import { createInMemoryEventStore } from '@sternklar/event-store/in-memory/in-memory-event-store';
import { createEventCodec } from '@sternklar/event-store/personal-data/event-codec';
import { createInMemorySubjectKeys } from '@sternklar/event-store/personal-data/subject-keys';
import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRequestKit } from '../platform/http/request-kit.ts';
import { type ApiCalls, apiCalls } from '../testing/api-calls.ts';
import { createBareServer } from '../testing/bare-server.ts';
import { addReviewNoteRoute } from './add-review-note/add-review-note.route.ts';
import { changeReviewStatusRoute } from './change-review-status/change-review-status.route.ts';
import { changeReviewStatusesRoute } from './change-review-statuses/change-review-statuses.route.ts';
import { reviewStreamType } from './review.ts';

const ADMIN = '01968a10-0000-7000-8000-000000000002';

describe('a review', () => {
  const store = createInMemoryEventStore({ now: () => new Date('2026-03-02T09:00:00.000Z') });
  const readStream = vi.spyOn(store, 'readStream');
  let app: FastifyInstance;
  let admin: ApiCalls;

  beforeEach(async () => {
    const codec = createEventCodec({ registry: eventRegistry, keys: createInMemorySubjectKeys() });
    const commands = createCommandHandler({ store, codec, nextId: v7 });
    const kit = createRequestKit({
      waitFor: async () => true,
      sessions: { keepReadPosition: async () => undefined, settleReadPosition: async () => null },
      nextId: v7,
    });
    const businessOwnerOf = async () => ({ accountId: OWNER_ID, removed: false });
    await commands.handle({
      streamType: reviewStreamType,
      streamId: reviewStream(REVIEW_ID),
      decide: () => [reviewSubmitted()],
      context: {
        actor: { kind: 'account', id: OWNER_ID },
        accountId: OWNER_ID,
        correlationId: v7(),
        causationId: v7(),
        commandId: v7(),
      },
    });
    app = await createBareServer({
      sessions: { [ADMIN]: { accountId: ADMIN, sessionId: ADMIN, isAdmin: true, isAuditor: false } },
      routes: async (api) => {
        const deps = { commands, businessOwnerOf, kit, emailsOf: async () => new Map() };
        changeReviewStatusRoute.register(api, deps);
        changeReviewStatusesRoute.register(api, deps);
        addReviewNoteRoute.register(api, deps);
      },
    });
    admin = apiCalls(app, app.sessionTokens.sign(ADMIN));
  });
  afterEach(() => app.close());

  it('is read from its beginning once for a status, alone or with others, and for a note', async () => {
    for (const call of [
      () => admin.put(`/reviews/${REVIEW_ID}/status`, { status: 'gelöscht' }),
      () => admin.post('/reviews/status', { status: 'eingereicht', reviews: [{ id: REVIEW_ID, version: 2 }] }),
      () => admin.post(`/reviews/${REVIEW_ID}/notes`, { note: 'Der Kunde hat angerufen.' }),
    ]) {
      readStream.mockClear();
      expect((await call()).status).toBeLessThan(300);
      expect(readStream.mock.calls.filter(([, options]) => options?.fromVersion === 1)).toHaveLength(1);
    }
    const recorded = await store.readStream(reviewStream(REVIEW_ID));
    expect(recorded.map(({ type }) => type)).toEqual([
      'ReviewSubmitted',
      'ReviewStatusChanged',
      'ReviewStatusChanged',
      'ReviewNoteAdded',
    ]);
  });
});
