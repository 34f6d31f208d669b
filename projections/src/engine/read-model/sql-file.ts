import { readFileSync } from 'node:fs';

/** The text of a `.sql` file beside a projection. */
export const sqlFile = (file: URL): string => readFileSync(file, 'utf8');
