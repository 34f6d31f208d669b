import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a page says while its user interface has not been built. */
export const notBuilt = {
  status: 503,
  title: 'Die Oberfläche ist noch nicht gebaut',
  text: 'Bitte führen Sie einmal „npm run build“ aus und laden Sie diese Seite neu.',
} as const;

/** The text of a built `index.html`, null when there is none. */
export const readShell = (folder: string): Promise<string | null> =>
  readFile(join(folder, 'index.html'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
