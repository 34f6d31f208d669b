/**
 * `npm run check`: types, style, boundaries, catch-alls, dead code, generated pages and budgets. What was good before and has
 * the same content is not looked at again; in CI everything is.
 */
import { runChecks } from '../check/run-checks.ts';

const results = await runChecks();
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
