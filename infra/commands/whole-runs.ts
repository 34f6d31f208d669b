/**
 * `npm run flaky -- whole 10 --burn 5`: so many whole runs of `npm test` of one commit, some of them beside a process that burns
 * one core. Prints how each went; ends with 1 unless all were green at once.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { besideBurner } from '../flaky/whole-runs.ts';
import { BESIDE_BURNER, readRunLog, testedCommit } from './run-log.ts';
import { runsOf, runsTable } from './runs-table.ts';
import { root, run } from './steps.ts';

const usage = (why: string): never => {
  console.error(`${why} npm run flaky -- whole 10 --burn 5`);
  process.exit(2);
};

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: { burn: { type: 'string', default: '0' } },
});
const [count = '10'] = positionals;
if (!/^[1-9]\d*$/.test(count) || positionals.length > 1) usage('How often?');
if (!/^\d+$/.test(values.burn) || Number(values.burn) > Number(count)) usage('How many of them beside a burner?');
const commit = testedCommit(root);
if (commit === null || commit.endsWith('+')) usage('These runs are of one commit: please commit what differs first.');

const runBeside = async (burns: boolean): Promise<number> => {
  if (!burns) return run(['node', 'infra/commands/test.ts']);
  const burner = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  const end = () => burner.kill('SIGKILL');
  process.once('exit', end);
  try {
    return await run(['node', 'infra/commands/test.ts'], { [BESIDE_BURNER]: 'true' });
  } finally {
    process.off('exit', end);
    end();
  }
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const begun = new Date().toISOString();
for (const [at, burns] of besideBurner(Number(count), Number(values.burn)).entries()) {
  if (testedCommit(root) !== commit) usage('The commit has changed meanwhile; what was run stands in the log.');
  console.log(`\n══ run ${at + 1} of ${count}${burns ? ', beside a burner' : ''}`);
  await runBeside(burns);
}
const runs = runsOf(readRunLog(root)).filter(({ start }) => start >= begun);
console.log(`\n${runsTable(runs)}`);
process.exitCode = runs.every(({ end }) => end?.result === 'passed' && end.byChance.length === 0) ? 0 : 1;
