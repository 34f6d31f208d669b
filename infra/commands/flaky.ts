/**
 * `npm run flaky -- 10 [--project unit] [--seed 7] [--real-clock] [--inside] [folder or file …]`: repeats tests while two
 * processes burn time, files in random order (`--inside`: their tests, too) and at random times, and prints what failed at
 * least once. A seed repeats its round: `npm run flaky -- 1 --seed 7 …`. The clock of a product in a process of its own, of a
 * browser and of PostgreSQL stays. `npm run flaky -- whole 10 --burn 5`: whole runs (whole-runs.ts).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { failedAtLeastOnce, roundOf } from '../flaky/rounds.ts';
import { ensureBrowser } from './browser.ts';
import { buildAll } from './build-uis.ts';
import { root, run } from './steps.ts';
import { readReport } from './test-report.ts';

if (process.argv[2] === 'whole') {
  await import('./whole-runs.ts');
  process.exit();
}

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    project: { type: 'string', default: 'unit' },
    seed: { type: 'string' },
    'real-clock': { type: 'boolean', default: false },
    inside: { type: 'boolean', default: false },
  },
});
const [rounds = '10', ...files] = positionals;
if (!/^[1-9]\d*$/.test(rounds)) {
  console.error('How often? npm run flaky -- 10 [folder or file …]');
  process.exit(2);
}
const firstSeed = values.seed === undefined ? Math.floor(Math.random() * 1_000_000) : Number(values.seed);

const burners: ChildProcess[] = [];
process.once('exit', () => {
  for (const burner of burners) burner.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const CLOCK = pathToFileURL(resolve(root, 'infra/flaky/shifted-clock.ts')).href;
const report = 'test-results/flaky.json';

const runRound = async (seed: number) => {
  const { begins } = roundOf(seed);
  console.log(`\n── seed ${seed}${values['real-clock'] ? '' : `, as if it were ${begins.toISOString()}`}`);
  rmSync(resolve(root, report), { force: true });
  const order = [
    '--sequence.shuffle.files=true',
    `--sequence.shuffle.tests=${values.inside}`,
    `--sequence.seed=${seed}`,
  ];
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run(['vitest', 'run', '--project', values.project, ...order, ...reporters, ...files], {
    ...(['unit', 'long'].includes(values.project) ? {} : { CHROMIUM_PATH: await ensureBrowser() }),
    ...(values['real-clock']
      ? {}
      : { NODE_OPTIONS: `--import=${CLOCK}`, CLOCK_AHEAD_MS: String(begins.getTime() - Date.now()) }),
  });
  const { failures } = readReport(resolve(root, report));
  return { seed, failures: code !== 0 && failures.length === 0 ? [`vitest ended with exit code ${code}`] : failures };
};

await buildAll();
while (burners.length < 2) burners.push(spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
const ended = [];
for (let round = 0; round < Number(rounds); round += 1) ended.push(await runRound(firstSeed + round));

const failed = failedAtLeastOnce(ended);
for (const one of failed) console.log(`\n${one}`);
console.log(
  failed.length === 0
    ? `\nNothing failed in ${rounds} rounds, seeds ${firstSeed} to ${firstSeed + Number(rounds) - 1}.`
    : `\n${failed.length} tests failed at least once in ${rounds} rounds.`,
);
process.exit(failed.length === 0 ? 0 : 1);
