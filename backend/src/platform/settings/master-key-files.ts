import { hash, randomBytes } from 'node:crypto';
import { open, readdir, readFile, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { SECRET_BYTES } from './secrets.ts';

export const CURRENT = 'master-key';
export const NEXT = 'master-key.next';
/** The current one, the next one before it counts, and former ones for as long as backups need them. */
const KEY_FILE = /^master-key(?:\.next|\.former-[0-9a-f]{16})?$/;

export interface KeyFile {
  readonly name: string;
  readonly file: string;
  /** 32 bytes. */
  readonly bytes: Buffer;
}

/** What a folder holds of master keys. Of a file that is damaged or cannot be read only the path is known. */
export interface KeyFiles {
  /** The current one first. */
  readonly keys: readonly KeyFile[];
  readonly damaged: readonly string[];
  readonly unreadable: readonly string[];
}

const bytesIn = async (path: string): Promise<Buffer | null> => {
  const bytes = Buffer.from((await readFile(path, 'utf8')).trim(), 'base64');
  return bytes.length === SECRET_BYTES ? bytes : null;
};

type ReadFile = KeyFile | { readonly damaged: string } | { readonly unreadable: string };

const read = async (folder: string, name: string): Promise<ReadFile> => {
  const file = join(folder, name);
  try {
    const bytes = await bytesIn(file);
    return bytes === null ? { damaged: file } : { name, file, bytes };
  } catch {
    return { unreadable: file };
  }
};

/** Reads all of them; none where there is no folder. */
export const keyFilesIn = async (folder: string): Promise<KeyFiles> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found = await Promise.all(
    names
      .filter((name) => KEY_FILE.test(name))
      .sort()
      .map((name) => read(folder, name)),
  );
  return {
    keys: found.filter((one) => 'bytes' in one),
    damaged: found.flatMap((one) => ('damaged' in one ? [one.damaged] : [])),
    unreadable: found.flatMap((one) => ('unreadable' in one ? [one.unreadable] : [])),
  };
};

export const holds = (keys: readonly KeyFile[], bytes: Buffer): boolean => keys.some((key) => key.bytes.equals(bytes));

/** The name of a former key, the same wherever and however often it is set aside; null: of one that is damaged. */
export const formerName = (bytes: Buffer | null): string => {
  const digest = hash(
    'sha256',
    Buffer.concat([Buffer.from('sternklar former master key\n'), bytes ?? randomBytes(SECRET_BYTES)]),
  );
  return `${CURRENT}.former-${digest.slice(0, 16)}`;
};

export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
};

/** What the disk held of it is written over first, as far as it does so in place. */
export const shred = async (path: string): Promise<void> => {
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

/** Takes a name away from a key that has another one: only a file of its own is written over. */
export const discard = async (path: string): Promise<void> => {
  await ((await stat(path)).nlink > 1 ? unlink(path) : shred(path));
};
