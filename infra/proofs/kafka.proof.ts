/**
 * `npm run prove kafka [-- --line 3.9] [-- --only disk] [-- --deal --seed 1]`: read models that a real Kafka fills, through faults. See
 * docs/proofs/kafka.md.
 */
import { parseArgs } from 'node:util';
import { type BrokerFiles, fetchBroker, KAFKA_LINES, PRESENT } from '../kafka/broker-files.ts';
import { seedFrom } from './common/draw.ts';
import { findWrongClocks } from './common/faketime.ts';
import { type Proof, runProof } from './common/proof.ts';
import { mountTinyDisk } from './disk/tiny-disk.ts';
import { type Brokers, startBroker, startThreeBrokers } from './kafka/brokers.ts';
import { openCrew } from './kafka/crew.ts';
import { elections } from './kafka/faults/elections.ts';
import type { Fault } from './kafka/faults/fault.ts';
import { commonFaults, lastFault } from './kafka/faults/faults.ts';
import { faultsOfLines } from './kafka/faults/faults-of-lines.ts';
import { diskFull } from './kafka/faults/full-disk.ts';
import { slowMember } from './kafka/faults/slow-member.ts';
import { wrongClocks } from './kafka/faults/wrong-clocks.ts';
import { tryRealProduct } from './kafka/real-product.ts';

const { values } = parseArgs({
  options: {
    line: { type: 'string' },
    only: { type: 'string', default: '' },
    deal: { type: 'boolean', default: false },
    seed: { type: 'string' },
  },
});
const lines = KAFKA_LINES.filter((line) => values.line === undefined || values.line === line);
const seed = seedFrom(values.seed);
const common = faultsOfLines(commonFaults, lines, values.deal ? seed : null);
if (values.deal) console.log(`each common fault for one of Kafka ${lines.join(' and ')}, dealt with --seed ${seed}`);
const BROKER_DISK_MB = 128;

const throughFaults = async (
  proof: Proof,
  { version }: BrokerFiles,
  { brokers, faults }: { readonly brokers: Brokers; readonly faults: readonly Fault[] },
): Promise<void> => {
  proof.say(`Kafka ${version} is up with ${brokers.all.length === 1 ? 'one broker' : `${brokers.all.length} brokers`}`);
  const crew = await openCrew(proof, brokers);
  await crew.startRelay('first');
  await crew.startRelay('second');
  await crew.startMember('one');
  await crew.startMember('two');
  await crew.writer.write(300);
  const judge = async (after: string) => {
    const different = await crew.compareWithRebuild();
    for (const sentence of different) proof.fault(`Kafka ${version}, after ${after}: ${sentence}`);
    proof.say(
      `Kafka ${version}, ${after}: ${different.length === 0 ? 'equal to a rebuild' : `${different.length} tables differ`}`,
    );
  };
  await judge('plain running');
  for (const fault of faults.filter(({ name }) => name.includes(values.only))) {
    await fault.happen(crew, brokers);
    await judge(fault.name);
  }
  const head = await crew.log.store.head();
  const gone = crew.said.get('the feed lacks events: they are read from the log') ?? 0;
  proof.say(`Kafka ${version}: ${head} events; ${gone} times the log was read for what was gone from the topic`);
};

/** A single fault that this machine does not allow; in CI it must. */
const leaveOut = (proof: Proof, reason: string): void =>
  process.env.CI === 'true' ? proof.fault(`Left out: ${reason}`) : proof.say(`left out: ${reason}`);

/** A broker that stands alone can be filled up, and its clock set, as a whole. */
const throughOneBroker = async (proof: Proof, files: BrokerFiles): Promise<void> => {
  const disk = await mountTinyDisk(proof, BROKER_DISK_MB);
  if (typeof disk === 'string') leaveOut(proof, `the broker's full disk: ${disk}`);
  const clock = (await findWrongClocks())?.fixed ?? null;
  if (clock === null) leaveOut(proof, 'a wrong clock needs libfaketime, and it is not here.');
  const brokers = await startBroker(proof, files, typeof disk === 'string' ? undefined : disk.folder);
  const own = [...(typeof disk === 'string' ? [] : [diskFull(disk)]), ...(clock ? [wrongClocks(clock)] : [])];
  await throughFaults(proof, files, { brokers, faults: [...common(files.line), ...own, lastFault] });
};

const throughThreeBrokers = async (proof: Proof, files: BrokerFiles): Promise<void> => {
  const brokers = await startThreeBrokers(proof, files);
  await throughFaults(proof, files, { brokers, faults: [...common(files.line), elections, slowMember, lastFault] });
  if (!'the product'.includes(values.only)) return;
  const different = await tryRealProduct(proof, brokers);
  for (const sentence of different) proof.fault(`The product, through Kafka ${files.version}: ${sentence}`);
};

await runProof(
  {
    name: 'kafka',
    proves: 'read models that a real Kafka fills equal a rebuild after every fault.',
    limitMs: 900_000,
  },
  async (proof) => {
    const fetched: BrokerFiles[] = [];
    for (const line of lines) {
      const files = await fetchBroker(line);
      if (typeof files === 'string') return proof.notRun(files);
      fetched.push(files);
    }
    // Beside each other: each waits for elections and restarts of its own.
    await Promise.all(
      fetched.map((files) => (files.line === PRESENT ? throughThreeBrokers : throughOneBroker)(proof, files)),
    );
  },
);
