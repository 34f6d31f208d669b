import { expect, it } from 'vitest';
import { createBareServer } from '../../testing/bare-server.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { meteredWait } from './metered-wait.ts';

it('waits for read models are measured, and counted when they were in vain', async () => {
  const metrics = createMetrics();
  const app = await createBareServer({ parts: [metrics.part] });
  const wait = meteredWait(async (position) => position < 10, metrics);
  expect([await wait(9, 2_000), await wait(10, 2_000)]).toEqual([true, false]);
  const { body } = await app.inject('/metrics');
  expect(body).toMatch(/^read_model_wait_seconds_count 2$/m);
  expect(body).toMatch(/^read_model_wait_timeouts_total 1$/m);
  await app.close();
});
