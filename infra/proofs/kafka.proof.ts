/** `npm run prove kafka [-- --line 3.9]`: read models that a real Kafka fills, through faults. See docs/proofs/kafka.md. */
import { parseArgs } from 'node:util';
import { createBroker } from '../kafka/broker.ts';
import { type BrokerFiles, fetchBroker, KAFKA_LINES, PRESENT } from '../kafka/broker-files.ts';
import { type Proof, runProof } from './common/proof.ts';
import { openCrew } from './kafka/crew.ts';
import { faults } from './kafka/faults.ts';
import { tryRealProduct } from './kafka/real-product.ts';

const { values } = parseArgs({ options: { line: { type: 'string' } } });
const lines = KAFKA_LINES.filter((line) => values.line === undefined || values.line === line);

const throughFaults = async (proof: Proof, files: BrokerFiles): Promise<void> => {
  const broker = await createBroker(proof, files);
  await broker.start();
  proof.say(`Kafka ${files.version} is up`);
  const crew = await openCrew(proof, broker.address);
  await crew.startRelay('first');
  await crew.startRelay('second');
  await crew.startMember('one');
  await crew.startMember('two');
  await crew.writer.write(300);
  const judge = async (after: string) => {
    const different = await crew.compareWithRebuild();
    for (const sentence of different) proof.fault(`Kafka ${files.version}, after ${after}: ${sentence}`);
    proof.say(`${after}: ${different.length === 0 ? 'equal to a rebuild' : `${different.length} tables differ`}`);
  };
  await judge('plain running');
  for (const fault of faults) {
    await fault.happen(crew, broker);
    await judge(fault.name);
  }
  if (files.line === PRESENT) {
    const different = await tryRealProduct(proof, broker.address);
    for (const sentence of different) proof.fault(`The product, through Kafka ${files.version}: ${sentence}`);
  }
  const head = await crew.log.store.head();
  const gone = crew.said.get('the feed lacks events: they are read from the log') ?? 0;
  proof.say(`${head} events; ${gone} times the log was read for what was gone from the topic`);
};

await runProof(
  {
    name: 'kafka',
    proves: 'read models that a real Kafka fills equal a rebuild after every fault.',
    limitMs: 600_000,
  },
  async (proof) => {
    for (const line of lines) {
      const files = await fetchBroker(line);
      if (typeof files === 'string') {
        proof.notRun(files);
        return;
      }
      proof.defer(files.remove);
      await throughFaults(proof, files);
    }
  },
);
