/** `npm run prove long`: tests that start processes of the product or fill large databases. See docs/proofs/long.md. */
import { writeCount } from '../commands/steps.ts';
import { runTestFiles, wordsOfChance } from '../commands/test-files.ts';

const { failures, byChance } = await runTestFiles({ project: 'long' });
// The proof counts as one; this is for the end of `.ci/run`.
writeCount('long', 0, [], byChance);
console.log(wordsOfChance(byChance));
for (const failure of failures) console.log(`\nfailed: ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
