import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { readCredentials } from '../../../backend/src/platform/embedded-postgres/cluster.ts';
import { prepareDataFolder } from '../../../backend/src/platform/embedded-postgres/data-folder.ts';
import { startEmbeddedPostgres } from '../../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import { findPackage, preparePrograms } from '../../../backend/src/platform/embedded-postgres/programs.ts';
import { urlsOf } from '../../../backend/src/platform/embedded-postgres/roles.ts';
import { freePort } from '../../../backend/src/testing/running-product.ts';
import type { Proof } from '../common/proof.ts';

const READY_WITHIN_MS = 30_000;

const untilReady = async (url: string): Promise<void> => {
  for (const deadline = performance.now() + READY_WITHIN_MS; ; await delay(100)) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
};

/** PostgreSQL with roles and database for a product, run with these variables: by another clock, for example. Ends with the proof. */
export const startPostgres = async (
  proof: Proof,
  { dataDir, env }: { readonly dataDir: string; readonly env: Readonly<Record<string, string>> },
) => {
  // Makes the cluster, its roles and its database.
  await (await startEmbeddedPostgres({ dataDir, durable: false })).stop();
  const folder = await prepareDataFolder({ dataDir });
  const programs = await preparePrograms(await findPackage(), folder.caches, folder.user);
  const port = await freePort();
  const values = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', timezone: 'UTC', fsync: 'off' };
  const child = spawn(
    programs.postgres,
    ['-D', folder.cluster, ...Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...folder.user,
      cwd: folder.cluster,
      stdio: 'ignore',
      env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin', ...env },
    },
  );
  const ended = once(child, 'exit');
  proof.defer(async () => {
    child.kill('SIGQUIT');
    await ended;
  });
  const urls = urlsOf(port, await readCredentials(folder));
  await untilReady(urls.ownerUrl);
  return urls;
};
