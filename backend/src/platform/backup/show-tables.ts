import { countText } from '../german.ts';
import type { OnTable } from './write-backup.ts';

const EVERY_ROWS = 100_000;

/** A line for each table that is begun, and one for every 100,000 rows of a big one. */
export const showTables = (print: (line: string) => void): OnTable => {
  let current = '';
  let next = 0;
  return (table, rows) => {
    if (table !== current) {
      current = table;
      next = EVERY_ROWS;
      print(`  ${table} …`);
    }
    if (rows < next) return;
    print(`  ${table}: ${countText(rows)} Zeilen …`);
    next = rows - (rows % EVERY_ROWS) + EVERY_ROWS;
  };
};
