/** Writes docs/slices.md from the sources; with `--check` only says whether it is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSlices } from '../slices/read-slices.ts';
import { renderSlices } from '../slices/render-slices.ts';
import { root } from './steps.ts';

const file = resolve(root, 'docs/slices.md');
const slices = readSlices();
const page = renderSlices(slices);
if (process.argv.includes('--check')) {
  const current = (() => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return '';
    }
  })();
  if (current !== page) {
    console.error('docs/slices.md is out of date. Run: npm run slices');
    process.exitCode = 1;
  } else console.log(`docs/slices.md is up to date (${slices.slices.length} slices).`);
} else {
  writeFileSync(file, page);
  console.log(`docs/slices.md: ${slices.slices.length} slices.`);
}
