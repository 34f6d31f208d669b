import { stat } from 'node:fs/promises';

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
    if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  }
  return { uid: NOBODY, gid: NOBODY };
}
