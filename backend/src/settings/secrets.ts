import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '@sternklar/event-store/start-refused';

/** Signs session tokens; wraps the keys of personal data, and the accounts derive their own keys from it. */
export interface Secrets {
  readonly jwtSecret: string;
  readonly masterKey: Buffer;
}

interface Given {
  readonly jwtSecret: string | null;
  readonly masterKey: Buffer | null;
}

const SECRET_BYTES = 32;

/** Fills in what was not given from `dataDir/secrets`, where it is generated once. Throws `StartRefused`. */
export const completeSecrets = async (given: Given, dataDir: string): Promise<Secrets> => {
  const folder = join(dataDir, 'secrets');
  return {
    jwtSecret: given.jwtSecret ?? (await keptSecret(folder, 'jwt-secret')).toString('base64'),
    masterKey: given.masterKey ?? (await keptSecret(folder, 'master-key')),
  };
};

const keptSecret = async (folder: string, name: string): Promise<Buffer> => {
  const path = join(folder, name);
  try {
    const kept = await readOrGenerate(folder, path);
    if (kept.length === SECRET_BYTES) return kept;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartRefused(
      `Die Datei ${path} lässt sich nicht lesen oder anlegen (${reason}); der Datenordner (DATA_DIR) braucht Schreibrechte und freien Platz.`,
      { cause: error },
    );
  }
  throw new StartRefused(
    `Die Datei ${path} ist beschädigt; bitte aus einer Sicherung wiederherstellen, denn ohne sie sind gespeicherte Daten nicht lesbar.`,
  );
};

const readOrGenerate = async (folder: string, path: string): Promise<Buffer> => {
  const found = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (found !== null) return Buffer.from(found.trim(), 'base64');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await generateOnce(path);
  return Buffer.from((await readFile(path, 'utf8')).trim(), 'base64');
};

/** Written aside and linked into place, so that a crash leaves no half file and of two processes one wins. */
const generateOnce = async (path: string): Promise<void> => {
  const aside = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(aside, `${randomBytes(SECRET_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    await link(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(aside);
  }
};
