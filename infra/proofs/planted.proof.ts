/** `npm run prove planted [-- --only cent-lost | --draw 5 --seed 1]`: small faults, each found by a test. See docs/proofs/planted.md. */
import { parseArgs } from 'node:util';
import { readUses } from '../changed/changes.ts';
import { allFaults } from '../planted/all-faults.ts';
import { findByTests, passWithout } from '../planted/find-by-tests.ts';
import { withFault } from '../planted/planted-fault.ts';
import { runQuietly } from '../planted/run-tests.ts';
import { makeScratchCopy } from '../planted/scratch-copy.ts';
import { drawn, seedFrom } from './common/draw.ts';
import { runProof } from './common/proof.ts';

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, draw: { type: 'string' }, seed: { type: 'string' } },
});
const seed = seedFrom(values.seed);
const PREPARATION_MS = 300_000;
const PER_FAULT_MS = 300_000;

const chosen =
  values.draw === undefined
    ? allFaults.filter(({ name }) => values.only?.includes(name) ?? true)
    : drawn(allFaults, Number(values.draw), seed);

await runProof(
  {
    name: 'planted',
    proves: 'a small fault in any promise of the product is found by the tests that a change runs.',
    limitMs: PREPARATION_MS + chosen.length * PER_FAULT_MS,
  },
  async (proof) => {
    for (const name of values.only ?? [])
      if (!chosen.some((fault) => fault.name === name)) proof.fault(`There is no fault ${name}.`);
    if (values.draw !== undefined)
      proof.say(`${chosen.length} of ${allFaults.length} faults, drawn with --seed ${seed}`);
    const copy = await makeScratchCopy();
    proof.defer(copy.remove);
    const uses = readUses([]);
    const found = new Set<string>();
    for (const fault of chosen) {
      if (proof.signal.aborted) return;
      const started = performance.now();
      const text = await copy.read(fault.file);
      await copy.write(fault.file, withFault(text, fault));
      // Once, and not in each test that asks it; where nothing of it changed, this takes a second.
      await runQuietly(copy.folder, ['infra/commands/learn.ts'], { signal: proof.signal });
      const failure = await findByTests(copy.folder, { file: fault.file, uses, signal: proof.signal });
      await copy.write(fault.file, text);
      await copy.unlearn();
      const seconds = ((performance.now() - started) / 1_000).toFixed(0);
      if (failure === null) proof.fault(`${fault.name}: no test found it. ${fault.promise} (${fault.file})`);
      else {
        found.add(failure.file);
        proof.say(`${fault.name}: found in ${seconds} s by ${failure.file}: ${failure.says}`);
      }
    }
    for (const { file, says, why } of await passWithout(copy.folder, [...found], proof.signal)) {
      proof.fault(`Fails without any fault, too: ${file}: ${says}: ${why}`);
    }
    proof.say(`${found.size} test files found them, and pass without them`);
  },
);
