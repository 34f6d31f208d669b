import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createPostgresSubjectKeys } from '@sternklar/event-store/personal-data/subject-keys';
import { createNotifications } from '@sternklar/event-store/postgres/notifications';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { startEmbeddedPostgres } from '../../../backend/src/platform/embedded-postgres/embedded-postgres.ts';
import type { Proof } from '../common/proof.ts';
import type { OwnProduct } from './own-product.ts';

const run = promisify(execFile);

/** A base backup as an operator makes one: the files of the running server, between its start and its end. */
export const takeBaseBackup = async ({ superuser, dataDir, home }: OwnProduct, name: string): Promise<string> => {
  const copy = join(home, name);
  await superuser.query("select pg_backup_start('proof', true)");
  await run('cp', ['-a', dataDir, copy]);
  await superuser.query('select pg_switch_wal()');
  await superuser.query('select * from pg_backup_stop(false)');
  // What came until its end belongs to it.
  await run('cp', ['-a', join(dataDir, 'postgres', 'data', 'pg_wal'), join(copy, 'postgres', 'data')]);
  for (const file of ['postmaster.pid', 'postmaster.opts'])
    await rm(join(copy, 'postgres', 'data', file), { force: true });
  return copy;
};

/** The archived WAL: every segment so far. */
export const takeWal = async ({ superuser, dataDir, home }: OwnProduct): Promise<string> => {
  await superuser.query('select pg_switch_wal()');
  const archive = join(home, 'wal');
  await run('cp', ['-a', join(dataDir, 'postgres', 'data', 'pg_wal'), archive]);
  return archive;
};

/** In how many files below a folder each of the byte strings is found. */
export const searchFiles = async (folder: string, wanted: ReadonlyMap<string, Buffer>) => {
  const found = new Map([...wanted.keys()].map((name) => [name, 0]));
  let files = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    files += 1;
    const bytes = await readFile(join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0));
    for (const [name, part] of wanted) if (bytes.includes(part)) found.set(name, (found.get(name) ?? 0) + 1);
  }
  return { found, files };
};

/** What somebody reads of a subject who starts a copy with these master keys: its key, or why there is none. */
export const keyInCopy = async (
  proof: Proof,
  {
    copy,
    masterKeys,
    subject,
  }: { readonly copy: string; readonly masterKeys: readonly Buffer[]; readonly subject: string },
): Promise<Buffer | string> => {
  const postgres = await startEmbeddedPostgres({ dataDir: copy, durable: false });
  const closers = new AsyncDisposableStack();
  closers.defer(() => postgres.stop());
  proof.defer(() => closers.disposeAsync());
  try {
    const pool = createPool({ url: postgres.url, max: 2, applicationName: 'sternklar-proof' });
    closers.defer(() => pool.end());
    const notifications = createNotifications({ url: postgres.url, applicationName: 'sternklar-proof' });
    closers.defer(() => notifications.close());
    const keys = await createPostgresSubjectKeys({ pool, notifications, masterKey: async () => masterKeys });
    closers.defer(() => keys.close());
    return (await keys.forReading([subject])).get(subject)?.export() ?? 'destroyed';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await closers.disposeAsync();
  }
};
