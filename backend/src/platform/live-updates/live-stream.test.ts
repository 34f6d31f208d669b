import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LiveUpdateRow } from './event-stream-text.ts';
import { createLiveStream, type LiveStreamOptions } from './live-stream.ts';

const row = (position: number): LiveUpdateRow => ({ position, accountId: 'account', payload: `"${position}"` });
const positionsIn = (text: string) => [...text.matchAll(/^id: (\d+)\ndata/gm)].map(([, id]) => Number(id));

const streamWith = (options: Partial<LiveStreamOptions>) =>
  createLiveStream({
    from: 0,
    resumed: true,
    readAfter: async () => [],
    pageSize: 10,
    maxQueued: 10,
    heartbeatMs: 60_000,
    elapsed: () => 0,
    ...options,
  });
const next = async (stream: ReturnType<typeof streamWith>) => (await stream.pieces.next()).value ?? '';

describe('a live stream', () => {
  it('reads again when something was offered during the reading, which may have missed it', async () => {
    const committed: LiveUpdateRow[] = [];
    const stream = streamWith({
      readAfter: async (position) => {
        const seen = committed.filter((update) => update.position > position);
        if (committed.length === 0) {
          committed.push(row(1));
          stream.offer(row(1));
        }
        return seen;
      },
    });
    await next(stream);
    expect(positionsIn(await next(stream))).toEqual([1]);
  });

  it('skips what it has read itself when it is told late', async () => {
    const stream = streamWith({
      readAfter: async (position) => [row(1), row(2)].filter((update) => update.position > position),
    });
    await next(stream);
    expect(positionsIn(await next(stream))).toEqual([1, 2]);
    const piece = next(stream);
    stream.offer(row(2));
    stream.offer(row(3));
    expect(positionsIn(await piece)).toEqual([3]);
  });

  it('keeps few updates for a slow reader and reads the others when it is ready', async () => {
    const committed: LiveUpdateRow[] = [];
    const readings: number[] = [];
    const stream = streamWith({
      maxQueued: 2,
      readAfter: async (position) => {
        readings.push(position);
        return committed.filter((update) => update.position > position);
      },
    });
    await next(stream);
    const first = next(stream);
    await new Promise(setImmediate);
    for (let position = 1; position <= 5; position += 1) {
      committed.push(row(position));
      stream.offer(row(position));
    }
    expect(positionsIn(await first)).toEqual([1, 2, 3, 4, 5]);
    expect(readings).toEqual([0, 0]);
  });

  it('tells how long its reader has not taken what is ready', async () => {
    let time = 1_000;
    const stream = streamWith({ elapsed: () => time });
    expect(stream.stalledMs()).toBe(0);
    await next(stream);
    time += 500;
    expect(stream.stalledMs()).toBe(500);
  });

  it('sends everything once and in order, however commits, notices, readings and the reader interleave', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.record({
          updates: fc.integer({ min: 0, max: 12 }),
          pageSize: fc.integer({ min: 1, max: 4 }),
          maxQueued: fc.integer({ min: 1, max: 3 }),
        }),
        async (scheduler, { updates, pageSize, maxQueued }) => {
          const committed: LiveUpdateRow[] = [];
          let told = 0;
          const received: number[] = [];
          const stream = streamWith({
            pageSize,
            maxQueued,
            readAfter: (position) => {
              const page = committed.filter((update) => update.position > position).slice(0, pageSize);
              return scheduler.schedule(Promise.resolve(page), 'read');
            },
          });
          const reader = (async () => {
            for await (const piece of stream.pieces) {
              received.push(...positionsIn(piece));
              await scheduler.schedule(Promise.resolve(), 'take');
            }
          })();
          const tell = () => {
            const update = committed[told];
            if (update === undefined) return;
            told += 1;
            stream.offer(update);
          };
          for (let update = 0; update < updates; update += 1) {
            scheduler.schedule(Promise.resolve(), 'commit').then(() => committed.push(row(committed.length + 1)));
            scheduler.schedule(Promise.resolve(), 'tell').then(tell);
          }
          await scheduler.waitIdle();
          while (told < committed.length) {
            tell();
            await scheduler.waitIdle();
          }
          stream.end();
          await scheduler.waitIdle();
          await reader;
          expect(received).toEqual(committed.map((update) => update.position));
        },
      ),
      { numRuns: 500 },
    );
  });
});
