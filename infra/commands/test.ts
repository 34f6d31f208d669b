/** `npm test`: every check and every test but the long ones in the browser (`npm run prove screens`). `npm test -- unit` runs one part. */
import { rmSync } from 'node:fs';
import { ensureBrowser, ensureOtherBrowser } from './browser.ts';
import { buildUis } from './build-uis.ts';
import { failuresOf, run, runSteps, writeCount } from './steps.ts';
import { readReport } from './test-report.ts';

const wanted = process.argv.slice(2);
const wants = (part: string) => wanted.length === 0 || wanted.includes(part);

interface Run {
  readonly env?: Record<string, string>;
  /** What the count is called, by default like the project. */
  readonly name?: string;
  /** Words in the names of the files to run; all without. */
  readonly files?: readonly string[];
}

const vitest = async (project: string, { env = {}, name = project, files = [] }: Run = {}) => {
  const report = `test-results/${name}.json`;
  rmSync(report, { force: true });
  const code = await run(
    [
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...files,
    ],
    env,
  );
  const { passed, failures } = readReport(report);
  if (code !== 0 && failures.length === 0) failures.push(`${name}: vitest ended with exit code ${code}`);
  writeCount(name, passed, failures);
  return code === 0;
};

/** All unit tests, and then whether they saw everything recorded that is declared. After a failure something may be missing. */
const unitTests = async () => {
  rmSync('test-results/recorded', { recursive: true, force: true });
  if (!(await vitest('unit'))) return false;
  const compared = await runSteps([{ name: 'recorded', command: ['node', 'infra/commands/recorded.ts'] }]);
  const failures = failuresOf(compared);
  writeCount('recorded', compared.length - failures.length, failures);
  return failures.length === 0;
};

/** In one browser, and in CI the first page, which waits for a visitor's first sign, in another one, too. */
const browserTests = async () => {
  const first = await ensureBrowser();
  const good = await vitest('browser', { env: { CHROMIUM_PATH: first } });
  const other = process.env.CI === 'true' ? await ensureOtherBrowser(first) : null;
  if (other === null) return good;
  console.log(`\n── public-pages in ${other}`);
  return (
    (await vitest('browser', { env: { CHROMIUM_PATH: other }, name: 'other-browser', files: ['public-pages'] })) && good
  );
};

const results: boolean[] = [];
await buildUis();
if (wants('check')) {
  const [check] = await runSteps([{ name: 'check', command: ['node', 'infra/commands/check.ts'] }]);
  results.push(check?.passed ?? false);
}
if (wants('unit')) results.push(await unitTests());
if (wants('browser')) results.push(await browserTests());

const good = results.every(Boolean);
console.log(good ? '\nAlles grün.' : '\nEs ist etwas fehlgeschlagen, siehe oben.');
process.exitCode = good ? 0 : 1;
