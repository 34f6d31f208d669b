import { defineConfig } from 'vitest/config';

/** Far more than any needs: a machine that is busy with something else fails no test. */
const PATIENCE = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };

const exclude = ['**/node_modules/**', '**/dist/**'];

/** Against the running product in a real browser. */
const inBrowser = (name: string, include: string, alsoBefore: readonly string[] = []) => ({
  test: {
    name,
    include: [include],
    exclude,
    globalSetup: ['infra/e2e/product-for-browser-tests.ts', ...alsoBefore],
    setupFiles: ['infra/e2e/leave-browser.ts'],
    ...PATIENCE,
    pool: 'forks' as const,
    // One browser for all files of a worker.
    isolate: false,
    maxWorkers: 2,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['*/src/**/*.test.ts', 'infra/**/*.test.ts', 'load-tests/**/*.test.ts'],
          exclude,
          globalSetup: ['backend/src/testing/postgres-for-tests.ts'],
          ...PATIENCE,
          pool: 'forks',
          // Files of one worker share what they import: loading it anew for each took longer than the tests.
          isolate: false,
          maxWorkers: 2,
        },
      },
      // Stories that take weeks have a product of their own, whose clock they move.
      inBrowser('browser', '*/e2e/*.test.ts', ['backend/src/testing/postgres-for-tests.ts']),
      // Every screen and state at both widths and in both schemes: too long for `npm test`, so `npm run prove screens`.
      inBrowser('screens', 'customer-ui/e2e/screens/*.test.ts'),
      inBrowser('back-office-screens', 'admin-ui/e2e/screens/*.test.ts'),
    ],
  },
});
