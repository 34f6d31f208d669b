/** `npm run prove screens [-- name …]`: the long browser tests. See docs/proofs/screens.md. */
import { ensureBrowser } from '../commands/browser.ts';
import { buildUis } from '../commands/build-uis.ts';
import { run } from '../commands/steps.ts';

const env = { CHROMIUM_PATH: await ensureBrowser() };
const files = process.argv.slice(2);
const vitest = (...args: readonly string[]) => run(['vitest', 'run', '--passWithNoTests', ...args, ...files], env);

// Tests of the back office see everybody's things, so no two of them share a product; but there may be two products.
const halves = files.length > 0 ? [[]] : ['1/2', '2/2'].map((shard) => ['--shard', shard]);

// Once, before both halves would do it.
await buildUis();
const codes = [
  await vitest('--project', 'screens'),
  ...(await Promise.all(halves.map((half) => vitest('--project', 'back-office-screens', ...half)))),
];
process.exitCode = Math.max(...codes);
