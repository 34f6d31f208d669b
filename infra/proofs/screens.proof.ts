/** `npm run prove screens [-- name …]`: the long browser tests. See docs/proofs/screens.md. */
import { ensureBrowser } from '../commands/browser.ts';
import { run } from '../commands/steps.ts';

process.exitCode = await run(['vitest', 'run', '--project', 'screens', ...process.argv.slice(2)], {
  CHROMIUM_PATH: await ensureBrowser(),
});
