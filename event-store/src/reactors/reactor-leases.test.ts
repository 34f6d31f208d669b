import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { createReactorLeases } from './reactor-leases.ts';
import { useReactorWorld } from './testing/reactor-world.ts';

const { newPool } = useReactorWorld();

test('asking again and again for a reactor that another process runs leaves nothing behind', async () => {
  const [holder, standby] = [createReactorLeases(newPool()), createReactorLeases(newPool())];
  await holder.tryAcquire('open-door');
  const other = await standby.tryAcquire('greet');
  const listeners = () => getEventListeners(other?.lost ?? new EventTarget(), 'abort').length;
  const before = listeners();
  for (let second = 0; second < 20; second += 1) expect(await standby.tryAcquire('open-door')).toBeNull();
  expect([before, listeners()]).toEqual([1, 1]);
  await Promise.all([holder.close(), standby.close()]);
});
