import { access, constants, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readCredentials } from '../embedded-postgres/cluster.ts';
import { checkVersion, type DataFolder } from '../embedded-postgres/data-folder.ts';
import { isPostmasterOf, readPostmasterFile } from '../embedded-postgres/postmaster-file.ts';
import { findPackage } from '../embedded-postgres/programs.ts';
import { urlsOf } from '../embedded-postgres/roles.ts';
import type { DatabaseUrls } from '../log/open-database.ts';
import type { Config } from '../settings/config.ts';

/** Where the database is: answering at an address, at rest in its folder, or not begun yet. */
export type DatabasePlace =
  | { readonly at: 'address'; readonly urls: DatabaseUrls; readonly embedded: boolean }
  | { readonly at: 'rest'; readonly folder: string }
  | { readonly at: 'nowhere'; readonly folder: string; readonly writable: boolean };

/** The folder itself, or the nearest one above it that is there. */
export const nearestFolder = async (folder: string): Promise<string> => {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  return isThere || folder === dirname(folder) ? folder : nearestFolder(dirname(folder));
};

const isWritable = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );

const majorOf = async (): Promise<string> => {
  const [major = ''] = (await findPackage()).version.split('.');
  return major;
};

/** The configured database, or the embedded one without starting it. Throws `StartRefused` for a folder that does not fit. */
export const findDatabase = async ({
  database,
  dataDir,
}: Pick<Config, 'database' | 'dataDir'>): Promise<DatabasePlace> => {
  if (database !== null) return { at: 'address', urls: database, embedded: false };
  const home = await realpath(join(dataDir, 'postgres')).catch(() => join(dataDir, 'postgres'));
  const folder: DataFolder = { named: dataDir, cluster: join(home, 'data'), caches: [], user: undefined };
  const isBegun = await readFile(join(folder.cluster, 'PG_VERSION')).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );
  if (!isBegun) return { at: 'nowhere', folder: dataDir, writable: await isWritable(await nearestFolder(dataDir)) };
  await checkVersion(folder, await majorOf());
  const running = await readPostmasterFile(folder.cluster);
  if (!running || !(await isPostmasterOf(folder.cluster, running.pid))) return { at: 'rest', folder: dataDir };
  return { at: 'address', urls: urlsOf(running.port, await readCredentials(folder)), embedded: true };
};
