/** `npm run prove bench [-- --draw 4 --seed 1]`: every benchmark runs to its end. See docs/proofs/bench.md. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { drawn, seedFrom } from './common/draw.ts';
import { runProof } from './common/proof.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, 'load-tests/bench');
const LIMIT_MS = 900_000;
/** What a benchmark says of itself when it is through: `── append: 12.3 s`. */
const ENDED = /^── ([\w-]+): [\d.]+ s$/;

/** By their files, so that one that nobody lists is found, too. */
const benchmarks = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace(/^.*[\\/]/, '').replace('.bench.ts', ''))
  .sort();

const { values } = parseArgs({ options: { draw: { type: 'string' }, seed: { type: 'string' } } });
const seed = seedFrom(values.seed);
const chosen = values.draw === undefined ? benchmarks : drawn(benchmarks, Number(values.draw), seed);
if (values.draw !== undefined)
  console.log(`${chosen.length} of ${benchmarks.length} benchmarks, drawn with --seed ${seed}`);

await runProof(
  {
    name: 'bench',
    proves: 'every benchmark runs to its end; its figures count only in a full run.',
    limitMs: LIMIT_MS,
  },
  async (proof) => {
    const child = spawn(process.execPath, ['load-tests/bench/bench.ts', ...chosen, '--quick'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(child, 'exit');
    proof.defer(async () => {
      child.kill('SIGTERM');
      await exited;
    });
    const ended = new Set<string>();
    for await (const line of createInterface({ input: child.stdout })) {
      const [, name] = ENDED.exec(line) ?? [];
      if (name !== undefined) ended.add(name);
      if (line.startsWith('──')) proof.say(line);
    }
    const [code, signal] = await exited;
    if (code !== 0) proof.fault(`The benchmarks ended with ${code ?? signal}.`);
    for (const name of chosen) if (!ended.has(name)) proof.fault(`The benchmark ${name} did not run to its end.`);
  },
);
