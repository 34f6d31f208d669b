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
    waits.push({ milliseconds, end: resolve });
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
