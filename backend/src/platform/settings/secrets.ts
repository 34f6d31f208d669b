import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartRefused } from '@sternklar/event-store/start-refused';
import { folderRefusal } from '../embedded-postgres/folder-refusal.ts';
import { makeFolder } from '../embedded-postgres/make-folder.ts';

/** What signs session tokens, and what wraps the keys of personal data. */
export interface Secrets {
  readonly jwtSecret: string;
  readonly masterKey: Buffer;
}

interface Given {
  readonly jwtSecret: string | null;
  readonly masterKey: Buffer | null;
}

/** Where secrets are that were not given. */
export interface SecretPlaces {
  readonly dataDir: string;
  readonly masterKeys: { readonly folder: string | null };
  /** A PostgreSQL of one's own, whose data do not lie in the data folder; without it they do. */
  readonly database?: object | null;
}

/** How long every generated secret is. */
export const SECRET_BYTES = 32;

/** Where secrets are kept that were not given. */
export const secretsFolder = (dataDir: string): string => join(dataDir, 'secrets');

/** Fills in what was not given from `dataDir/secrets`, where it is generated once. Throws `StartRefused`. */
export const completeSecrets = async (given: Given, places: SecretPlaces): Promise<Secrets> => {
  const folder = secretsFolder(places.dataDir);
  // First, so that none of the others is there without it.
  const masterKey = given.masterKey ?? (await keptMasterKey(places));
  return { masterKey, jwtSecret: given.jwtSecret ?? (await keptSecret(folder, 'jwt-secret')).toString('base64') };
};

/** Whether the master key lies in a folder that somebody named, where nothing is generated. */
const isElsewhere = ({ dataDir, masterKeys: { folder } }: SecretPlaces): boolean =>
  folder !== null && folder !== secretsFolder(dataDir);

const holdsSecret = (path: string): boolean => {
  try {
    return Buffer.from(readFileSync(path, 'utf8').trim(), 'base64').length === SECRET_BYTES;
  } catch {
    return false;
  }
};

/** The next one where only that can be read: a turn was interrupted at its very end. Whether it is in force says the database. */
const masterKeyName = (folder: string): 'master-key' | 'master-key.next' =>
  !holdsSecret(join(folder, 'master-key')) && holdsSecret(join(folder, 'master-key.next'))
    ? 'master-key.next'
    : 'master-key';

/** The path of the file with the master key, which may not be there. */
export const masterKeyFile = ({ dataDir, masterKeys }: SecretPlaces): string => {
  const folder = masterKeys.folder ?? secretsFolder(dataDir);
  return join(folder, masterKeyName(folder));
};

/** A German sentence where data are there without the file of their master key; null otherwise, as before a first start. */
export const lostMasterKey = ({
  dataDir,
  database = null,
}: Pick<SecretPlaces, 'dataDir' | 'database'>): string | null => {
  const folder = secretsFolder(dataDir);
  const path = join(folder, masterKeyName(folder));
  const hasOthers = ['jwt-secret', 'audit-signing-key'].some((name) => existsSync(join(folder, name)));
  const hasData = database !== null || existsSync(join(dataDir, 'postgres/data/PG_VERSION'));
  return hasOthers && hasData && !existsSync(path)
    ? `Die Datei ${path} fehlt, ${database === null ? 'die Daten' : 'die übrigen Schlüssel'} daneben sind da: Bitte stellen Sie sie aus MASTER_KEY_COPY_DIR oder einer Sicherung wieder her (oder setzen Sie MASTER_KEY), denn ohne sie sind gespeicherte Daten nicht lesbar.`
    : null;
};

/** A new one beside data that another one opens would only hide that the file is gone; a first start has no other secret yet. */
const keptMasterKey = async (places: SecretPlaces): Promise<Buffer> => {
  if (isElsewhere(places)) return knownMasterKey(null, places);
  const lost = lostMasterKey(places);
  if (lost !== null) throw new StartRefused(lost);
  const folder = secretsFolder(places.dataDir);
  return keptSecret(folder, masterKeyName(folder));
};

/** The master key that was given or is kept; never a new one, which could open nothing. Throws `StartRefused`. */
export const knownMasterKey = async (given: Buffer | null, places: SecretPlaces): Promise<Buffer> => {
  const path = masterKeyFile(places);
  if (given === null && !existsSync(path)) {
    throw new StartRefused(
      isElsewhere(places)
        ? `Die Datei ${path} (MASTER_KEY_DIR) fehlt: Stellen Sie sie aus MASTER_KEY_COPY_DIR oder einer Sicherung wieder her. Nur für eine neue Installation legen Sie sie an: openssl rand -base64 32 > ${path}`
        : `MASTER_KEY fehlt: Setzen Sie den Hauptschlüssel der gesicherten Installation, oder legen Sie deren Datei nach ${path}.`,
    );
  }
  const folder = dirname(path);
  return given ?? (await keptSecret(folder, masterKeyName(folder)));
};

/** What signs the transparency log, only in a process that serves: given, or likewise generated once. Throws `StartRefused`. */
export const auditSigningKeyOf = async (given: Buffer | null, dataDir: string): Promise<Buffer> =>
  given ?? (await keptSecret(secretsFolder(dataDir), 'audit-signing-key'));

/** What signs push messages: given, or outside production likewise generated once; without it there are none. Throws `StartRefused`. */
export const vapidKeyOf = async (
  given: Buffer | null,
  { production, dataDir }: { readonly production: boolean; readonly dataDir: string },
): Promise<Buffer | null> => given ?? (production ? null : keptSecret(secretsFolder(dataDir), 'vapid-key'));

const WHEN_DAMAGED = {
  'jwt-secret': 'bitte löschen Sie sie: Sie wird neu angelegt, und alle müssen sich neu anmelden',
  'master-key':
    'bitte aus MASTER_KEY_COPY_DIR oder einer Sicherung wiederherstellen, denn ohne sie sind gespeicherte Daten nicht lesbar',
  'audit-signing-key':
    'bitte aus einer Sicherung wiederherstellen; ohne Sicherung löschen Sie sie: Dann unterschreibt ein neuer Schlüssel das Prüfprotokoll',
  'vapid-key': 'bitte löschen Sie sie: Sie wird neu angelegt, und wer Push-Mitteilungen will, schaltet sie neu ein',
  'master-key.next':
    'bitte aus MASTER_KEY_COPY_DIR wiederherstellen; ohne Kopie löschen Sie sie: sie galt noch nicht, solange das Produkt mit der bisherigen startet',
} as const;

/** The secret in a file of the folder, generated if there is none. Throws `StartRefused`. */
export const keptSecret = async (folder: string, name: keyof typeof WHEN_DAMAGED): Promise<Buffer> => {
  const path = join(folder, name);
  try {
    const kept = await readOrGenerate(folder, path);
    if (kept.length === SECRET_BYTES) return kept;
  } catch (error) {
    const refusal = folderRefusal(error, dirname(folder));
    if (refusal instanceof StartRefused) throw refusal;
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartRefused(
      `Die Datei ${path} lässt sich nicht lesen oder anlegen (${reason}); der Datenordner (DATA_DIR) braucht Schreibrechte und freien Platz.`,
      { cause: error },
    );
  }
  throw new StartRefused(`Die Datei ${path} ist beschädigt; ${WHEN_DAMAGED[name]}.`);
};

const readOrGenerate = async (folder: string, path: string): Promise<Buffer> => {
  const found = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (found !== null) return Buffer.from(found.trim(), 'base64');
  await makeFolder(folder, 0o700);
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
