/** `npm test`: every check and every test but the long ones in the browser (`npm run prove screens`). `npm test -- unit` runs one part. */
import { rmSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';
import { buildUis } from './build-uis.ts';
import { failuresOf, run, runSteps, writeCount } from './steps.ts';
import { readReport } from './test-report.ts';

const wanted = process.argv.slice(2);
const wants = (part: string) => wanted.length === 0 || wanted.includes(part);

const vitest = async (project: string, env: Record<string, string> = {}) => {
  const report = `test-results/${project}.json`;
  rmSync(report, { force: true });
  const code = await run(
    ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env,
  );
  const { passed, failures } = readReport(report);
  if (code !== 0 && failures.length === 0) failures.push(`${project}: vitest ended with exit code ${code}`);
  writeCount(project, passed, failures);
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

const results: boolean[] = [];
await buildUis();
if (wants('check')) {
  const [check] = await runSteps([{ name: 'check', command: ['node', 'infra/commands/check.ts'] }]);
  results.push(check?.passed ?? false);
}
if (wants('unit')) results.push(await unitTests());
if (wants('browser')) results.push(await vitest('browser', { CHROMIUM_PATH: await ensureBrowser() }));

const good = results.every(Boolean);
console.log(good ? '\nAlles grün.' : '\nEs ist etwas fehlgeschlagen, siehe oben.');
process.exitCode = good ? 0 : 1;
