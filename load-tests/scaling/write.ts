import { readFile, writeFile } from 'node:fs/promises';
import { withTables } from './document.ts';
import { readInputs } from './inputs.ts';
import { tablesOf } from './tables.ts';

const DOCUMENT = new URL('../../docs/scaling.md', import.meta.url);

/** Writes the tables of docs/scaling.md anew, from what was measured last. */
export const writeScalingTables = async (): Promise<void> =>
  writeFile(DOCUMENT, withTables(await readFile(DOCUMENT, 'utf8'), tablesOf(readInputs())));
