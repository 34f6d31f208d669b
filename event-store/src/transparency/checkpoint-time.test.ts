import { expect, it, vi } from 'vitest';
import type { Sleep } from '../retry-policy.ts';
import { provenTime } from './checkpoint-time.ts';
import { createLogBuilder } from './log-builder.ts';
import { createNoteSigner } from './signed-note.ts';
import { KEY, ORIGIN, useTransparencyWorld } from './testing/transparency-world.ts';

const world = useTransparencyWorld('in PostgreSQL');
const key = createNoteSigner(ORIGIN, KEY).key;

/** A process that builds; what it waits for when nothing comes is ended by hand. */
const building = (clock: { skewMs: number }) => {
  const idle: (() => void)[] = [];
  const sleep: Sleep = (milliseconds, signal) => {
    if (milliseconds < 60_000 || signal.aborted) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    signal.addEventListener('abort', () => resolve(), { once: true });
    idle.push(resolve);
    return promise;
  };
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const now = () => new Date(Date.now() + clock.skewMs);
  const options = { store: world.store(), pool: world.newPool(), signingKeys: [KEY], logger, sleep, now };
  return { builder: createLogBuilder(options), logger, nothingComes: () => idle.at(-1)?.() };
};
const timeOfNewest = async () => (await world.log().latest())?.time ?? null;

/** As the database's owner writes it, past the product: after the newest event, so that the log's order is right. */
const writeAsOwner = async (recordedAt: Date): Promise<void> => {
  const pool = world.ownerPool();
  await pool.query(
    `insert into event_log.events (position, stream_id, version, type, id, data, metadata, recorded_at)
     select max(position) + 1, 'door-forged-' || max(position), 1, 'Knocked', gen_random_uuid(), '{}', '{}', $1 from event_log.events`,
    [recordedAt],
  );
  await pool.query('update event_log.log_head set position = position + 1');
};

it('carries the time of its newest event, and while nothing comes the time at which there was nothing', async () => {
  const { builder, nothingComes } = building({ skewMs: 0 });
  builder.start();
  await world.append(2);
  await vi.waitFor(async () => expect((await world.log().latest())?.size).toBe(2), { timeout: 10_000 });
  const [, second] = await world.store().readAll(0, 2);
  const first = await timeOfNewest();
  expect(first?.getTime()).toBe(Math.floor(Date.parse(second?.recordedAt ?? '') / 1_000) * 1_000);
  const note = (await world.log().latest())?.note ?? '';
  expect(provenTime(note, [key])).toEqual(first);
  expect(provenTime(note, [createNoteSigner(ORIGIN, Buffer.alloc(32, 6)).key])).toBeNull();

  await vi.waitFor(
    async () => {
      nothingComes();
      expect((await timeOfNewest())?.getTime()).toBeGreaterThan(first?.getTime() ?? 0);
    },
    { timeout: 10_000, interval: 50 },
  );
  expect((await world.log().latest())?.size).toBe(2);
  await builder.stop();
});

it('does not tell the time by a clock that shows another one than the database’s', async () => {
  const clock = { skewMs: 0 };
  const { builder, nothingComes } = building(clock);
  builder.start();
  const before = await timeOfNewest();
  clock.skewMs = 35 * 86_400_000;
  for (let tried = 0; tried < 5; tried += 1) {
    nothingComes();
    await world.log().latest();
  }
  await world.append(1);
  await vi.waitFor(async () => expect((await world.log().latest())?.size).toBe(3), { timeout: 10_000 });
  // It is not told at all where clock and events differ; nothing that follows looks forged.
  expect(await timeOfNewest()).toBeNull();
  clock.skewMs = 0;
  await world.append(1);
  await vi.waitFor(async () => expect((await world.log().latest())?.size).toBe(4), { timeout: 10_000 });
  expect((await timeOfNewest())?.getTime()).toBeGreaterThanOrEqual(before?.getTime() ?? Number.NaN);
  await builder.stop();
});

it('keeps out what is dated before it, although no event is dated later; also after a restart', async () => {
  const own = world.ownerPool();
  // An hour ago was the last event; a checkpoint has said so since.
  const { rows } = await own.query<{ at: Date }>('select max(recorded_at) as at from event_log.events');
  const latest = rows[0]?.at ?? new Date();
  const hourLater = { skewMs: 3_600_000 };
  const signer = createNoteSigner(ORIGIN, KEY);
  const newest = await world.log().latest();
  const text = `${(newest?.note ?? '').split('\n\n')[0]}\n`;
  const seconds = Math.floor(latest.getTime() / 1_000) + hourLater.skewMs / 1_000;
  await own.query('update transparency_log.log set note = $1', [
    `${text}\n${signer.sign(text)}\n${signer.signAt(text, seconds)}\n`,
  ]);
  await writeAsOwner(new Date(latest.getTime() + 1_800_000));
  const { builder, logger } = building(hourLater);
  builder.start();
  await vi.waitFor(() => expect(logger.error).toHaveBeenCalled(), { timeout: 10_000 });
  await builder.stop();
  expect(builder.refuses()).toBe(true);
  expect((await world.log().latest())?.size).toBe(4);
});

it('bounds what was recorded up to a moment, once it is later by what clocks may differ', async () => {
  const log = world.log();
  const time = (await log.latest())?.time?.getTime() ?? 0;
  expect((await log.bounding(new Date(time - 60_000)))?.size).toBe(4);
  expect(await log.bounding(new Date(time - 59_000))).toBeNull();
  // A kept one bounds earlier moments, however much has come since.
  expect((await log.bounding(new Date(0)))?.size).toBeLessThan(4);
});
