import { expect, it, onTestFinished, vi } from 'vitest';
import { createBareServer } from '../../testing/bare-server.ts';

const SLOW_MS = 30_000;

it('a machine that is busy makes a start slow, not impossible', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { promise: began, resolve: begin } = Promise.withResolvers<void>();
  let isThere = false;
  const starting = createBareServer({
    parts: [
      async (app) => {
        await app.register(async () => {
          const slow = new Promise((done) => setTimeout(done, SLOW_MS));
          begin();
          await slow;
          isThere = true;
        });
      },
    ],
  }).then(async (app) => {
    await app.ready();
    await app.close();
  });
  await began;
  await vi.advanceTimersByTimeAsync(SLOW_MS + 1);
  vi.useRealTimers();
  await starting;
  expect(isThere).toBe(true);
});
