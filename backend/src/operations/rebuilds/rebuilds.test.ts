import type { EventStore } from '@sternklar/event-store/event-store';
import { createInMemoryEventStore } from '@sternklar/event-store/in-memory/in-memory-event-store';
import { describe, expect, it } from 'vitest';
import type { RebuildRow, RebuildTable } from './rebuild-table.ts';
import { createRebuilds, type RebuildsDeps } from './rebuilds.ts';

const NOW = new Date('2026-07-14T08:00:00Z');

const tableInMemory = (): RebuildTable => {
  let row: RebuildRow | null = null;
  const change = (changes: Partial<RebuildRow>) => {
    if (row) row = { ...row, ...changes };
  };
  return {
    newest: async () => row,
    begin: async (rebuild) => {
      row = { ...rebuild, phase: 'reading', position: 0, head: 0, finishedAt: null, failure: null };
    },
    advance: async (_id, progress) => change(progress),
    finish: async (_id, finishedAt, failure) => change({ finishedAt, failure }),
  };
};

const rebuildsWith = (rebuild: RebuildsDeps['rebuild']) => {
  const logged: unknown[] = [];
  const log = (line: object) => void logged.push(line);
  const rebuilds = createRebuilds({
    table: tableInMemory(),
    store: createInMemoryEventStore({ now: () => NOW }),
    rebuild,
    isRunning: async () => false,
    now: () => NOW,
    nextId: () => '01981a10-0000-7000-8000-000000000001',
    logger: { info: log, warn: log, error: log },
  });
  return { rebuilds, logged };
};

/** One that reads the log on and on until that is refused. */
const endless = async ({ store }: { readonly store: EventStore }) => {
  for (;;) {
    await store.readAll(0, 1);
    await new Promise((resolve) => setImmediate(resolve));
  }
};

describe('rebuilds in the background', () => {
  it('are one at a time', async () => {
    const { rebuilds } = rebuildsWith(endless);
    const started = await Promise.all([rebuilds.start(['user-list']), rebuilds.start(['user-list'])]);
    expect(started).toEqual([true, false]);
    await rebuilds.stop();
  });

  it('are let go of when the server stops, and none is started after that', async () => {
    const { rebuilds } = rebuildsWith(endless);
    await rebuilds.start(['user-list']);
    await rebuilds.stop();
    const { newest, isRunning } = await rebuilds.current();
    expect(newest).toMatchObject({ state: 'failed', failure: expect.stringContaining('abgebrochen') });
    expect(isRunning).toBe(false);
    expect(await rebuilds.start(['user-list'])).toBe(false);
  });

  it('that fail say so without the error’s own words, which are in the log', async () => {
    const { rebuilds, logged } = rebuildsWith(async () => {
      throw new RangeError('kundin@beispiel.de');
    });
    await rebuilds.start(['user-list']);
    await expect.poll(async () => (await rebuilds.current()).newest?.state).toBe('failed');
    expect((await rebuilds.current()).newest?.failure).not.toContain('kundin');
    expect(logged).toMatchObject([{ error: 'RangeError' }, { readModels: ['user-list'] }]);
  });
});
