/** Writes docs/slices.md from the sources; with `--check` only says whether it is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSlices } from '../slices/read-slices.ts';
import { renderSlices } from '../slices/render-slices.ts';
import { root } from './steps.ts';

const file = resolve(root, 'docs/slices.md');
const slices = readSlices();
const page = renderSlices(slices);
const onlyHandled = slices.reactors.filter((reactor) => reactor.handles.length === 0);
if (onlyHandled.length > 0) {
  console.error(`Reactors that handle no registered event: ${onlyHandled.map((reactor) => reactor.name).join(', ')}`);
  process.exitCode = 1;
}
if (process.argv.includes('--check')) {
  const current = (() => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return '';
    }
  })();
  if (current !== page) {
    console.error('docs/slices.md is out of date. Run: node infra/commands/slices.ts');
    process.exitCode = 1;
  } else console.log(`docs/slices.md is up to date (${slices.slices.length} slices).`);
} else {
  writeFileSync(file, page);
  console.log(`docs/slices.md: ${slices.slices.length} slices, ${slices.reactors.length} reactors.`);
}
