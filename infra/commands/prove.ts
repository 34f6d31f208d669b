/**
 * `npm run prove [name …] [-- --option …]`: the heavier proofs, each by name; options go to the named ones. Without names:
 * all, in sizes that fit CI. docs/proofs has a page on each.
 */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildUis } from './build-uis.ts';
import { failuresOf, root, runSteps, writeCount } from './steps.ts';

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
/** Where a proof's own size suits a machine of one's own better than a short run of all of them. */
const SIZES_OF_A_FULL_RUN: Readonly<Record<string, readonly string[]>> = {
  streams: ['--streams', '2000'],
  billing: ['--customers', '200'],
};

/** Only when asked for: one compares speeds, which a busy machine gets wrong; one wants both processors for minutes. */
const ONLY_BY_NAME = ['admin-page', 'cluster'];

await buildUis();
const results = await runSteps(
  (asked.length > 0 ? asked : all.filter((name) => !ONLY_BY_NAME.includes(name))).map((name) => ({
    name: `prove ${name}`,
    command: [
      'node',
      `infra/proofs/${name}.proof.ts`,
      ...(asked.length > 0 ? options : (SIZES_OF_A_FULL_RUN[name] ?? [])),
    ] as const,
  })),
);
const failures = failuresOf(results);
writeCount('prove', results.length - failures.length, failures);
process.exitCode = failures.length === 0 ? 0 : 1;
