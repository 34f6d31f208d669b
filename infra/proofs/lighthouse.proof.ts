/** `npm run prove lighthouse [-- --runs 5]`: the public pages on a slow phone. See docs/proofs/lighthouse.md. */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { freePort } from '../../backend/src/testing/running-product.ts';
import { ensureBrowser } from '../commands/browser.ts';
import { runProof } from './common/proof.ts';
import { openStage } from './common/stage.ts';
import { complaintsAbout, medianOf, renderMeasurement } from './lighthouse/judge.ts';
import { measure, openLighthouse } from './lighthouse/measure.ts';

const PAGES = ['/', '/agb'];
const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const runs = Number(values.runs);

await runProof(
  {
    name: 'lighthouse',
    proves: 'public pages are fast, accessible, well built and easy to find, on a slow phone with a slow connection.',
    limitMs: 60_000 + PAGES.length * runs * 60_000,
  },
  async (proof) => {
    const lighthouse = await openLighthouse();
    const stage = await openStage(proof);
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath: await ensureBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', `--remote-debugging-port=${port}`],
    });
    proof.defer(() => browser.close());
    // The name by which the product knows itself: canonical addresses must be its own.
    const home = `http://localhost:${new URL(stage.url).port}`;
    for (const path of PAGES) {
      const measurements = [];
      for (let run = 1; run <= runs && !proof.signal.aborted; run += 1) {
        const measurement = await measure(lighthouse, home + path, port);
        proof.say(`${path} ${run}: ${renderMeasurement(measurement)}`);
        measurements.push(measurement);
      }
      const median = medianOf(measurements);
      proof.say(`${path} median: ${renderMeasurement(median)}`);
      for (const complaint of complaintsAbout(median)) proof.fault(`${path}: ${complaint}`);
    }
  },
);
