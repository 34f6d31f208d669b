import { affectedTests, type Uses } from '../changed/affected-tests.ts';
import { browserTestsFor } from '../changed/browser-tests.ts';
import { TESTS_OF_ALL } from '../changed/tests-of-all.ts';
import { ensureBrowser } from '../commands/browser.ts';
import { growingBatches } from './growing-batches.ts';
import { type Failure, failuresOf, runQuietly } from './run-tests.ts';

const UNIT = ['unit', 'long'];
const IN_BROWSER = ['browser', 'screens', 'back-office-screens', 'widget-screens'];
/** Notices every fault, by its text. */
const OF_THE_FAULTS = 'infra/planted/planted.test.ts';

const isInBrowser = (file: string) => file.includes('/e2e/');

/** Test files of one kind; the user interfaces are built before those in a browser run. */
const runTests = async (folder: string, files: readonly string[], options: RunOptions): Promise<readonly Failure[]> => {
  const [inBrowser, unit] = [files.filter(isInBrowser), files.filter((file) => !isInBrowser(file))];
  const found = await failuresOf({ folder, files: unit, projects: UNIT, ...options });
  if (inBrowser.length === 0 || (options.untilFirst && found.length > 0)) return found;
  await runQuietly(folder, ['infra/commands/build-uis.ts'], options);
  const env = { CHROMIUM_PATH: await ensureBrowser() };
  const seen = await failuresOf({ folder, files: inBrowser, projects: IN_BROWSER, env, ...options });
  return [...found, ...seen];
};

interface RunOptions {
  readonly untilFirst: boolean;
  readonly signal: AbortSignal;
}

/**
 * What finds the fault in a file first, among the tests that `npm test -- changed` runs for it; null when none does. `uses`
 * tells which files each source uses.
 */
export const findByTests = async (
  folder: string,
  { file, uses, signal }: { readonly file: string; readonly uses: Uses; readonly signal: AbortSignal },
): Promise<Failure | null> => {
  const unit = affectedTests(uses, [file]).tests.filter((test) => test !== OF_THE_FAULTS);
  const browser = browserTestsFor(uses, [file]).tests;
  const nearestFirst = [...new Set([...unit, ...TESTS_OF_ALL])];
  for (const files of [...growingBatches(nearestFirst), browser]) {
    const [failure] = await runTests(folder, files, { untilFirst: true, signal });
    if (failure) return failure;
  }
  return null;
};

/** Those tests that fail in a copy without a fault. */
export const passWithout = (folder: string, files: readonly string[], signal: AbortSignal) =>
  runTests(folder, files, { untilFirst: false, signal });
