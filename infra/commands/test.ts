/**
 * `npm test`: every check and every test but the long ones (`npm run prove long`, and in the browser `npm run prove screens`).
 * `npm test -- unit` runs one part, `npm test -- changed` what a change can have touched; `npm test -- log` shows how earlier
 * runs went.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runChecks } from '../check/run-checks.ts';
import { ensureBrowser, ensureOtherBrowser } from './browser.ts';
import { buildUis, learnAll } from './build-uis.ts';
import { openRunLog, readRunLog } from './run-log.ts';
import { runsOf, runsTable } from './runs-table.ts';
import { failuresOf, root, runSteps, writeCount } from './steps.ts';
import { runTestFiles, type TestFiles, wordsOfChance } from './test-files.ts';
import { type FileTime, type PartTime, timeTable } from './times.ts';

const wanted = process.argv.slice(2);
if (wanted[0] === 'changed') {
  await import('./changed.ts');
  process.exit();
}
if (wanted[0] === 'log') {
  console.log(runsTable(runsOf(readRunLog(root))) || 'No run yet.');
  process.exit();
}
const wants = (part: string) => wanted.length === 0 || wanted.includes(part);

interface Ended {
  readonly passed: number;
  readonly failures: readonly string[];
  readonly byChance?: readonly string[];
  readonly parts?: readonly PartTime[];
  readonly files?: readonly FileTime[];
}

const checks = async (): Promise<Ended> => {
  const parts = await runChecks();
  const failures = failuresOf(parts);
  return { passed: parts.length - failures.length, failures, parts };
};

const testFiles = async (wanted: TestFiles): Promise<Ended> => {
  const { passed, failures, byChance, files } = await runTestFiles(wanted);
  writeCount(wanted.name ?? wanted.project, passed, failures, byChance);
  return { passed, failures, byChance, files };
};

const unitTests = () => {
  rmSync('test-results/recorded', { recursive: true, force: true });
  return testFiles({ project: 'unit', tags: '!long' });
};

/** Whether the unit tests saw everything recorded that is declared. */
const recorded = async (): Promise<Ended> => {
  const compared = await runSteps([{ name: 'recorded', command: ['node', 'infra/commands/recorded.ts'] }]);
  const failures = failuresOf(compared);
  writeCount('recorded', compared.length - failures.length, failures);
  return { passed: compared.length - failures.length, failures };
};

const inBrowser =
  (path: string, run: Pick<TestFiles, 'name' | 'files' | 'tags'> = {}) =>
  () =>
    testFiles({ project: 'browser', env: { CHROMIUM_PATH: path }, ...run });

mkdirSync(resolve(root, 'test-results'), { recursive: true });
const endRunLog = openRunLog(root, wanted);
const ended: (Ended & PartTime)[] = [];
const part = async (name: string, runPart: () => Promise<Ended>, beside?: string): Promise<boolean> => {
  const started = performance.now();
  const result = await runPart();
  ended.push({ ...result, name, beside, seconds: (performance.now() - started) / 1000 });
  return result.failures.length === 0;
};

const made = (make: () => Promise<void>) => async (): Promise<Ended> => {
  await make();
  return { passed: 0, failures: [] };
};
// One processor learns; on the other what needs none of it.
const learning = part('learning', made(learnAll), 'build');
learning.catch(() => undefined);
await part('build', made(buildUis));
if (wants('check')) await part('check', checks);
await learning;
// After a failure something that is declared may not have been seen.
if (wants('unit') && (await part('unit', unitTests))) await part('recorded', recorded);
if (wants('browser')) {
  const first = await ensureBrowser();
  // In CI the first page, which waits for a visitor's first sign, is tested in another one, too: beside the rest, since one file
  // keeps no processor busy.
  const other = process.env.CI === 'true' ? await ensureOtherBrowser(first) : null;
  if (other !== null) console.log(`\n── beside the rest public-pages in ${other}`);
  const inOther = (path: string) => inBrowser(path, { name: 'other-browser', files: ['public-pages'] });
  await Promise.all([
    part('browser', inBrowser(first, { tags: '!long' })),
    ...(other === null ? [] : [part('other-browser', inOther(other), 'browser')]),
  ]);
}

const failed = ended.flatMap(({ failures }) => failures).map((failure) => failure.split('\n')[0] ?? '');
const good = failed.length === 0;
const byChance = ended.flatMap((part) => part.byChance ?? []);
const table = timeTable(
  ended,
  ended.flatMap(({ name, files = [] }) => files.map((file) => ({ ...file, part: name }))),
);
writeFileSync(resolve(root, 'test-results/times.txt'), `${table}\n`);
endRunLog({ good, passed: ended.reduce((sum, { passed }) => sum + passed, 0), failed, byChance, parts: ended });
console.log(`\n${table}`);
console.log(wordsOfChance(byChance));
console.log(good ? '\nAlles grün.' : '\nEs ist etwas fehlgeschlagen, siehe oben.');
process.exitCode = good ? 0 : 1;
