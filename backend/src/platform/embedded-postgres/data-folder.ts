import { randomUUID } from 'node:crypto';
import {
  access,
  chmod,
  constants,
  lchown,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rmdir,
  stat,
  symlink,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Logger } from '@sternklar/event-store/logger';
import { StartRefused } from '@sternklar/event-store/start-refused';
import { folderRefusal } from './folder-refusal.ts';
import { makeFolder } from './make-folder.ts';
import { chooseSystemUser, type SystemUser } from './system-user.ts';

/** Where the embedded PostgreSQL keeps everything, and the user that all of it belongs to. */
export interface DataFolder {
  /** The folder the operator named. */
  readonly named: string;
  /** PostgreSQL's own data folder (PGDATA). */
  readonly cluster: string;
  /** Where a copy of the programs may go, best place first; may be deleted while nothing runs. */
  readonly caches: readonly string[];
  readonly user: SystemUser;
}

export interface DataFolderOptions {
  readonly dataDir: string;
  readonly logger?: Logger;
  /** Where the data go instead when PostgreSQL's user cannot reach the folder (only ever as root). */
  readonly openPlace?: string;
}

const OPEN_PLACE = '/var/lib/sternklar';
/** Root's own: what lies here, only root can have put here. */
const SHARED_CACHE = '/var/cache/sternklar';

/**
 * Makes the folder ready: created, writable, and reachable for the user PostgreSQL runs as. Throws StartRefused where
 * that is impossible.
 */
export async function prepareDataFolder(options: DataFolderOptions): Promise<DataFolder> {
  const named = resolve(options.dataDir);
  const link = join(named, 'postgres');
  try {
    await makeFolder(named);
    await access(named, constants.W_OK);
    const user = await chooseSystemUser([link, named]);
    const reachable = !user || (await letIn(named, user));
    const home = (await existing(link)) ?? (await create(link, reachable ? link : newPlace(options)));
    if (user && (await stat(home)).uid !== user.uid) await handOver(home, user);
    if (home !== join(await realpath(named), 'postgres')) {
      options.logger?.warn(
        { named: link, used: home },
        'the database lies outside the data folder, which only root may enter',
      );
    }
    return {
      named,
      cluster: join(home, 'data'),
      caches: [...(user ? [SHARED_CACHE] : []), join(home, 'programs')],
      user,
    };
  } catch (error) {
    throw folderRefusal(error, named);
  }
}

/** Throws StartRefused when the data were written by another major version of PostgreSQL, or are none at all. */
export async function checkVersion(folder: DataFolder, major: string): Promise<'fits' | 'empty'> {
  const found = await readFile(join(folder.cluster, 'PG_VERSION'), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    throw folderRefusal(error, folder.named);
  });
  if (found === undefined) return 'empty';
  if (found.trim() === major) return 'fits';
  throw new StartRefused(
    `Der Datenordner ${folder.named} gehört zu PostgreSQL ${found.trim()}, mitgeliefert ist PostgreSQL ${major}; übertragen Sie die Daten mit pg_dump oder nennen Sie in DATA_DIR einen anderen Ordner.`,
  );
}

async function existing(link: string): Promise<string | undefined> {
  const target = await readlink(link).catch(() => undefined);
  return realpath(link).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    if (target === undefined) return undefined;
    throw new StartRefused(
      `Die Datenbank lag in ${target}, und diesen Ordner gibt es nicht mehr; stellen Sie ihn wieder her oder löschen Sie ${link}, um leer zu beginnen.`,
    );
  });
}

const newPlace = ({ openPlace = OPEN_PLACE }: DataFolderOptions) => join(openPlace, randomUUID());

async function create(link: string, place: string): Promise<string> {
  if (place !== link) {
    await mkdir(dirname(place), { recursive: true });
    await chmod(dirname(place), 0o755);
  }
  await mkdir(place, { recursive: true, mode: 0o700 });
  if (place !== link) {
    await symlink(place, link).catch(async (error) => {
      await rmdir(place);
      // Another process was faster: its link counts.
      if (error.code !== 'EEXIST') throw error;
    });
  }
  return realpath(link);
}

/** A new folder, and one that root has copied back from a backup, belong to root: PostgreSQL must own all of it. */
async function handOver(path: string, user: { uid: number; gid: number }): Promise<void> {
  await lchown(path, user.uid, user.gid);
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) await handOver(inside, user);
    else await lchown(inside, user.uid, user.gid);
  }
}

/** Whether the user can pass through a folder. Our own folder is opened for passing; those above it are not ours. */
async function letIn(folder: string, user: { uid: number; gid: number }): Promise<boolean> {
  const real = await realpath(folder);
  for (let above = dirname(real); ; above = dirname(above)) {
    if (!(await mayPass(above, user))) return false;
    if (above === dirname(above)) break;
  }
  if (!(await mayPass(real, user))) await chmod(real, (await stat(real)).mode | 0o011);
  return true;
}

async function mayPass(folder: string, user: { uid: number; gid: number }): Promise<boolean> {
  const { uid, gid, mode } = await stat(folder);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
