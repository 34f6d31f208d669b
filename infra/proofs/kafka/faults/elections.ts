import { setTimeout as delay } from 'node:timers/promises';
import kafkajs from 'kafkajs';
import type { Broker } from '../../../kafka/broker.ts';
import type { Brokers } from '../brokers.ts';
import { type Crew, TOPIC } from '../crew.ts';
import { EVENTS, type Fault, until, whileWriting } from './fault.ts';

const WAITS_FOR_MS = 2_000;

/** The broker that leads the topic's first partition. */
const leaderOf = async ({ all, addresses }: Brokers): Promise<Broker> => {
  const admin = new kafkajs.Kafka({ brokers: [...addresses], logLevel: kafkajs.logLevel.NOTHING }).admin();
  await admin.connect();
  const { topics } = await admin.fetchTopicMetadata({ topics: [TOPIC] });
  await admin.disconnect();
  const leader = topics[0]?.partitions.find(({ partitionId }) => partitionId === 0)?.leader ?? 0;
  const broker = all[leader - 1];
  if (!broker) throw new Error(`The first partition is led by ${leader}, which nobody knows.`);
  return broker;
};

const untilApplied = (crew: Crew, when: string): Promise<void> =>
  until(async () => {
    const { applied, head } = await crew.status();
    return applied.every((position) => position >= head);
  }, `Not everything was applied ${when}.`);

/**
 * A leader dies in the middle of a batch: another leads, and everything goes on. A second one dies: the one that is left
 * acknowledges nothing, and elects nobody, until one of them is back.
 */
export const elections: Fault = {
  name: 'one of three brokers killed in the middle of a batch, then one more, then both back',
  happen: (crew, brokers) =>
    whileWriting(crew, async () => {
      const first = await leaderOf(brokers);
      await first.kill();
      await crew.writer.write(EVENTS / 3);
      await untilApplied(crew, 'with two of three brokers');
      const second = await leaderOf({
        ...brokers,
        addresses: brokers.addresses.filter((address) => address !== first.address),
      });
      await second.kill();
      await crew.writer.write(EVENTS / 3);
      await delay(WAITS_FOR_MS);
      const { position, head } = await crew.status();
      if (position >= head) throw new Error('Events counted as published that only one broker can have.');
      await second.start();
      await untilApplied(crew, 'with two of three brokers again');
      await first.start();
    }),
};
