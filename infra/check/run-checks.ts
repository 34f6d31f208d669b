import { resolve } from 'node:path';
import { failuresOf, root, runSteps, type Step, type StepResult, writeCount } from '../commands/steps.ts';
import { fingerprint, openKnownGood, readContents, unchanged } from './known-good.ts';

const sources = [
  'contracts/src',
  'event-store/src',
  'projections/src',
  'backend/src',
  'customer-ui/src',
  'admin-ui/src',
  'chat-widget/src',
];

const REMEMBERED_IN = resolve(root, '.check');
const remembers = process.env.CI !== 'true';

const types: Step = {
  name: 'types',
  // Checkers beside each other do much of it twice: one thread takes half of the processor's time, and something runs beside it anyway.
  command: remembers
    ? ['tsc', '--noEmit', '--singleThreaded', '--incremental', '--tsBuildInfoFile', '.check/types.tsbuildinfo']
    : ['tsc', '--noEmit', '--singleThreaded'],
};
const style: Step = { name: 'style', command: ['biome', 'check', '--error-on-warnings', '.'] };
/** Each reads the sources as a whole. */
const ofTheWhole: readonly Step[] = [
  { name: 'boundaries', command: ['depcruise', '--config', '.dependency-cruiser.mjs', ...sources] },
  { name: 'catch-alls', command: ['node', 'infra/commands/catch-alls.ts'] },
  { name: 'dead code', command: ['knip'] },
];
const quick: readonly Step[] = [
  { name: 'generated pages', command: ['node', 'infra/commands/slices.ts', '--check'] },
  { name: 'processing records', command: ['node', 'infra/commands/processing-records.ts', '--check'] },
  { name: 'size budgets', command: ['node', 'infra/commands/budgets.ts'] },
];

const inCi = () => runSteps([types, style, ...ofTheWhole, ...quick], { atOnce: 2 });

const IS_TEXT = /\.(md|png)$/;
const RULES_OF_STYLE = [
  'biome.json',
  '.gitignore',
  '.editorconfig',
  'package-lock.json',
  'node_modules/.package-lock.json',
];

const whatIsNew = async () => {
  const known = openKnownGood(REMEMBERED_IN);
  const before = readContents(root);
  const whole = fingerprint(before, (file) => !IS_TEXT.test(file));
  const rules = fingerprint(before, (file) => RULES_OF_STYLE.includes(file));
  const good = known.goodFiles('style', rules);
  const unstyled = [...before].filter(([file, hash]) => good.get(file) !== hash).map(([file]) => file);

  const styleOfNew: Step = {
    name: style.name,
    command: [
      'biome',
      'check',
      '--error-on-warnings',
      '--no-errors-on-unmatched',
      '--files-ignore-unknown=true',
      ...unstyled,
    ],
  };
  const left = ofTheWhole.filter(({ name }) => !known.isGood(name, whole));
  const steps = [types, ...(unstyled.length > 0 ? [good.size > 0 ? styleOfNew : style] : []), ...left, ...quick];
  const same = [style, ...ofTheWhole]
    .map(({ name }) => name)
    .filter((name) => !steps.some((step) => step.name === name));
  if (same.length > 0) console.log(`As good as before, since nothing changed: ${same.join(', ')}`);

  const results = await runSteps(steps, { atOnce: 2 });
  const passed = new Set(results.filter((result) => result.passed).map((result) => result.name));
  const after = readContents(root);
  if (passed.has('style')) known.keepGoodFiles('style', rules, unchanged(before, after));
  if (fingerprint(after, (file) => !IS_TEXT.test(file)) === whole) {
    for (const { name } of left) if (passed.has(name)) known.keepGood(name, whole);
  }
  return results;
};

/** Runs every check, two beside each other, and leaves a count. Resolves to what came of each that had to run. */
export const runChecks = async (): Promise<readonly StepResult[]> => {
  const results = await (remembers ? whatIsNew() : inCi());
  const failed = results.filter(({ passed }) => !passed);
  writeCount('check', results.length - failed.length, failuresOf(results));
  if (failed.length > 0) console.error(`\ncheck: failed: ${failed.map(({ name }) => name).join(', ')}`);
  else console.log('\ncheck: all good');
  return results;
};
