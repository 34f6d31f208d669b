import type { EventStore } from '@sternklar/event-store/event-store';
import { expect, it } from 'vitest';
import { fillReplacements } from './fill-replacements.ts';
import type { Replacement } from './replacement.ts';

it('makes the indexes of as many read models at once as may be written', async () => {
  let underWay = 0;
  const seen: number[] = [];
  const replacements = Array.from({ length: 5 }, () => ({
    position: 0,
    async finishTables() {
      underWay += 1;
      seen.push(underWay);
      await new Promise<void>((resolve) => setImmediate(resolve));
      underWay -= 1;
    },
  })) as unknown as readonly Replacement[];
  const store = { head: async () => 0 } as unknown as EventStore;
  await fillReplacements(replacements, {
    source: { store, codec: {} as never },
    batchSize: 10,
    feedPartitions: 0,
    pacing: { atOnce: () => 2, giveWay: async () => undefined },
    onProgress: () => undefined,
  });
  expect(seen).toHaveLength(5);
  expect(Math.max(...seen)).toBe(2);
});
