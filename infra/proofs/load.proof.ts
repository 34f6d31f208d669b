/** `npm run prove load`: the load tests run, and the smoke test holds. See docs/proofs/load.md. */
import { parseArgs } from 'node:util';
import { findK6 } from '../../load-tests/load/k6-program.ts';
import { runK6, startTarget, TESTS } from '../../load-tests/load/run-k6.ts';
import { brokenThresholds, droppedVisits, requestsOf, tableOf } from '../../load-tests/load/summary.ts';
import { runProof } from './common/proof.ts';

const { values } = parseArgs({ options: { duration: { type: 'string', default: '15s' } } });
/** Most of it for building k6 where it is not installed. */
const LIMIT_MS = 15 * 60_000;
const EVERYBODY = ['customers', 'admins', 'visitors', 'auditors'];

await runProof(
  {
    name: 'load',
    proves: 'customers, admins, visitors and auditors in a realistic mix are answered well.',
    limitMs: LIMIT_MS,
  },
  async (proof) => {
    const k6 = await findK6(proof.say).catch((error: Error) => error);
    if (k6 instanceof Error) {
      proof.notRun(k6.message);
      return;
    }
    const target = await startTarget();
    proof.defer(target.stop);
    const summary = await runK6({ k6, test: 'smoke', target, duration: values.duration, signal: proof.signal });
    console.log(tableOf(summary).join('\n'));
    for (const sentence of brokenThresholds(summary)) {
      // How fast it was says nothing where other things run beside it.
      if (sentence.startsWith('good_answers')) proof.fault(sentence);
      else proof.say(`slower than it should be: ${sentence}`);
    }
    for (const name of EVERYBODY) if (requestsOf(summary, name) === 0) proof.fault(`None of the ${name} came.`);
    if (droppedVisits(summary) > 0) proof.say(`${droppedVisits(summary)} visits could not begin.`);
    proof.say(`smoke: all thresholds looked at; the others (${TESTS.slice(1).join(', ')}) are for npm run load`);
  },
);
