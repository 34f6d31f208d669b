import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { expect, it } from 'vitest';
import { createTestWorld } from '../../../testing/test-world.ts';
import { createWidgetBuildDesk } from './widget-build-desk.ts';
import { createWidgetBuilds, PINNED_FOLDER } from './widget-builds.ts';

const EARLIER = '00000000deadbeef';

it('the product serves the scripts of an earlier build that another process has kept, until an operator withdraws it, with the rights of the running role', async () => {
  const world = await createTestWorld();
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-earlier-'));
  const place = join(folder, 'client', PINNED_FOLDER);
  await mkdir(join(place, EARLIER), { recursive: true });
  await writeFile(join(place, 'current.json'), JSON.stringify({ build: EARLIER, integrity: 'sha384-x' }));
  for (const name of ['loader', 'withdrawn'])
    for (const end of ['', '.br', '.gz'])
      await writeFile(join(place, EARLIER, `${name}.js${end}`), `let ${name}${end}`);
  const pool = createPool({ url: world.databaseUrl, max: 1, applicationName: 'test' });
  const address = `/${PINNED_FOLDER}/${EARLIER}/loader.js`;

  expect((await world.app.inject(address)).statusCode).toBe(404);
  const builds = createWidgetBuilds({ folder, pool, now: world.now });
  await builds.tidy(10);
  const { statusCode, body, headers } = await world.app.inject(address);
  expect([statusCode, body]).toEqual([200, 'let loader']);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
  });

  const desk = createWidgetBuildDesk({ pool, builds, now: world.now });
  expect(await desk.withdraw(EARLIER)).toBe(true);
  world.advance(11_000);
  const { body: farewell } = await world.app.inject(address);
  expect(farewell).toBe('let withdrawn');
  expect((await world.app.inject(address.replace('loader', 'panel'))).body).toBe('let withdrawn');

  await pool.end();
  await rm(folder, { recursive: true });
  await world.close();
});
