/** `npm run prove journey [-- --kafka] [--event-store]`: the main job in a browser, on other engines. See docs/proofs/journey.md. */
import { parseArgs } from 'node:util';
import { findJava } from '../commands/java.ts';
import { endInOrder, stageCluster } from './cluster/stage-cluster.ts';
import { checkWholeAndOnce } from './cluster/whole-and-once.ts';
import { browseWholeJob } from './cluster/whole-job.ts';
import { runProof } from './common/proof.ts';

const { values } = parseArgs({
  options: { kafka: { type: 'boolean', default: false }, 'event-store': { type: 'boolean', default: false } },
});
// Nothing asked for: both at once, which shows each of them in the time of one.
const both = !values.kafka && !values['event-store'];
const engines = { kafka: both || values.kafka, eventStore: both || values['event-store'] };

await runProof(
  {
    name: 'journey',
    proves: 'the main job in a browser passes unchanged on several processes, over Kafka and with EventStoreDB.',
    limitMs: 600_000,
  },
  async (proof) => {
    if (engines.kafka && !process.env.KAFKA_BROKERS && !(await findJava())) {
      proof.notRun('a Kafka broker needs Java (17 or newer) and Maven, and they are not here.');
      return;
    }
    const staged = await stageCluster(proof, engines);
    await browseWholeJob(proof, staged.url);
    await checkWholeAndOnce(proof, staged);
    await endInOrder(proof, staged.cluster);
  },
);
