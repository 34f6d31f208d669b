import { execFile } from 'node:child_process';
import { mkdtemp, open, readdir, rm, rmdir, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isAlive } from '../../../backend/src/platform/embedded-postgres/postmaster-file.ts';
import type { Proof } from '../common/proof.ts';
import { endPostgres } from '../common/stage.ts';

const run = promisify(execFile);
const PREFIX = 'sternklar-disk-';
const BALLAST = 'ballast';
const MEGABYTE = 1_024 * 1_024;
const UNMOUNT_TRIES = 40;

/** A filesystem of its own that is soon full. */
export interface TinyDisk {
  readonly folder: string;
  freeMegabytes(): Promise<number>;
  /** Writes until so many megabytes are left. */
  fillUpTo(megabytesLeft: number): Promise<void>;
  /** Takes away everything that `fillUpTo` wrote. */
  clear(): Promise<void>;
}

/** Why no filesystem can be mounted here; null when it can be tried. */
const whyNot = (): string | null => {
  if (process.platform !== 'linux') return `a disk of a certain size needs Linux, this is ${process.platform}.`;
  return process.getuid?.() === 0 ? null : 'a disk of a certain size needs root, to mount a tmpfs.';
};

/** Also those that a proof which was killed could not unmount any more. */
const unmount = async (folder: string): Promise<void> => {
  await endPostgres(folder);
  for (let attempt = 1; attempt <= UNMOUNT_TRIES; attempt += 1) {
    try {
      await run('umount', attempt === UNMOUNT_TRIES ? ['--lazy', folder] : [folder]);
      break;
    } catch (error) {
      if (String(error).includes('not mounted')) break;
      if (attempt === UNMOUNT_TRIES) throw error;
      await delay(250);
    }
  }
  await rmdir(folder);
};

const removeLeftovers = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (owner && !isAlive(Number(owner))) await unmount(join(tmpdir(), name));
  }
};

/**
 * Mounts a tmpfs in the temporary folder; unmounted and removed when the proof ends, however it ends. Answers the reason
 * where that is not possible.
 */
export const mountTinyDisk = async (proof: Proof, megabytes: number): Promise<TinyDisk | string> => {
  const reason = whyNot();
  if (reason !== null) return reason;
  await removeLeftovers();
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const options = `size=${megabytes}m,mode=0755`;
  try {
    await run('mount', ['-t', 'tmpfs', '-o', options, 'sternklar-proof', folder]);
  } catch (error) {
    await rmdir(folder);
    return `a disk of a certain size must be mounted, and the system refuses that (${String(error).split('\n')[1]}).`;
  }
  proof.defer(() => unmount(folder));
  const freeBytes = async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
  return {
    folder,
    freeMegabytes: async () => Math.round((await freeBytes()) / MEGABYTE),
    async fillUpTo(megabytesLeft) {
      const ballast = await open(join(folder, BALLAST), 'a');
      try {
        const zeros = Buffer.alloc(MEGABYTE / 4);
        while ((await freeBytes()) > megabytesLeft * MEGABYTE) await ballast.write(zeros);
      } catch (error) {
        // Others write at the same time: full is full.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      } finally {
        await ballast.close();
      }
    },
    clear: () => rm(join(folder, BALLAST), { force: true }),
  };
};
