/**
 * `npm test -- changed [--against <commit>]`: the checks, and the tests that most likely see what differs from main (or that
 * commit), committed or not. CONTRIBUTING.md says by which rule; it does not replace `npm test`.
 */
import { parseArgs } from 'node:util';
import { affectedTests } from '../changed/affected-tests.ts';
import { browserTestsFor } from '../changed/browser-tests.ts';
import { baseOf, changedSince, readUses } from '../changed/changes.ts';
import { TESTS_OF_ALL } from '../changed/tests-of-all.ts';
import { runChecks } from '../check/run-checks.ts';
import { ensureBrowser } from './browser.ts';
import { buildUis } from './build-uis.ts';
import { runSteps, type Step, type StepResult } from './steps.ts';

const vitest = (projects: readonly string[], files: readonly string[]): Step['command'] => [
  'vitest',
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  ...files,
];

const runAll = async (
  unitTests: readonly string[],
  browserTests: readonly string[],
): Promise<readonly StepResult[]> => {
  await buildUis();
  const checked = await runChecks();
  const steps: Step[] = [{ name: 'unit tests', command: vitest(['unit', 'long'], unitTests) }];
  if (browserTests.length > 0) {
    const projects = ['browser', 'screens', 'back-office-screens', 'widget-screens'];
    const env = { CHROMIUM_PATH: await ensureBrowser() };
    steps.push({ name: 'browser tests', command: vitest(projects, browserTests), env });
  }
  return [...checked, ...(await runSteps(steps))];
};

const { values } = parseArgs({
  args: process.argv.slice(process.argv.indexOf('changed') + 1),
  options: { against: { type: 'string', default: 'main' } },
});
const started = performance.now();
const changed = changedSince(baseOf(values.against));
if (changed.length === 0) console.log(`Nothing differs from ${values.against}.`);
else {
  const uses = readUses(changed);
  const unit = affectedTests(uses, changed);
  const browser = browserTestsFor(uses, changed);
  const unitTests = [...new Set([...unit.tests, ...TESTS_OF_ALL])];
  console.log(`${changed.length} files differ from ${values.against}. These test files see them first:`);
  for (const test of [...unitTests, ...browser.tests]) console.log(`  ${test}`);
  console.log(`Left out, for npm test: ${unit.leftOut} unit test files and ${browser.leftOut} browser test files.`);
  const results = await runAll(unitTests, browser.tests);
  const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    failed.length === 0 ? `\nAlles grün, ${seconds} s.` : `\nFehlgeschlagen: ${failed.join(', ')}, ${seconds} s.`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}
