import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive, isPostmasterOf, readPostmasterFile } from '../platform/embedded-postgres/postmaster-file.ts';

/** A new data folder for this process below `place`; its name says whose it is. */
export function createTestDataFolder(place: string): Promise<string> {
  return mkdtemp(join(place, `sternklar-tests-${process.pid}-`));
}

/** Removes the data folders, and ends the PostgreSQL, of test runs that were interrupted before they could. */
export async function removeLeftovers(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    const owner = /^sternklar-tests-(\d+)-/.exec(name)?.[1];
    if (!owner || isAlive(Number(owner))) continue;
    const folder = join(place, name);
    const cluster = join(folder, 'postgres', 'data');
    const postmaster = await readPostmasterFile(cluster);
    if (postmaster && (await isPostmasterOf(cluster, postmaster.pid))) process.kill(postmaster.pid, 'SIGQUIT');
    // Another user's folder, or a file that the ending PostgreSQL writes at this moment, is left to the next run.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
