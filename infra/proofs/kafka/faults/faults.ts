import { messagesOf } from '@sternklar/projections/engine/kafka/messages';
import type { Topic } from '@sternklar/projections/engine/kafka/topic';
import { rangesOfLog } from '@sternklar/projections/engine/lanes/follow-segment';
import { createStuckReadModels } from '@sternklar/projections/engine/stuck/stuck-read-models';
import { allProjections } from '@sternklar/projections/projections';
import kafkajs from 'kafkajs';
import { endPostgres } from '../../common/stage.ts';
import { type Crew, PARTITIONS, TOPIC } from '../crew.ts';
import { EVENTS, type Fault, until, whileWriting } from './fault.ts';

const brokerKilled: Fault = {
  name: 'broker killed in the middle of a batch',
  happen: (crew, { all: [broker] }) =>
    whileWriting(crew, async () => {
      await broker?.kill();
      await broker?.start();
    }),
};

const rebalance: Fault = {
  name: 'rebalances while projecting',
  happen: (crew) =>
    whileWriting(crew, async () => {
      const third = await crew.startMember('third');
      await crew.writer.write(EVENTS / 3);
      await third.stop();
    }),
};

/** Everything once more, as by a relay that was asleep and does not know that another took its place. */
const repeatEverything = async ({ log, feedId, topic }: Crew) => {
  const feed = { id: await feedId(), partitions: PARTITIONS };
  const end = new AbortController();
  const head = await log.store.head();
  const producer = await topic('asleep').openProducer();
  for await (const range of rangesOfLog({ store: log.store, batchSize: 100 }, 0, end.signal)) {
    await producer.publish(messagesOf(range, feed));
    if (range.last >= head) end.abort();
  }
  await producer.close();
};

const duplicates: Fault = {
  name: 'two relays at once, and every message a second time, out of order between partitions',
  happen: (crew) => whileWriting(crew, () => repeatEverything(crew)),
};

/** Its connection, and with it the lock, goes after a batch was acknowledged and before that is written down. */
const relayKilled: Fault = {
  name: 'relay killed between publishing and its checkpoint, another takes over',
  async happen(crew) {
    const plain = crew.topic('doomed');
    let killed = 0;
    const doomed: Topic = {
      ...plain,
      async openProducer() {
        const producer = await plain.openProducer();
        return {
          ...producer,
          async publish(messages) {
            await producer.publish(messages);
            if (killed >= 3 || messages.every(({ value }) => value === null)) return;
            killed += 1;
            await crew.cutOff('doomed');
          },
        };
      },
    };
    const relay = await crew.startRelay('doomed', doomed);
    await crew.cutOff('first', 'second');
    await whileWriting(crew, async () => undefined);
    await relay.stop();
    if (killed === 0) crew.said.set('the doomed relay never published', 1);
  },
};

const topicMissing: Fault = {
  name: 'topic deleted',
  happen: (crew, { addresses }) =>
    whileWriting(crew, async () => {
      const admin = new kafkajs.Kafka({ brokers: [...addresses], logLevel: kafkajs.logLevel.NOTHING }).admin();
      await admin.connect();
      await admin.deleteTopics({ topics: [TOPIC] });
      await admin.disconnect();
    }),
};

const postgresRestarted: Fault = {
  name: 'PostgreSQL restarted',
  happen: (crew) => whileWriting(crew, () => endPostgres(crew.dataDir)),
};

const poisonEvent: Fault = {
  name: 'an event that nobody can read, passed over in the end',
  async happen(crew) {
    await whileWriting(crew, () => crew.writer.writeDamaged());
    const stuck = createStuckReadModels(crew.pool, allProjections);
    const concerned = allProjections.filter(({ handles }) => handles.includes('BusinessAdded')).length;
    await until(async () => {
      const list = await stuck.list();
      for (const { name, position } of list) await stuck.allowPassing(name, position, 'damaged on purpose');
      return (await stuck.missing()).length === concerned;
    }, 'The damaged event was not passed over.');
  },
};

/** What everybody goes through, whatever brokers there are. */
export const commonFaults: readonly Fault[] = [
  rebalance,
  duplicates,
  brokerKilled,
  topicMissing,
  relayKilled,
  postgresRestarted,
];

/** Leaves behind that read models lack an event: the last one. */
export const lastFault: Fault = poisonEvent;
