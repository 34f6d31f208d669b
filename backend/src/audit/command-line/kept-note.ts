import { readFile, rename, writeFile } from 'node:fs/promises';

/** What was kept last time; null when there is no such file yet. */
export const readKept = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** Replaces the file as a whole: a crash leaves the former note or the new one. */
export const keep = async (file: string, note: string): Promise<void> => {
  await writeFile(`${file}.new`, note);
  await rename(`${file}.new`, file);
};
