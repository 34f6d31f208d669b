import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from '../../commands/browser.ts';
import { root } from '../../commands/steps.ts';
import type { Proof } from '../common/proof.ts';

/** On a phone, and on a desk. */
const JOURNEYS = ['customer-ui/e2e/whole-job.test.ts', 'admin-ui/e2e/screens/whole-job.test.ts'];
const PROJECTS = ['browser', 'back-office-screens'];
/** Of each of its tests: browser, eight processes and engines share what one process has for itself otherwise. */
const LIMIT_MS = 240_000;

/** The browser test of the main job, as it runs on one process, on a cluster. */
export const browseWholeJob = async (proof: Proof, url: string): Promise<void> => {
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser(), PRODUCT_URL: url };
  await new Promise<void>((ended) => {
    execFile(
      process.execPath,
      [
        program,
        'run',
        ...PROJECTS.flatMap((project) => ['--project', project]),
        `--testTimeout=${LIMIT_MS}`,
        ...JOURNEYS,
      ],
      { cwd: root, env, signal: proof.signal },
      (error, printed, complained) => {
        if (error)
          proof.fault(
            `${JOURNEYS.join(' or ')} on the cluster failed: ${printed.slice(-2_000)} ${complained.slice(-2_000)}`,
          );
        else proof.say(`${JOURNEYS.join(' and ')} pass on the cluster`);
        ended();
      },
    );
  });
};
