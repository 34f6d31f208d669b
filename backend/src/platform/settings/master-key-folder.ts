import { hash, randomBytes } from 'node:crypto';
import { copyFile, link, open, readdir, readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefused } from '@sternklar/event-store/start-refused';
import { makeFolder } from '../embedded-postgres/make-folder.ts';
import { keptSecret, SECRET_BYTES } from './secrets.ts';

const CURRENT = 'master-key';
const NEXT = 'master-key.next';
/** The current one, the next one before it counts, and former ones for as long as backups need them. */
const KEY_FILE = /^master-key(?:\.next|\.former-[0-9a-f]{16})?$/;
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
}

/** The files of the master keys. They are the only ones: who destroys one destroys what it alone opens. */
export interface MasterKeyFolder {
  readonly hasCopies: boolean;
  /** All there are, the current one first. */
  kept(): Promise<readonly KeptMasterKey[]>;
  /** The key to change to, made once and kept in both places before anything changes. Throws `StartRefused`. */
  next(): Promise<Buffer>;
  /** The next one becomes the current one, which stays as a former one. */
  taken(): Promise<void>;
  /** Overwrites and deletes a key in both places, and keeps by what a copy of the database shows that it needed it. */
  destroy(key: KeptMasterKey, checkValue: Buffer): Promise<void>;
  /** Whether what shows itself by this check value was destroyed here. */
  wasDestroyed(checkValue: Buffer): Promise<boolean>;
}

const namesIn = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => KEY_FILE.test(name)).sort();
};

const bytesIn = async (path: string): Promise<Buffer | null> => {
  const bytes = Buffer.from((await readFile(path, 'utf8')).trim(), 'base64');
  return bytes.length === SECRET_BYTES ? bytes : null;
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
};

/** What the disk held of it is written over first, as far as it does so in place. */
const shred = async (path: string): Promise<void> => {
  const handle = await open(path, 'r+').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (handle === null) return;
  await handle.write(randomBytes((await handle.stat()).size), 0, undefined, 0);
  await handle.sync();
  await handle.close();
  await unlink(path);
};

export const createMasterKeyFolder = ({ folder, copies }: MasterKeyFolderOptions): MasterKeyFolder => {
  const listOfDestroyed = join(folder, DESTROYED);

  /** Both places hold the same keys: new ones are there before they count, and none outlives the other. */
  const mirror = async (): Promise<void> => {
    if (copies === null) return;
    try {
      await makeFolder(copies, 0o700);
      const names = await namesIn(folder);
      for (const name of names) {
        await copyFile(join(folder, name), join(copies, `${name}.aside`));
        await rename(join(copies, `${name}.aside`), join(copies, name));
      }
      for (const name of await namesIn(copies)) if (!names.includes(name)) await shred(join(copies, name));
      await syncFolder(copies);
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
      throw new StartRefused(
        `Der Hauptschlüssel lässt sich nicht nach ${copies} (MASTER_KEY_COPY_DIR) kopieren (${reason}); ohne Kopie wird er nicht gewechselt.`,
        { cause: error },
      );
    }
  };

  const destroyed = async (): Promise<readonly string[]> => {
    const text = await readFile(listOfDestroyed, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    return text.split('\n').filter(Boolean);
  };

  return {
    hasCopies: copies !== null,
    async kept() {
      const files = await Promise.all(
        (await namesIn(folder)).map(async (name) => {
          const file = join(folder, name);
          const bytes = await bytesIn(file).catch(() => null);
          return bytes ? [{ file, bytes }] : [];
        }),
      );
      return files.flat();
    },
    async next() {
      const bytes = await keptSecret(folder, NEXT);
      await mirror();
      return bytes;
    },
    async taken() {
      const current = join(folder, CURRENT);
      const bytes = await bytesIn(current);
      const name = hash(
        'sha256',
        Buffer.concat([Buffer.from('sternklar former master key\n'), bytes ?? randomBytes(32)]),
      );
      // First the former one has its name, then the next one takes its place in one step.
      await link(current, join(folder, `${CURRENT}.former-${name.slice(0, 16)}`)).catch((error) => {
        if (error.code !== 'EEXIST') throw error;
      });
      await rename(join(folder, NEXT), current);
      await syncFolder(folder);
      await mirror();
    },
    async destroy({ file }, checkValue) {
      const list = await open(listOfDestroyed, 'a', 0o600);
      await list.write(`${checkValue.toString('hex')}\n`);
      await list.sync();
      await list.close();
      await shred(file);
      await syncFolder(folder);
      await mirror();
    },
    wasDestroyed: async (checkValue) => (await destroyed()).includes(checkValue.toString('hex')),
  };
};
