import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSession } from '@sternklar/event-store/postgres/session';
import { StartRefused } from '@sternklar/event-store/start-refused';
import pg from 'pg';
import type { Credentials } from './cluster.ts';
import { FolderBusy, type Postmaster, type PostmasterOptions, startPostmaster } from './postmaster.ts';
import { isPostmasterOf, type PostmasterFile, readPostmasterFile } from './postmaster-file.ts';
import { urlsOf } from './roles.ts';
import { shutDown, shutDownAtExit } from './shutdown.ts';

export interface AttachmentOptions extends PostmasterOptions {
  readonly credentials: Credentials;
  /** True joins a running product; false refuses beside one. */
  readonly shared: boolean;
}

/** A running postmaster and the session in which this process holds its locks. */
export interface Attachment extends Postmaster {
  readonly session: pg.Client;
  /** True when the postmaster was running already. */
  readonly adopted: boolean;
}

class InUse extends StartRefused {}

/** Held by the one product that serves this data folder. */
const SERVER_LOCK = 7_384_010;
/** Held (shared) by everyone who uses the postmaster; whoever gets it alone is the last and may stop it. */
const USERS_LOCK = 7_384_011;
const LOCK_WAIT_MS = 2_000;
const ATTACH_TIMEOUT_MS = 60_000;
const LOCK_NOT_AVAILABLE = '55P03';
const WRONG_PASSWORD = '28P01';

/**
 * Adopts the folder's live postmaster, or starts one, and takes the locks in it: locks that live in a session end with
 * this process, however it ends, and never outlive it as a file would. Throws StartRefused.
 */
export async function attach(options: AttachmentOptions, wantedPort?: number): Promise<Attachment> {
  const deadline = performance.now() + ATTACH_TIMEOUT_MS;
  for (let wait = 20; performance.now() < deadline; wait = Math.min(2 * wait, 1_000)) {
    const running = await findRunning(options);
    const attachment = running ? await adopt(running, options) : await startNew(options, wantedPort);
    if (attachment) return attachment;
    await pause(wait);
  }
  throw new StartRefused(
    `Im Datenordner ${options.folder.named} läuft ein PostgreSQL, das nicht antwortet; beenden Sie es und starten Sie neu.`,
  );
}

/** Gives the locks back; true when nobody else uses the postmaster, who then keeps newcomers out until it has stopped. */
export async function leave(session: pg.Client): Promise<boolean> {
  await session.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]);
  const { rows } = await session.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [USERS_LOCK]);
  return rows[0]?.last === true;
}

/** The postmaster that postmaster.pid names, if it lives. */
async function findRunning({ folder }: AttachmentOptions): Promise<PostmasterFile | undefined> {
  const found = await readPostmasterFile(folder.cluster);
  return found && (await isPostmasterOf(folder.cluster, found.pid)) ? found : undefined;
}

async function adopt(running: PostmasterFile, options: AttachmentOptions): Promise<Attachment | undefined> {
  const session = await takeLocks(running.port, options);
  if (!session) return undefined;
  // Whoever only joins leaves the stopping to the product, unless it is the last to leave.
  const release = options.shared ? () => undefined : shutDownAtExit(running.pid, options.programs);
  return { ...running, session, adopted: true, release };
}

async function startNew(options: AttachmentOptions, wantedPort?: number): Promise<Attachment | undefined> {
  const postmaster = await startPostmaster(options, wantedPort).catch(async (error) => {
    if (!(error instanceof FolderBusy)) throw error;
    await removeStaleFile(options);
    return undefined;
  });
  if (!postmaster) return undefined;
  try {
    const session = await takeLocks(postmaster.port, options);
    if (session) return { ...postmaster, session, adopted: false };
    postmaster.release();
    return undefined;
  } catch (error) {
    postmaster.release();
    // A product that was faster to take the lock uses this postmaster now: then it stays.
    if (!(error instanceof InUse)) await shutDown(postmaster.pid, options.programs);
    throw error;
  }
}

/** PostgreSQL removes a stale postmaster.pid by itself, unless its process id belongs to somebody else by now. */
async function removeStaleFile(options: AttachmentOptions): Promise<void> {
  const { cluster } = options.folder;
  if ((await readPostmasterFile(cluster)) && !(await findRunning(options))) {
    await rm(join(cluster, 'postmaster.pid'), { force: true });
  }
}

/** A session that holds the locks; undefined while the postmaster does not answer (it starts, or is about to end). */
async function takeLocks(port: number, options: AttachmentOptions): Promise<pg.Client | undefined> {
  let session: pg.Client | undefined;
  try {
    const { superuserUrl } = urlsOf(port, options.credentials);
    session = await openSession({ url: superuserUrl, applicationName: 'sternklar-supervisor' });
    await session.query(`set lock_timeout = ${LOCK_WAIT_MS}`);
    if (!options.shared) await takeServerLock(session, options.folder.named);
    await session.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
    await session.query('set lock_timeout = 0');
    return session;
  } catch (error) {
    await session?.end().catch(() => undefined);
    if (error instanceof StartRefused) throw error;
    if (error instanceof pg.DatabaseError && error.code === WRONG_PASSWORD) {
      throw new StartRefused(
        `Die Zugangsdaten im Datenordner ${options.folder.named} passen nicht zur Datenbank darin; stellen Sie den ganzen Ordner aus einer Sicherung wieder her.`,
        { cause: error },
      );
    }
    return undefined;
  }
}

/** A killed product's lock goes with its connection, a moment after it: hence the short wait. */
async function takeServerLock(session: pg.Client, folder: string): Promise<void> {
  await session.query('select pg_advisory_lock($1)', [SERVER_LOCK]).catch((error) => {
    if (!(error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE)) throw error;
    throw new InUse(
      `Den Datenordner ${folder} benutzt schon ein laufendes Sternklar; beenden Sie es, nennen Sie in DATA_DIR einen anderen Ordner oder in DATABASE_URL eine eigene Datenbank.`,
      { cause: error },
    );
  });
}
