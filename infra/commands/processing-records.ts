/** Writes docs/processing-records.md from the event schemas; with `--check` only says whether it is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderProcessingRecords } from '../slices/processing-records.ts';
import { root } from './steps.ts';

const file = resolve(root, 'docs/processing-records.md');
const page = renderProcessingRecords();
const current = (): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

if (!process.argv.includes('--check')) {
  writeFileSync(file, page);
  console.log('docs/processing-records.md is written.');
} else if (current() === page) console.log('docs/processing-records.md is up to date.');
else {
  console.error('docs/processing-records.md is out of date. Run: npm run processing-records');
  process.exitCode = 1;
}
