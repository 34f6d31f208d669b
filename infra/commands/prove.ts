/**
 * `npm run prove [name …] [-- --option …]`: the heavier proofs, each by name; options go to the named ones. Without names:
 * all, in sizes that fit CI, two beside each other and beside them one that waits. docs/proofs has a page on each.
 */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { stepOf, stepsOfAll } from '../proofs/common/run-of-all.ts';
import { buildUis } from './build-uis.ts';
import { failuresOf, root, runSteps, stepsAgain, writeCount } from './steps.ts';

/** One for each of two processors. */
const AT_ONCE = 2;

const folder = resolve(root, 'infra/proofs');
const all = readdirSync(folder)
  .filter((file) => file.endsWith('.proof.ts'))
  .map((file) => file.replace('.proof.ts', ''))
  .sort();
const given = process.argv.slice(2);
const firstOption = given.findIndex((argument) => argument.startsWith('-'));
const asked = firstOption < 0 ? given : given.slice(0, firstOption);
const options = firstOption < 0 ? [] : given.slice(firstOption);
if (options.length > 0 && asked.length === 0) {
  console.error('Options belong to a proof: npm run prove fuzz -- --requests 10000');
  process.exit(2);
}
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown proof: ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(2);
}
await buildUis();
const steps = asked.length > 0 ? asked.map((name) => stepOf(name, options)) : stepsOfAll(all);
const first = await runSteps(steps, { atOnce: asked.length > 0 ? 1 : AT_ONCE });
const again = asked.length > 0 ? [] : stepsAgain(steps, first);
// Each with the machine for itself: what failed by chance is told from what fails.
const second = await runSteps(again);
const failures = failuresOf([...first.filter(({ name }) => !again.some((step) => step.name === name)), ...second]);
const passedThen = new Set(second.filter(({ passed }) => passed).map(({ name }) => name));
const byChance = failuresOf(first.filter(({ name }) => passedThen.has(name)));
writeCount('prove', first.length - failures.length, failures, byChance);
process.exitCode = failures.length === 0 ? 0 : 1;
