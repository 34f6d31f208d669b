/** `npm test`: every check and every test but the long ones in the browser (`npm run prove screens`). `npm test -- unit` runs one part. */
import { readFileSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';
import { buildUis } from './build-uis.ts';
import { run, runSteps, writeCount } from './steps.ts';

const wanted = process.argv.slice(2);
const wants = (part: string) => wanted.length === 0 || wanted.includes(part);

const vitest = async (project: string, env: Record<string, string> = {}) => {
  const report = `test-results/${project}.json`;
  const code = await run(
    ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env,
  );
  const counts = readCounts(report);
  writeCount(project, counts.passed, counts.failed + (code !== 0 && counts.failed === 0 ? 1 : 0));
  return code === 0;
};

const readCounts = (report: string) => {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: Number(numPassedTests), failed: Number(numFailedTests) };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

const results: boolean[] = [];
await buildUis();
if (wants('check')) {
  const [check] = await runSteps([{ name: 'check', command: ['node', 'infra/commands/check.ts'] }]);
  results.push(check?.passed ?? false);
}
if (wants('unit')) results.push(await vitest('unit'));
if (wants('browser')) results.push(await vitest('browser', { CHROMIUM_PATH: await ensureBrowser() }));

const good = results.every(Boolean);
console.log(good ? '\nAlles grün.' : '\nEs ist etwas fehlgeschlagen, siehe oben.');
process.exitCode = good ? 0 : 1;
