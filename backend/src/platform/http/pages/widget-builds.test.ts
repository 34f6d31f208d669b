import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTestDatabase } from '@sternklar/event-store/testing/test-database';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWidgetBuildDesk } from './widget-build-desk.ts';
import { createWidgetBuilds } from './widget-builds.ts';

const [OLD, NEW] = ['0123456789abcdef', 'fedcba9876543210'];
const BEGAN = new Date('2026-03-02T09:00:00.000Z');
const after = (days: number) => new Date(BEGAN.getTime() + days * 86_400_000);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;
const folders: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, max: 2, applicationName: 'test' });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

/** A process with an image in which a build is. */
const processWith = async (build: string | null) => {
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-builds-'));
  folders.push(folder);
  let now = BEGAN;
  const place = join(folder, 'client/chat-widget/v1');
  if (build !== null) {
    await mkdir(join(place, build), { recursive: true });
    for (const name of ['loader.js', 'panel.js'])
      for (const end of ['', '.br', '.gz']) await writeFile(join(place, build, name + end), `${build} ${name}${end}`);
    await writeFile(join(place, 'current.json'), JSON.stringify({ build, integrity: `sha384-${build}` }));
  }
  return {
    ...createWidgetBuilds({ folder, pool, now: () => now }),
    on: (day: number) => {
      now = after(day);
    },
  };
};

it('a build stays served for a year after the last process that had it', async () => {
  const before = await processWith(OLD);
  expect(await before.current()).toEqual({ build: OLD, integrity: `sha384-${OLD}` });
  await before.tidy(10);
  before.on(200);
  await before.tidy(10);

  const updated = await processWith(NEW);
  updated.on(201);
  await updated.tidy(10);
  const kept = await updated.scriptOf(OLD, 'loader.js');
  expect([kept?.content, kept?.brotli, kept?.gzip].map(String)).toEqual(
    ['', '.br', '.gz'].map((end) => `${OLD} loader.js${end}`),
  );
  updated.on(200 + 366);
  expect(await updated.tidy(10)).toBe(0);
  updated.on(200 + 367);
  expect([await updated.tidy(1), await updated.tidy(10), await updated.tidy(10)]).toEqual([1, 1, 0]);
  expect(await updated.scriptOf(OLD, 'loader.js')).toBeNull();
  expect(await updated.scriptOf(NEW, 'loader.js')).not.toBeNull();
});

describe('a build that is withdrawn', { shuffle: false }, () => {
  const [GONE, STAYS] = ['1111111111111111', '2222222222222222'];
  it('is known to all processes within ten seconds, keeps its scripts, and is handed out no more', async () => {
    const [first, second] = [await processWith(GONE), await processWith(STAYS)];
    for (const one of [first, second]) await one.tidy(10);
    expect(await first.isWithdrawn(GONE)).toBe(false);
    const desk = createWidgetBuildDesk({ pool, builds: second, now: () => after(1) });
    expect(await desk.current()).toBe(STAYS);
    expect([await desk.withdraw(GONE), await desk.withdraw(GONE)]).toEqual([true, false]);
    expect(await desk.list(10)).toContainEqual({
      build: GONE,
      inUseAt: BEGAN,
      withdrawnAt: after(1),
      hasFarewell: false,
    });
    first.on(10 / 86_400);
    expect([await first.isWithdrawn(GONE), await first.current()]).toEqual([false, expect.anything()]);
    first.on(11 / 86_400);
    expect([await first.isWithdrawn(GONE), await first.current()]).toEqual([true, null]);
    expect([await second.isWithdrawn(STAYS), (await second.current())?.build]).toEqual([false, STAYS]);
    // Whoever still has the build keeps it, and does not bring it back.
    first.on(2);
    await first.tidy(10);
    expect(await first.isWithdrawn(GONE)).toBe(true);
    expect(await first.scriptOf(GONE, 'loader.js')).not.toBeNull();
  });

  it('comes back when that is taken back', async () => {
    const process = await processWith(GONE);
    const desk = createWidgetBuildDesk({ pool, builds: process, now: () => BEGAN });
    expect([await desk.restore(GONE), await desk.restore(GONE), await desk.withdraw('3'.repeat(16))]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await process.current())?.build).toBe(GONE);
  });
});

it('without a build there is nothing to keep', async () => {
  const none = await processWith(null);
  expect([await none.current(), await none.tidy(10)]).toEqual([null, 0]);
});
