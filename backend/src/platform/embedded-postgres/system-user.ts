import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

/** The user PostgreSQL runs as; it refuses to run as root. `undefined`: the user of this process. */
export type SystemUser = { readonly uid: number; readonly gid: number } | undefined;

const NOBODY = 65_534;

/**
 * Whom to run PostgreSQL as. Root steps down to whoever owns the data already (a folder made by an ordinary user stays
 * theirs), else to nobody.
 */
export async function chooseSystemUser(folders: readonly string[]): Promise<SystemUser> {
  if (process.getuid?.() !== 0) return undefined;
  for (const folder of folders) {
    const owner = await stat(folder).catch(() => undefined);
    if (owner && owner.uid !== 0 && (await isKnown(owner.uid))) return { uid: owner.uid, gid: owner.gid };
  }
  return { uid: NOBODY, gid: NOBODY };
}

/** initdb asks the system for its user's name, and gives up where the user has none. */
async function isKnown(uid: number): Promise<boolean> {
  return promisify(execFile)('id', ['-un', String(uid)]).then(
    () => true,
    () => false,
  );
}
