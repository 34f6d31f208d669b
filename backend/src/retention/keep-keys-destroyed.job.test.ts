import { expect, it } from 'vitest';
import { keepKeysDestroyed } from './keep-keys-destroyed.job.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** One erased subject whose key a restored backup brings back to life now and then. */
const restored = () => {
  let time = Date.parse('2026-03-02T09:00:00Z');
  let isAlive = true;
  const job = keepKeysDestroyed.create({
    retention: { erasedAfter: async (position) => (position < 7 ? [{ position: 7, subject: 'review:1' }] : []) },
    personalKeys: {
      destroy: async () => {
        isAlive = false;
      },
      notDestroyed: async (subjects) => (isAlive ? subjects : []),
    },
    readModelsFollow: async () => true,
    now: () => new Date(time),
  });
  return {
    async afterwards(ms: number) {
      time += ms;
      isAlive = true;
      await job.run(100);
      return isAlive;
    },
  };
};

it('kills again what a backup brought back to life, once a day', async () => {
  const { afterwards } = restored();
  expect([await afterwards(0), await afterwards(HOUR), await afterwards(DAY)]).toEqual([false, true, false]);
});

it('is not kept from it for as long as a clock was ahead', async () => {
  const { afterwards } = restored();
  await afterwards(0);
  expect([await afterwards(400 * DAY), await afterwards(-400 * DAY)]).toEqual([false, false]);
});
