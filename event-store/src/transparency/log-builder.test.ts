import { expect, it, vi } from 'vitest';
import type { Sleep } from '../retry-policy.ts';
import { createLogBuilder } from './log-builder.ts';
import { KEY, useTransparencyWorld } from './testing/transparency-world.ts';

const world = useTransparencyWorld('in memory');

it('takes into one step what comes while it waits after the step before', async () => {
  const waits: { readonly milliseconds: number; readonly end: () => void }[] = [];
  const sleep: Sleep = (milliseconds, signal) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (signal.aborted) return Promise.resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (milliseconds === 1_000) waits.push({ milliseconds, end: resolve });
    return promise;
  };
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const options = { store: world.store(), pool: world.newPool(), signingKeys: [KEY], logger, sleep };
  const builder = createLogBuilder(options);
  const size = async () => (await world.log().latest())?.size;

  await world.append(1);
  builder.start();
  await vi.waitFor(() => expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([1_000]));
  await world.append(3);
  expect(await size()).toBe(1);
  waits[0]?.end();
  await vi.waitFor(() => expect(waits).toHaveLength(2));
  expect(await size()).toBe(4);
  await builder.stop();
});

it('says that it signs with another key than before, unless the former one signs along', { tags: 'long' }, async () => {
  const other = Buffer.alloc(32, 9);
  const third = Buffer.alloc(32, 10);
  const warnedBy = async (signingKeys: readonly Buffer[]) => {
    const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const builder = createLogBuilder({ store: world.store(), pool: world.newPool(), signingKeys, logger });
    await world.append(1);
    const size = (await world.log().latest())?.size ?? 0;
    builder.start();
    await vi.waitFor(async () => expect((await world.log().latest())?.size).toBeGreaterThan(size));
    await builder.stop();
    return logger.warn.mock.calls.length;
  };
  expect(await warnedBy([KEY])).toBe(0);
  expect(await warnedBy([KEY])).toBe(0);
  expect(await warnedBy([other, KEY])).toBe(0);
  expect(await warnedBy([other])).toBe(0);
  expect(await warnedBy([third])).toBe(1);
  expect(await warnedBy([third])).toBe(0);
});

it('catches up in steps, behind each of which whoever asks for something comes first', async () => {
  const EVENTS = 1_100;
  const size = (await world.log().latest())?.size ?? 0;
  await world.append(EVENTS);
  const worked: number[] = [];
  const sizes: (number | undefined)[] = [];
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const giveWay = async (workedMs: number) => {
    worked.push(workedMs);
    sizes.push((await world.log().latest())?.size);
  };
  const options = { store: world.store(), pool: world.newPool(), signingKeys: [KEY], logger, giveWay };
  const builder = createLogBuilder(options);
  builder.start();
  await vi.waitFor(async () => expect((await world.log().latest())?.size).toBe(size + EVENTS), { timeout: 10_000 });
  await builder.stop();
  expect(sizes).toEqual([size + 500, size + 1_000]);
  expect(worked.every((ms) => ms > 0)).toBe(true);
});
