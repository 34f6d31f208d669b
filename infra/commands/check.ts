/** `npm run check`: types, style, boundaries, catch-alls, dead code, generated pages and budgets. */
import { failuresOf, runSteps, writeCount } from './steps.ts';

const sources = [
  'contracts/src',
  'event-store/src',
  'projections/src',
  'backend/src',
  'customer-ui/src',
  'admin-ui/src',
  'chat-widget/src',
];

const results = await runSteps([
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'style', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'boundaries', command: ['depcruise', '--config', '.dependency-cruiser.mjs', ...sources] },
  { name: 'catch-alls', command: ['node', 'infra/commands/catch-alls.ts'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'generated pages', command: ['node', 'infra/commands/slices.ts', '--check'] },
  { name: 'processing records', command: ['node', 'infra/commands/processing-records.ts', '--check'] },
  { name: 'size budgets', command: ['node', 'infra/commands/budgets.ts'] },
]);

const failed = results.filter((result) => !result.passed);
writeCount('check', results.length - failed.length, failuresOf(results));
if (failed.length > 0) {
  console.error(`\ncheck: failed: ${failed.map((result) => result.name).join(', ')}`);
  process.exitCode = 1;
} else console.log('\ncheck: all good');
