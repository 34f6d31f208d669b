import { constants } from 'node:fs';
import { access, chmod, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDataFolder, removeLeftovers } from './leftovers.ts';

const IN_MEMORY = '/dev/shm';
/** A whole run's databases and files, several times over. */
const ROOM_BYTES = 6 * 1024 ** 3;

export interface ScratchPlace {
  readonly folder: string;
  /** Removes the folder with all that is in it. */
  remove(): Promise<void>;
}

/**
 * Makes one folder the temporary folder of this process and all that it starts: in memory where there is room, since
 * half of the tests' time went into making and dropping files on a disk whose contents nobody needs.
 */
export async function useScratchPlace(): Promise<ScratchPlace> {
  const { TMPDIR } = process.env;
  const ordinary = tmpdir();
  await removeLeftovers(ordinary);
  const memory = await folderInMemory();
  const folder = memory ?? (await newFolder(ordinary));
  process.env.TMPDIR = folder;
  return {
    folder,
    remove: async () => {
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** None where there is little room, nobody may write, or no program may be run from. */
async function folderInMemory(): Promise<string | null> {
  try {
    const { bavail, bsize } = await statfs(IN_MEMORY);
    if (bavail * bsize < ROOM_BYTES) return null;
    await removeLeftovers(IN_MEMORY);
    const folder = await newFolder(IN_MEMORY);
    const program = join(folder, 'program');
    await writeFile(program, '', { mode: 0o700 });
    const runs = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    );
    await rm(runs ? program : folder, { recursive: true });
    return runs ? folder : null;
  } catch {
    return null;
  }
}

/** PostgreSQL, where it is run by another user than this process, may pass through. */
async function newFolder(place: string): Promise<string> {
  const folder = await createTestDataFolder(place);
  await chmod(folder, 0o711);
  return folder;
}
