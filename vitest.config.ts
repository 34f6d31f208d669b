import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './infra/commands/slowest-first.ts';

/** Far more than any needs: a machine that is busy with something else fails no test. */
const PATIENCE = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 10_000 } } };

/** One more than the processors it is measured on: while some wait for a disk, a database or a page, another works. */
const WORKERS = 3;

const exclude = ['**/node_modules/**', '**/dist/**'];

const LONG = '**/*.long.test.ts';
/** Random cases without end: some of them as a unit test, more beside the long ones. */
const SAMPLED = '**/*.sampled.test.ts';

const unitTests = (name: 'unit' | 'long', include: readonly string[], alsoExclude: readonly string[] = []) => ({
  test: {
    name,
    include: [...include],
    exclude: [...exclude, ...alsoExclude],
    provide: { testWholeSamples: name === 'long' },
    globalSetup: ['backend/src/testing/postgres-for-tests.ts'],
    ...PATIENCE,
    pool: 'forks' as const,
    // Files of one worker share what they import: loading it anew for each took longer than the tests.
    isolate: false,
    maxWorkers: WORKERS,
  },
});

/** Against the running product in a real browser. */
const inBrowser = (name: string, include: string, env: Readonly<Record<string, string>> = {}) => ({
  test: {
    name,
    env,
    include: [include],
    exclude,
    // Stories that take weeks have a product of their own, whose clock they move.
    globalSetup: ['infra/e2e/product-for-browser-tests.ts', 'backend/src/testing/postgres-for-tests.ts'],
    setupFiles: ['infra/e2e/leave-browser.ts'],
    ...PATIENCE,
    pool: 'forks' as const,
    // One browser for all files of a worker.
    isolate: false,
    maxWorkers: WORKERS,
  },
});

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    tags: [
      {
        name: 'long',
        description: 'The same promise over longer time, in more processes, after more trouble: `npm run prove long`.',
      },
    ],
    projects: [
      unitTests('unit', ['*/src/**/*.test.ts', 'infra/**/*.test.ts', 'load-tests/**/*.test.ts'], [LONG]),
      // They start processes of the product, fill a large database, or take all random cases: `npm run prove long`.
      unitTests('long', [LONG, SAMPLED]),
      inBrowser('browser', '*/e2e/*.test.ts', {
        // What they show has its pictures from `screens`; here they are taken for those who ask for them.
        PICTURES: process.env.PICTURES ?? 'none',
      }),
      // Every screen, state and trouble at both widths and in both schemes: too long for `npm test`, so `npm run prove screens`.
      inBrowser('screens', 'customer-ui/e2e/screens/*.test.ts'),
      inBrowser('back-office-screens', 'admin-ui/e2e/screens/*.test.ts'),
      inBrowser('widget-screens', 'chat-widget/e2e/screens/*.test.ts'),
    ],
  },
});
