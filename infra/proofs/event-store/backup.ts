import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { SavedLog } from '@sternklar/event-store/eventstoredb/testing/server-log';
import { ADMIN } from '../../../backend/src/testing/running-product.ts';
import { openLogInEventStoreDb } from '../cluster/log-in-event-store-db.ts';
import { runBackupCommand } from '../common/backups.ts';
import type { Proof } from '../common/proof.ts';
import { compareWithRebuild } from '../common/rebuilding.ts';
import { endPostgres, openStage, type Stage } from '../common/stage.ts';
import { type Client, createClient, insist } from '../kill/client.ts';
import type { People } from './people.ts';
import type { LogServer } from './server.ts';

interface Around {
  readonly stage: Stage;
  readonly server: LogServer;
  readonly people: People;
}

const folderOf = async (proof: Proof, name: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), `sternklar-${name}-`));
  proof.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  return folder;
};

/** A data folder that has the secrets of the installation and nothing else. */
const emptyDataDir = async (proof: Proof, { dataDir }: Stage): Promise<string> => {
  const restored = await folderOf(proof, 'restored');
  await cp(join(dataDir, 'secrets'), join(restored, 'secrets'), { recursive: true });
  return restored;
};

const handIn = async (client: Client, { token, businessId }: People['customer'], text: string): Promise<string> => {
  const body = { business_id: businessId, reviewer_name: 'Max M.', rating: 1, review_text: text };
  return (await insist<{ id: string }>(client, { method: 'POST', path: '/reviews', token, body })).id;
};

const LATE = { email: 'danach@sternklar.test', password: 'stern-danach-1', phone_number: '', language: 'de' };

/** Who never finishes a registration loses the address after a minute; so does who has lost the keys. */
const GIVES_WAY_WITHIN_MS = 90_000;

/** Somebody who comes after the backup; once its keys are lost, the same address registers anew. */
const register = async (client: Client): Promise<void> => {
  const until = performance.now() + GIVES_WAY_WITHIN_MS;
  const attempt = () => insist(client, { method: 'POST', path: '/auth/register', body: LATE }).catch(() => null);
  while ((await attempt()) === null) {
    if (performance.now() > until) throw new Error('An address whose account has lost its keys registers no more.');
    await delay(2_000);
  }
};

interface Expected {
  /** A review from before the backup. */
  readonly before: string;
  /** One from after it. */
  readonly after: string;
  readonly isAfterThere: boolean;
}

/** What the product, started on what was restored, says and does. */
const checkRestored = async (
  proof: Proof,
  { dataDir, url, people }: { dataDir: string; url: string; people: People },
  { before, after, isAfterThere }: Expected,
): Promise<void> => {
  const stage = await openStage(proof, { dataDir, env: { EVENT_STORE_URL: url } });
  const client = createClient(() => stage.url);
  const { access_token: token } = await insist<{ access_token: string }>(client, {
    method: 'POST',
    path: '/auth/login',
    body: ADMIN,
  });
  const review = (id: string) =>
    client<{ review_text: string | null }>({ path: `/admin/reviews/${id}`, token }).catch(() => null);
  if ((await review(before))?.review_text !== 'davor') proof.fault('A review from before the backup is not readable.');
  const later = await review(after);
  if ((later !== null) !== isAfterThere)
    proof.fault('A review from after the backup is there, or not, as it should not be.');
  if (later?.review_text === 'danach') proof.fault('What lost keys open is readable.');
  // The session from before is valid, and the log goes on.
  await register(client);
  await handIn(client, people.customer, 'wieder da');
  const sql = await stage.database();
  const { rows } = await sql.query('select * from projections.troubles');
  for (const row of rows) proof.fault(`A read model fails at what was restored: ${JSON.stringify(row)}`);
  const compared = await compareWithRebuild(proof, dataDir, sql, {
    engines: { EVENT_STORE_URL: url },
    log: openLogInEventStoreDb(proof, url),
  });
  compared.faults.forEach(proof.fault);
  proof.say(`started on it: ${compared.tables} tables of read models equal a rebuild, and it goes on`);
  await stage.product().stop();
};

interface Backup {
  readonly folder: string;
  /** Reviews from before and after it. */
  readonly before: string;
  readonly after: string;
  /** The log as it was before the backup, and with it; none where that is left to whoever runs the server. */
  readonly logs: { readonly older: SavedLog; readonly same: SavedLog } | null;
}

/** PostgreSQL's part is backed up while the product goes on; then a review and somebody new come. */
export const backUp = async (proof: Proof, { stage, server, people }: Around): Promise<Backup> => {
  const folder = join(await folderOf(proof, 'backup'), 'backup');
  const older = server.backups?.save();
  const before = await handIn(people.client, people.customer, 'davor');
  const env = { EVENT_STORE_URL: server.url };
  const printed = await runBackupCommand(proof, 'backup', { dataDir: stage.dataDir, folder, env });
  proof.say(printed.split('\n').find((line) => line.includes('EventStoreDB')) ?? 'It does not say which log it fits.');
  const same = server.backups?.save();
  const after = await handIn(people.client, people.customer, 'danach');
  await register(people.client);
  return { folder, before, after, logs: older && same ? { older, same } : null };
};

/** Restored beside an older log, one of the same time, and one that is further on. The product stands still after that. */
export const restoreBackup = async (
  proof: Proof,
  { stage, server, people }: Around,
  { folder, before, after, logs }: Backup,
): Promise<void> => {
  await stage.product().stop();
  await endPostgres(stage.dataDir);

  const restore = async (url: string, refusal?: string) => {
    const dataDir = await emptyDataDir(proof, stage);
    const command = { dataDir, folder, env: { EVENT_STORE_URL: url }, ...(refusal && { refusal }) };
    const said = await runBackupCommand(proof, 'restore', command);
    for (const line of said
      .split('\n')
      .filter((one) => one.startsWith('Das Ereignisprotokoll') || one.startsWith('Für ')))
      proof.say(line);
    return { dataDir, url, people };
  };
  if (server.backups && logs) {
    await restore(await server.backups.putBack(logs.older), 'ist älter als diese Sicherung');
    const restored = await restore(await server.backups.putBack(logs.same));
    await checkRestored(proof, restored, { before, after, isAfterThere: false });
  }
  const restored = await restore(server.url);
  await checkRestored(proof, restored, { before, after, isAfterThere: true });
};
