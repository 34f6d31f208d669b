import { expect, it } from 'vitest';
import { awaitDelivery } from './delivery.ts';
import type { Screen } from './screens.ts';

/** Whole milliseconds, so that differences are exact. */
const sentAt = Math.ceil(performance.now());
const screen = (accountId: string, ...heard: readonly [data: string, afterMs: number][]): Screen => ({
  accountId,
  sessionId: '',
  stream: { status: 200, ended: Promise.resolve(), hangUp: () => undefined },
  heard: heard.map(([data, afterMs]) => ({ data, at: sentAt + afterMs })),
});
const judge = (...screens: Screen[]) =>
  awaitDelivery(screens, {
    marker: 'review-7',
    sentAt,
    withinMs: 60,
    isRight: ({ accountId }) => accountId === 'mine',
  });

it('counts who heard of it, how soon, who did not, and who should not have', async () => {
  const good = screen('mine', ['{"id":"review-7"}', 40]);
  const quick = screen('mine', ['{"id":"review-7"}', 10]);
  const elsewhere = screen('theirs', ['{"id":"review-8"}', 10]);
  expect(await judge(good, quick, elsewhere)).toEqual({ delays: [10, 40], missed: 0, wrong: 0, repeated: 0 });
  expect(await judge(good, screen('mine'))).toMatchObject({ missed: 1 });
  expect(await judge(screen('mine', ['{"id":"review-7"}', 90]))).toMatchObject({ delays: [], missed: 1 });
  expect(await judge(screen('theirs', ['{"id":"review-7"}', 10]))).toMatchObject({ wrong: 1 });
  expect(await judge(screen('mine', ['review-7', 10], ['review-7', 20]))).toMatchObject({ repeated: 1 });
});
