import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

const mkdirUnlessThere = async (path: string, mode: number): Promise<void> => {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error;
  }
};

/**
 * Makes a folder and those above it. Node's recursive form hides a read-only file system behind ENOENT and never ends
 * below /proc; this one rejects with the reason the system gave.
 */
export const makeFolder = async (path: string, mode = 0o755): Promise<void> => {
  try {
    await mkdirUnlessThere(path, mode);
  } catch (error) {
    const parent = dirname(path);
    if (codeOf(error) !== 'ENOENT' || parent === path) throw error;
    await makeFolder(parent);
    await mkdirUnlessThere(path, mode);
  }
};
