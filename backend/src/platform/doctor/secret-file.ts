import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { masterKeyFile, SECRET_BYTES, type SecretPlaces, secretsFolder } from '../settings/secrets.ts';
import type { KeysWorld } from './check-keys.ts';

const OTHERS = 0o077;

/** Reads a generated secret of a data folder, or the master key's file elsewhere, and never makes one. */
export const secretFileOf =
  (places: SecretPlaces): KeysWorld['file'] =>
  async (name) => {
    const path = name === 'master-key' ? masterKeyFile(places) : join(secretsFolder(places.dataDir), name);
    try {
      const { mode } = await stat(path);
      const bytes = Buffer.from((await readFile(path, 'utf8')).trim(), 'base64');
      return {
        path,
        readable: true,
        // Windows knows no such rights.
        openToOthers: process.platform !== 'win32' && (mode & OTHERS) !== 0,
        bytes: bytes.length === SECRET_BYTES ? bytes : null,
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      return { path, readable: false, openToOthers: false, bytes: null };
    }
  };
