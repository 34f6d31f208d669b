import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SECRET_BYTES, secretsFolder } from '../settings/secrets.ts';
import type { KeysWorld } from './check-keys.ts';

const OTHERS = 0o077;

/** Reads a generated secret of a data folder, and never makes one. */
export const secretFileOf =
  (dataDir: string): KeysWorld['file'] =>
  async (name) => {
    const path = join(secretsFolder(dataDir), name);
    const found = await stat(path).catch(() => null);
    if (found === null) return null;
    const text = await readFile(path, 'utf8').catch(() => '');
    const bytes = Buffer.from(text.trim(), 'base64');
    return {
      path,
      // Windows knows no such rights.
      openToOthers: process.platform !== 'win32' && (found.mode & OTHERS) !== 0,
      bytes: bytes.length === SECRET_BYTES ? bytes : null,
    };
  };
