import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from '../../commands/browser.ts';
import { root } from '../../commands/steps.ts';
import type { Proof } from '../common/proof.ts';

const JOURNEY = 'customer-ui/e2e/whole-job.test.ts';
/** Of each of its tests: browser, eight processes and engines share what one process has for itself otherwise. */
const LIMIT_MS = 240_000;

/** The browser test of the main job, as it runs on one process, on a cluster. */
export const browseWholeJob = async (proof: Proof, url: string): Promise<void> => {
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser(), PRODUCT_URL: url };
  await new Promise<void>((ended) => {
    execFile(
      process.execPath,
      [program, 'run', '--project', 'browser', `--testTimeout=${LIMIT_MS}`, JOURNEY],
      { cwd: root, env, signal: proof.signal },
      (error, printed, complained) => {
        if (error)
          proof.fault(`${JOURNEY} on the cluster failed: ${printed.slice(-2_000)} ${complained.slice(-2_000)}`);
        else proof.say(`${JOURNEY} passes on the cluster`);
        ended();
      },
    );
  });
};
