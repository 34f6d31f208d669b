import { link, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '@sternklar/event-store/start-refused';
import { makeFolder } from '../embedded-postgres/make-folder.ts';
import {
  CURRENT,
  discard,
  formerName,
  holds,
  type KeyFile,
  keyFilesIn,
  shred,
  syncFolder,
} from './master-key-files.ts';

const ASIDE = '.aside';

/** A copy under way when the process was killed: nobody would find it when its key is destroyed. */
const clearAside = async (copies: string): Promise<void> => {
  for (const name of await readdir(copies)) {
    if (name.startsWith(CURRENT) && name.endsWith(ASIDE)) await shred(join(copies, name));
  }
};

const copyOut = async ({ name, bytes }: KeyFile, copies: string): Promise<void> => {
  const aside = join(copies, `${name}${ASIDE}`);
  await writeFile(aside, `${bytes.toString('base64')}\n`, { mode: 0o600, flush: true });
  await rename(aside, join(copies, name));
};

/** What another key takes the name of has a former one's from then on, as the same file: destroyed, it is written over in place. */
const setAside = async (here: readonly KeyFile[], copies: string): Promise<void> => {
  const { keys: there } = await keyFilesIn(copies);
  for (const { name, file, bytes } of there) {
    if (here.every((key) => key.name !== name || key.bytes.equals(bytes))) continue;
    if (there.some((other) => other.file !== file && other.bytes.equals(bytes))) {
      await discard(file);
      continue;
    }
    const former = join(copies, formerName(bytes));
    await rm(former, { force: true });
    await link(file, former);
  }
};

const copyAll = async (folder: string, copies: string): Promise<void> => {
  await makeFolder(copies, 0o700);
  await clearAside(copies);
  const { keys: here } = await keyFilesIn(folder);
  await setAside(here, copies);
  const { keys: there } = await keyFilesIn(copies);
  for (const key of here) {
    if (!there.some(({ name, bytes }) => name === key.name && bytes.equals(key.bytes))) await copyOut(key, copies);
  }
  for (const { name, file, bytes } of there) {
    if (holds(here, bytes) && !here.some((key) => key.name === name)) await discard(file);
  }
  await syncFolder(copies);
};

/**
 * Copies every key of the folder that can be read, under its name. It takes none away: what is lost or damaged in the folder, or another
 * key there, stays as a copy, under its own name or a former one's. Throws `StartRefused`.
 */
export const copyMasterKeys = async (folder: string, copies: string): Promise<void> => {
  try {
    await copyAll(folder, copies);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartRefused(
      `Der Hauptschlüssel lässt sich nicht nach ${copies} (MASTER_KEY_COPY_DIR) kopieren (${reason}); ohne Kopie wird er weder gewechselt noch ein früherer vernichtet.`,
      { cause: error },
    );
  }
};

/** How the copies stand to the keys that can be read. */
export interface ComparedCopies {
  readonly place: string;
  /** Files of which there is no copy, or another one. */
  readonly missing: readonly string[];
  /** Copies of what lies in the folder under no name. */
  readonly only: readonly string[];
  /** Both are lost with one disk; or that of the copies is not mounted. */
  readonly onSameDisk: boolean;
}

const diskOf = async (path: string): Promise<number | null> =>
  stat(path).then(
    ({ dev }) => dev,
    () => null,
  );

/** Reads both and changes nothing. */
export const compareMasterKeys = async (folder: string, copies: string): Promise<ComparedCopies> => {
  const [{ keys: here }, { keys: there }] = [await keyFilesIn(folder), await keyFilesIn(copies)];
  const disk = await diskOf(copies);
  return {
    place: copies,
    missing: here
      .filter((key) => !there.some(({ name, bytes }) => name === key.name && bytes.equals(key.bytes)))
      .map(({ file }) => file),
    only: there.filter(({ bytes }) => !holds(here, bytes)).map(({ file }) => file),
    onSameDisk: disk !== null && disk === (await diskOf(folder)),
  };
};
