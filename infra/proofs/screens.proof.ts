/** `npm run prove screens`: the long browser tests. See docs/proofs/screens.md. */
import { ensureBrowser } from '../commands/browser.ts';
import { buildUis } from '../commands/build-uis.ts';
import { writeCount } from '../commands/steps.ts';
import { runTestFiles, wordsOfChance } from '../commands/test-files.ts';

const env = { CHROMIUM_PATH: await ensureBrowser() };

// Once, before both would do it.
await buildUis();
const runs = [
  await runTestFiles({ project: 'screens', env }),
  await runTestFiles({ project: 'back-office-screens', env }),
];
const failures = runs.flatMap((run) => run.failures);
const byChance = runs.flatMap((run) => run.byChance);
// The proof counts as one; this is for the end of `.ci/run`.
writeCount('screens', 0, [], byChance);
// Last of all, since what is kept of a long output is its end.
console.log(wordsOfChance(byChance));
for (const failure of failures) console.log(`\nfailed: ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
