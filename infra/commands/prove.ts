/** `npm run prove [name …]`: the heavier proofs, each by name. Without names: all, in sizes that fit CI. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildUis } from './build-uis.ts';
import { root, runSteps, writeCount } from './steps.ts';

const folder = resolve(root, 'infra/proofs');
const all = readdirSync(folder)
  .filter((file) => file.endsWith('.proof.ts'))
  .map((file) => file.replace('.proof.ts', ''))
  .sort();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown proof: ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(2);
}
await buildUis();
const results = await runSteps(
  (asked.length > 0 ? asked : all).map((name) => ({
    name: `prove ${name}`,
    command: ['node', `infra/proofs/${name}.proof.ts`] as const,
  })),
);
const failed = results.filter((result) => !result.passed).length;
writeCount('prove', results.length - failed, failed);
process.exitCode = failed === 0 ? 0 : 1;
