/** `npm run prove screens [-- name …]`: the long browser tests. See docs/proofs/screens.md. */
import { ensureBrowser } from '../commands/browser.ts';
import { buildUis } from '../commands/build-uis.ts';
import { run } from '../commands/steps.ts';

const env = { CHROMIUM_PATH: await ensureBrowser() };
const files = process.argv.slice(2);
const vitest = (...args: readonly string[]) => run(['vitest', 'run', '--passWithNoTests', ...args, ...files], env);

// Once, before both would do it.
await buildUis();
const codes = [await vitest('--project', 'screens'), await vitest('--project', 'back-office-screens')];
process.exitCode = Math.max(...codes);
