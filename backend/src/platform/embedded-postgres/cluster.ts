import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { chown, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartRefused } from '@sternklar/event-store/start-refused';
import type { DataFolder } from './data-folder.ts';
import { folderProblemIn, folderRefusal } from './folder-refusal.ts';
import type { Programs } from './programs.ts';

/** The passwords of the three roles; generated once, kept beside the data they open. */
export interface Credentials {
  readonly superuser: string;
  readonly owner: string;
  readonly app: string;
}

const runFile = promisify(execFile);
const CREDENTIALS_FILE = 'sternklar-credentials.json';
const STAGING = '.new-';
const INITDB_TIMEOUT_MS = 120_000;
/** Far beyond what any creation takes: what is older was left by a killed one. */
const LEFTOVER_AFTER_MS = 10 * INITDB_TIMEOUT_MS;

/** PostgreSQL's programs speak English and know no time zone but UTC, wherever they run. */
export const programEnvironment =
  process.platform === 'win32' ? {} : { env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' } };

export async function readCredentials(folder: DataFolder): Promise<Credentials> {
  const file = join(folder.cluster, CREDENTIALS_FILE);
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new StartRefused(
      `Die Zugangsdaten der Datenbank in ${file} fehlen oder sind unlesbar; stellen Sie die Datei aus der Sicherung wieder her.`,
      { cause: error },
    );
  }
}

/**
 * Creates an empty database cluster. It is made beside its place and moved there when complete, so that a kill in
 * between leaves nothing half-made. When another process was faster, its cluster stays.
 */
export async function createCluster(folder: DataFolder, programs: Programs, durable: boolean): Promise<void> {
  const staging = `${folder.cluster}${STAGING}${randomUUID()}`;
  try {
    await removeLeftovers(folder);
    const credentials = { superuser: newPassword(), owner: newPassword(), app: newPassword() };
    await initialise({ folder, programs, durable, staging, password: credentials.superuser });
    await writePrivate(join(staging, CREDENTIALS_FILE), JSON.stringify(credentials), folder);
    await rename(staging, folder.cluster).catch((error) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
    await syncFolder(dirname(folder.cluster));
  } catch (error) {
    throw folderRefusal(error, folder.named);
  } finally {
    await rm(staging, { recursive: true, force: true });
    await rm(`${staging}.password`, { force: true });
  }
}

interface Initialisation {
  readonly folder: DataFolder;
  readonly programs: Programs;
  readonly durable: boolean;
  readonly staging: string;
  readonly password: string;
}

async function initialise({ folder, programs, durable, staging, password }: Initialisation): Promise<void> {
  const passwordFile = `${staging}.password`;
  await writePrivate(passwordFile, password, folder);
  // Tests open thousands of connections, and the proof of a password without sending it takes as long as all the rest of one.
  const proof = durable ? 'scram-sha-256' : 'password';
  const options = ['-D', staging, '-U', 'postgres', '-A', proof, '--pwfile', passwordFile, '-E', 'UTF8'];
  // The built-in provider has C.UTF-8 on every system, whatever locales are installed.
  options.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions');
  // What the superuser's password is kept with; see the settings of the postmaster.
  if (!durable) options.push('--no-sync', '-c', 'scram_iterations=1');
  const running = runFile(programs.initdb, options, {
    ...folder.user,
    ...programEnvironment,
    cwd: dirname(folder.cluster),
    timeout: INITDB_TIMEOUT_MS,
  });
  // Ended with this process, initdb removes what it made.
  const end = () => running.child.kill();
  process.once('exit', end);
  try {
    await running;
  } catch (error) {
    throw initialisationRefusal(error, folder);
  } finally {
    process.off('exit', end);
  }
}

/** The one sentence for a failed initdb. */
function initialisationRefusal(error: unknown, folder: DataFolder): unknown {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
  const problem = folderProblemIn(output, folder.named);
  if (problem) return problem;
  const reason = output.split('\n').find((line) => /(error|fatal|panic):/i.test(line)) ?? output.split('\n')[0];
  return new StartRefused(
    `PostgreSQL konnte seinen Datenordner in ${folder.named} nicht anlegen (${reason?.trim()}).`,
    {
      cause: error,
    },
  );
}

const newPassword = () => randomBytes(24).toString('base64url');

async function writePrivate(file: string, content: string, { user }: DataFolder): Promise<void> {
  await writeFile(file, content, { mode: 0o600, flush: true });
  if (user) await chown(file, user.uid, user.gid);
}

async function removeLeftovers(folder: DataFolder): Promise<void> {
  const home = dirname(folder.cluster);
  for (const name of await readdir(home)) {
    const path = join(home, name);
    if (!path.startsWith(folder.cluster + STAGING)) continue;
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > LEFTOVER_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}

/** Makes a rename last through a power failure. Windows knows no such thing and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
