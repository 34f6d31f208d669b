/** `npm run prove screens [-- name …]`: the long browser tests. See docs/proofs/screens.md. */
import { ensureBrowser } from '../commands/browser.ts';
import { run } from '../commands/steps.ts';

const env = { CHROMIUM_PATH: await ensureBrowser() };
const files = process.argv.slice(2);
// A product of its own for each, one after the other.
const codes: number[] = [];
for (const project of ['screens', 'back-office-screens']) {
  codes.push(await run(['vitest', 'run', '--project', project, '--passWithNoTests', ...files], env));
}
process.exitCode = Math.max(...codes);
