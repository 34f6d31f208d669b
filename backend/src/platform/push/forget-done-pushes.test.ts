import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTestDatabase } from '@sternklar/event-store/testing/test-database';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { createOutbox } from '../mail/outbox.ts';
import { createOutboxTable } from '../mail/outbox-table.ts';
import { forgetDonePushes } from './index.ts';

const BEGAN = new Date('2026-03-02T09:00:00.000Z');
const after = (days: number) => new Date(BEGAN.getTime() + days * 86_400_000);

it('messages that are done with go after a while, so many at once; those that wait stay', async () => {
  const database = await createTestDatabase();
  const pool = createPool({ url: database.url, max: 2, applicationName: 'test' });
  const { enqueue } = createOutbox({ pool, now: () => BEGAN, kind: 'push' });
  const table = createOutboxTable(pool, null, 'push');
  const left = async () => (await pool.query('select 1 from push.outbox')).rowCount;
  for (let number = 0; number < 4; number += 1) {
    await enqueue({ id: v7(), accountId: v7(), template: 'review-status-changed', params: {} });
  }
  const taken = await table.take(3, BEGAN, after(1));
  for (const message of taken) await table.finish(message, 'sent', { at: BEGAN, reason: null });
  expect(await forgetDonePushes(pool, BEGAN, 10)).toBe(0);
  expect([await forgetDonePushes(pool, after(1), 2), await left()]).toEqual([2, 2]);
  expect([await forgetDonePushes(pool, after(1), 2), await left()]).toEqual([1, 1]);
  expect(await forgetDonePushes(pool, after(1_000), 2)).toBe(0);
  await pool.end();
  await database.drop();
});
