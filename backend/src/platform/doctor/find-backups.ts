import { access, constants, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { KEYS_FOLDER, readManifest } from '../backup/manifest.ts';
import type { FolderOfBackups, FoundBackup } from './check-backups.ts';

const backupIn = async (folder: string, name: string): Promise<readonly FoundBackup[]> => {
  // A folder that is no backup, or not whole, is none that could be restored.
  const manifest = await readManifest(join(folder, name)).catch(() => null);
  if (manifest === null) return [];
  const hasKeys = await stat(join(folder, name, KEYS_FOLDER)).then(
    () => true,
    () => false,
  );
  return [{ name, takenAt: new Date(manifest.takenAt), hasKeys }];
};

/** The whole backups in a folder; none where there is no such folder. */
export const findBackups = async (folder: string): Promise<readonly FoundBackup[]> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
  return (await Promise.all(names.map((name) => backupIn(folder, name)))).flat();
};

/** What this user may do with the folder of backups. */
export const openFor = async (folder: string): Promise<FolderOfBackups> => {
  const may = (mode: number) =>
    access(folder, mode).then(
      () => true,
      () => false,
    );
  if (!(await may(constants.F_OK))) return 'missing';
  if (!(await may(constants.R_OK | constants.X_OK))) return 'unreadable';
  return (await may(constants.W_OK)) ? 'open' : 'unwritable';
};
