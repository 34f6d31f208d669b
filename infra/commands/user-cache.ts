import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

const OF_THE_PACKAGES = resolve(import.meta.dirname, '../../node_modules/.cache/sternklar');

const made = (folder: string): string | null => {
  try {
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch {
    return null;
  }
};

/**
 * The folder for what is built or fetched once and stays right: in the user's cache, which `npm ci` leaves alone as it does not
 * that of the packages, where it is otherwise.
 */
export const userCache = (name: string): string => {
  const ofTheUser = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'sternklar', name);
  return made(ofTheUser) ?? made(join(OF_THE_PACKAGES, name)) ?? join(OF_THE_PACKAGES, name);
};
