import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { asKept } from '../verify/verify-bundle.mjs';

/** The file for the checkpoint cannot be read or written; the message is a German sentence. */
export class NotKept extends Error {
  override readonly name = 'NotKept';
}

const REASONS: Readonly<Record<string, string>> = {
  EISDIR: 'das ist ein Ordner',
  ENOTDIR: 'der Ordner davor ist eine Datei',
  EACCES: 'dieser Benutzer darf es nicht',
  EPERM: 'dieser Benutzer darf es nicht',
  EROFS: 'dort darf nicht geschrieben werden',
  ENOSPC: 'der Datenträger ist voll',
};

const notKept = (file: string, what: string, error: NodeJS.ErrnoException): NotKept =>
  new NotKept(`${file} lässt sich nicht ${what} (${REASONS[error.code ?? ''] ?? error.message}).`, { cause: error });

/** What was kept last time, as an editor or a clipboard may have left it; null when there is no such file yet. Throws `NotKept`. */
export const readKept = async (file: string): Promise<string | null> => {
  try {
    return asKept(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw notKept(file, 'lesen', error as NodeJS.ErrnoException);
  }
};

/** Replaces the file as a whole: a crash leaves the former note or the new one. Throws `NotKept`. */
export const keep = async (file: string, note: string): Promise<void> => {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.new`, note);
    await rename(`${file}.new`, file);
  } catch (error) {
    throw notKept(file, 'schreiben', error as NodeJS.ErrnoException);
  }
};
