import { link, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '@sternklar/event-store/start-refused';
import { type ComparedCopies, compareMasterKeys, copyMasterKeys } from './master-key-copies.ts';
import { CURRENT, formerName, holds, type KeyFiles, keyFilesIn, NEXT, shred, syncFolder } from './master-key-files.ts';
import { keptSecret } from './secrets.ts';

/** Of keys that were destroyed: by what a copy of the database shows that it needs one of them. */
const DESTROYED = 'master-keys.destroyed';

export interface MasterKeyFolderOptions {
  /** Where the master key lies, outside of the database. */
  readonly folder: string;
  /** A second place, on another disk, that holds the same keys and no other; null: there is none. */
  readonly copies: string | null;
}

export interface KeptMasterKey {
  readonly file: string;
  /** 32 bytes. */
  readonly bytes: Buffer;
  /** It lies where the next one does: not in force yet, or its turn was interrupted at the very end. */
  readonly isNext: boolean;
}

/** The files of the master keys. They are the only ones: who destroys one destroys what it alone opens. */
export interface MasterKeyFolder {
  readonly hasCopies: boolean;
  /** All of the first place that can be read, the current one first. */
  kept(): Promise<readonly KeptMasterKey[]>;
  /** Those of both places, and the paths of those that cannot be read. */
  everywhere(): Promise<{ readonly keys: readonly KeptMasterKey[]; readonly unreadable: readonly string[] }>;
  /**
   * The key to change to, made once and kept in both places before anything changes. Throws `StartRefused`, also where the current one is
   * lost or damaged.
   */
  next(): Promise<Buffer>;
  /** The next one becomes the current one, which stays as a former one; nothing where that is done. Throws `StartRefused`. */
  taken(): Promise<void>;
  /**
   * Overwrites and deletes a key in both places, and keeps by what a copy of the database shows that it needed it. Throws `StartRefused` for
   * the current one, and where the copies cannot be reached.
   */
  destroy(key: Pick<KeptMasterKey, 'bytes'>, checkValue: Buffer): Promise<void>;
  /** Whether what shows itself by this check value was destroyed here. */
  wasDestroyed(checkValue: Buffer): Promise<boolean>;
  /** How the copies stand to them; null: there is no second place. Rejects where one of both cannot be read. */
  compared(): Promise<ComparedCopies | null>;
  /** The sentence on a current key that is lost or damaged. */
  lostSentence(): string;
}

const keptIn = ({ keys }: KeyFiles): readonly KeptMasterKey[] =>
  keys.map(({ name, file, bytes }) => ({ file, bytes, isNext: name === NEXT }));

export const createMasterKeyFolder = ({ folder, copies }: MasterKeyFolderOptions): MasterKeyFolder => {
  const listOfDestroyed = join(folder, DESTROYED);
  const current = join(folder, CURRENT);
  const next = join(folder, NEXT);
  const copy = async (): Promise<void> => {
    if (copies !== null) await copyMasterKeys(folder, copies);
  };
  const lostSentence = () =>
    `In ${folder} fehlt die lesbare Datei des Hauptschlüssels, den die Datenbank braucht (${CURRENT}): Legen Sie sie ${
      copies === null ? 'aus einer Sicherung' : `aus ${copies} (MASTER_KEY_COPY_DIR)`
    } zurück, oder hängen Sie den Ordner wieder ein. Bis dahin wird kein Schlüssel gewechselt oder vernichtet und keine Kopie angerührt.`;

  const destroyed = async (): Promise<readonly string[]> => {
    const text = await readFile(listOfDestroyed, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    return text.split('\n').filter(Boolean);
  };

  const remember = async (checkValue: Buffer): Promise<void> => {
    // Tried again, it is there already.
    if ((await destroyed()).includes(checkValue.toString('hex'))) return;
    const list = await open(listOfDestroyed, 'a', 0o600);
    await list.write(`${checkValue.toString('hex')}\n`);
    await list.sync();
    await list.close();
  };

  /** First the former one has its name, then the next one takes its place in one step. */
  const replace = async (former: Buffer | null): Promise<void> => {
    await link(current, join(folder, formerName(former))).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error;
    });
    await rename(next, current);
    await syncFolder(folder);
  };

  return {
    hasCopies: copies !== null,
    lostSentence,
    compared: async () => (copies === null ? null : compareMasterKeys(folder, copies)),
    kept: async () => keptIn(await keyFilesIn(folder)),
    async everywhere() {
      const places = await Promise.all([folder, ...(copies === null ? [] : [copies])].map(keyFilesIn));
      return { keys: places.flatMap(keptIn), unreadable: places.flatMap(({ unreadable }) => unreadable) };
    },
    async next() {
      const { keys } = await keyFilesIn(folder);
      // A next one that is there may be in force already, and is all that is left.
      if (!keys.some(({ name }) => name === CURRENT || name === NEXT)) throw new StartRefused(lostSentence());
      const bytes = await keptSecret(folder, NEXT);
      await copy();
      return bytes;
    },
    async taken() {
      const { keys, damaged, unreadable } = await keyFilesIn(folder);
      if (damaged.includes(next))
        throw new StartRefused(`Die Datei ${next} ist beschädigt; sie ersetzt keinen Schlüssel.`);
      if (unreadable.length > 0) throw new StartRefused(`Die Datei ${unreadable[0]} lässt sich nicht lesen.`);
      const former = keys.find(({ name }) => name === CURRENT) ?? null;
      if (keys.some(({ name }) => name === NEXT)) await replace(former?.bytes ?? null);
      else if (former === null) throw new StartRefused(lostSentence());
      await copy();
    },
    async destroy({ bytes }, checkValue) {
      const { keys } = await keyFilesIn(folder);
      if (
        holds(
          keys.filter(({ name }) => name === CURRENT),
          bytes,
        )
      ) {
        throw new StartRefused(
          `Der Schlüssel in ${current} wird nicht vernichtet: Unter diesem Namen liegt der, der gilt.`,
        );
      }
      // What lies under the current one's name there is the current one's, before anything goes.
      await copy();
      await remember(checkValue);
      // The first place last: interrupted, it still shows what is to be done.
      for (const place of copies === null ? [folder] : [copies, folder]) {
        const held = (await keyFilesIn(place)).keys.filter((key) => key.bytes.equals(bytes));
        for (const { file } of held) await shred(file);
        await syncFolder(place);
      }
    },
    wasDestroyed: async (checkValue) => (await destroyed()).includes(checkValue.toString('hex')),
  };
};
