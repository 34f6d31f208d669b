/** `npm run prove screens [-- --draw 20 --seed 1]`: the long browser tests. See docs/proofs/screens.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../commands/browser.ts';
import { buildUis } from '../commands/build-uis.ts';
import { root, writeCount } from '../commands/steps.ts';
import { runTestFiles, wordsOfChance } from '../commands/test-files.ts';
import { drawnOfEach, seedFrom } from './common/draw.ts';
import { hasLongTests } from './common/long-tests.ts';

const { values } = parseArgs({ options: { draw: { type: 'string' }, seed: { type: 'string' } } });
const PROJECTS = [
  { project: 'screens', folder: 'customer-ui/e2e/screens' },
  { project: 'back-office-screens', folder: 'admin-ui/e2e/screens' },
  { project: 'widget-screens', folder: 'chat-widget/e2e/screens' },
];
const testsIn = (folder: string): readonly string[] =>
  readdirSync(resolve(root, folder))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`);
/** Files of `npm test`, some of whose tests are long. */
const tagged = PROJECTS.flatMap(({ folder }) => testsIn(dirname(folder))).filter((file) =>
  hasLongTests(readFileSync(resolve(root, file), 'utf8')),
);
const all = [...PROJECTS.flatMap(({ folder }) => testsIn(folder)), ...tagged];
const seed = seedFrom(values.seed);
/** Of each app one at least. */
const appOf = (file: string): string => file.split('/')[0] ?? '';
const chosen = values.draw === undefined ? all : drawnOfEach(all, appOf, { count: Number(values.draw), seed });
if (values.draw !== undefined) console.log(`${chosen.length} of ${all.length} files, drawn with --seed ${seed}`);

const env = { CHROMIUM_PATH: await ensureBrowser() };
// Once, before each would do it.
await buildUis();
const runs = [];
for (const { project, folder } of PROJECTS) {
  const files = chosen.filter((file) => file.startsWith(folder));
  if (files.length > 0) runs.push(await runTestFiles({ project, files, env }));
}
const chosenTagged = chosen.filter((file) => tagged.includes(file));
if (chosenTagged.length > 0)
  runs.push(
    await runTestFiles({ project: 'browser', name: 'long-in-browser', tags: 'long', files: chosenTagged, env }),
  );
const failures = runs.flatMap((run) => run.failures);
const byChance = runs.flatMap((run) => run.byChance);
// The proof counts as one; this is for the end of `.ci/run`.
writeCount('screens', 0, [], byChance);
// Last of all, since what is kept of a long output is its end.
console.log(wordsOfChance(byChance));
for (const failure of failures) console.log(`\nfailed: ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
