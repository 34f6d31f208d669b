/** `npm run prove long [-- --draw 20 --seed 1]`: what takes long without a browser. See docs/proofs/long.md. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root, writeCount } from '../commands/steps.ts';
import { runTestFiles, type TestFiles, wordsOfChance } from '../commands/test-files.ts';
import { drawnOfEach, seedFrom } from './common/draw.ts';
import { hasLongTests } from './common/long-tests.ts';

const { values } = parseArgs({ options: { draw: { type: 'string' }, seed: { type: 'string' } } });
const isLong = (file: string): boolean => /\.(?:long|sampled)\.test\.ts$/.test(file);
const holdsLongTests = (file: string): boolean => hasLongTests(readFileSync(resolve(root, file), 'utf8'));

const all = globSync('*/**/*.test.ts', { cwd: root, exclude: (path) => path.includes('node_modules') })
  .filter((file) => isLong(file) || holdsLongTests(file))
  .sort();
const seed = seedFrom(values.seed);
/** What starts processes or fills databases, what takes random cases, and what has long tests among others. */
const kindOf = (file: string): string => (isLong(file) ? file.replace(/^.*\.(\w+)\.test\.ts$/, '$1') : 'tagged');
const chosen = values.draw === undefined ? all : drawnOfEach(all, kindOf, { count: Number(values.draw), seed });
if (values.draw !== undefined) console.log(`${chosen.length} of ${all.length} files, drawn with --seed ${seed}`);

const wanted: readonly TestFiles[] = [
  { project: 'long', files: chosen.filter(isLong) },
  { project: 'unit', name: 'long-in-unit', tags: 'long', files: chosen.filter((file) => !isLong(file)) },
];
const runs = [];
for (const run of wanted) if (run.files?.length !== 0) runs.push(await runTestFiles(run));
const failures = runs.flatMap((run) => run.failures);
const byChance = runs.flatMap((run) => run.byChance);
// The proof counts as one; this is for the end of `.ci/run`.
writeCount('long', 0, [], byChance);
console.log(wordsOfChance(byChance));
for (const failure of failures) console.log(`\nfailed: ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
