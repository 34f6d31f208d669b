import { expect, it, vi } from 'vitest';
import { createLogBuilder } from './log-builder.ts';
import { KEY, useTransparencyWorld } from './testing/transparency-world.ts';

const world = useTransparencyWorld('in PostgreSQL');

/** As the database's owner does it, past the product. */
const writeAsOwner = async (recordedAt: string): Promise<void> => {
  const pool = world.ownerPool();
  await pool.query(
    `insert into event_log.events (position, stream_id, version, type, id, data, metadata, recorded_at)
     select max(position) + 1, 'door-forged-' || max(position), 1, 'Knocked', gen_random_uuid(), '{}', '{}', $1 from event_log.events`,
    [recordedAt],
  );
  await pool.query('update event_log.log_head set position = position + 1');
};

it('signs nothing from an event on that somebody put into the past, and says which; what came before is signed', async () => {
  await world.append(3);
  await world.build(3);
  await world.append(2);
  await writeAsOwner('2024-03-03T09:00:00.000Z');
  await world.append(1);
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const sleep = () => Promise.resolve();
  const options = { store: world.store(), pool: world.newPool(), signingKeys: [KEY], logger, sleep };
  const builder = createLogBuilder(options);
  expect(builder.refuses()).toBe(false);
  builder.start();
  // Tried again, it does not get any further.
  await vi.waitFor(() => expect(logger.error.mock.calls.length).toBeGreaterThan(2), { timeout: 10_000 });
  await builder.stop();
  expect(builder.refuses()).toBe(true);
  expect((await world.log().latest())?.size).toBe(5);
  expect(logger.error.mock.calls[0]?.[0]).toMatchObject({ position: 6, recordedAt: '2024-03-03T09:00:00.000Z' });
  expect(logger.warn).not.toHaveBeenCalled();

  const tolerant = createLogBuilder({ ...options, toleranceMs: 10 * 365 * 86_400_000 });
  tolerant.start();
  await vi.waitFor(async () => expect((await world.log().latest())?.size).toBe(7), { timeout: 10_000 });
  await tolerant.stop();
  expect(tolerant.refuses()).toBe(false);
});
