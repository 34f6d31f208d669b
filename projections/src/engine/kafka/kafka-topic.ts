import { setTimeout as delay } from 'node:timers/promises';
import { backoffMs } from '@sternklar/contracts/backoff';
import type { Logger } from '@sternklar/event-store/logger';
import kafkajs, { type Consumer, type EachBatchPayload, type IHeaders, type Kafka, type KafkaMessage } from 'kafkajs';
import { pause } from '../lanes/pacing.ts';
import './kafkajs-repairs.ts';
import { sendUntilAcknowledged } from './send-until-acknowledged.ts';
import type { ReceivedMessage, Topic, TopicMember, TopicMessage, TopicProducer } from './topic.ts';

export interface KafkaSettings {
  /** `host:port` of some of the brokers. */
  readonly brokers: readonly string[];
  readonly topic: string;
  readonly partitions: number;
  /** Copies of each partition. */
  readonly replication: number;
  readonly retentionHours: number;
  readonly tls: boolean;
}

export interface KafkaLogin {
  readonly username: string;
  readonly password: string;
}

export interface KafkaTopicOptions {
  readonly settings: KafkaSettings;
  /** By SCRAM-SHA-512; null where brokers ask for none. */
  readonly login: KafkaLogin | null;
  /** Who it is, as brokers show it. */
  readonly clientId: string;
  readonly logger: Logger;
}

const CONNECTION_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 15_000;
const RETRY = { initialRetryTime: 200, maxRetryTime: 2_000, retries: 6 };
/** A member that is silent for this long loses its partitions. */
const SESSION_TIMEOUT_MS = 10_000;
const HEARTBEAT_MS = 1_000;
const REBALANCE_TIMEOUT_MS = 30_000;
/** How long a request for news rests at a broker; leaving waits for it. */
const NEWS_WAIT_MS = 500;
/** A partition that takes longer is not asked for more until it is done, so that it holds up no others. */
const TAKES_AT_MOST_MS = 1_000;
const LEAVES_WITHIN_MS = 5_000;
const COME_BACK = { firstMs: 200, longestMs: 5_000 };
const MAX_MESSAGE_BYTES = 8 * 1024 * 1024;
const HOUR_MS = 3_600_000;

/** A topic of Apache Kafka. */
export const createKafkaTopic = (options: KafkaTopicOptions): Topic => {
  const { settings, logger } = options;
  const { topic, partitions } = settings;
  const kafka = connectTo(options);

  return {
    name: topic,
    partitions,
    ensure: () => ensure(kafka, settings),
    async openProducer() {
      return openProducer(kafka, topic);
    },
    async join(member) {
      const leaving = new AbortController();
      const staying = stay({ kafka, topic, partitions, logger }, member, leaving.signal);
      return {
        async leave() {
          leaving.abort();
          await staying;
        },
      };
    },
  };
};

const connectTo = ({ settings, login, clientId, logger }: KafkaTopicOptions, retry = RETRY): Kafka => {
  const { brokers, tls } = settings;
  return new kafkajs.Kafka({
    clientId,
    brokers: [...brokers],
    ssl: tls,
    ...(login && { sasl: { mechanism: 'scram-sha-512' as const, ...login } }),
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    retry,
    logLevel: kafkajs.logLevel.WARN,
    logCreator:
      () =>
      ({ namespace, log: { message, error } }) =>
        // The broker's own sentence.
        logger.warn({ client: namespace, ...(typeof error === 'string' && { reason: error }) }, `kafka: ${message}`),
  });
};

/** How many partitions the topic has; null: it is not there. Changes nothing, and rejects at once where no broker answers. */
export const partitionsOfTopic = async (options: KafkaTopicOptions): Promise<number | null> => {
  const { topic } = options.settings;
  const admin = connectTo(options, { ...RETRY, retries: 0 }).admin();
  await admin.connect();
  try {
    if (!(await admin.listTopics()).includes(topic)) return null;
    const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
    return topics[0]?.partitions.length ?? 0;
  } finally {
    await admin.disconnect();
  }
};

const ensure = async (kafka: Kafka, settings: KafkaSettings): Promise<void> => {
  const { topic, partitions, replication, retentionHours } = settings;
  const admin = kafka.admin();
  await admin.connect();
  try {
    if (!(await admin.listTopics()).includes(topic)) {
      const made = admin.createTopics({
        waitForLeaders: true,
        topics: [
          {
            topic,
            numPartitions: partitions,
            replicationFactor: replication,
            configEntries: [
              { name: 'cleanup.policy', value: 'delete' },
              { name: 'retention.ms', value: String(retentionHours * HOUR_MS) },
              // What is acknowledged outlives any one broker.
              { name: 'min.insync.replicas', value: String(Math.max(1, replication - 1)) },
              { name: 'max.message.bytes', value: String(MAX_MESSAGE_BYTES) },
              // No matter what the clocks of product and brokers say.
              { name: 'message.timestamp.type', value: 'LogAppendTime' },
            ],
          },
        ],
      });
      await made.catch((error: unknown) => {
        throw error instanceof kafkajs.KafkaJSAggregateError ? (error.errors[0] ?? error) : error;
      });
    }
    const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
    const found = topics[0]?.partitions.length ?? 0;
    if (found !== partitions) throw new WrongPartitions(topic, { found, wanted: partitions });
  } finally {
    await admin.disconnect();
  }
};

/** Somebody else made the topic, or changed it: what is in which partition would no longer be known. */
class WrongPartitions extends Error {
  override readonly name = 'WrongPartitions';

  constructor(topic: string, { found, wanted }: { readonly found: number; readonly wanted: number }) {
    super(`Topic ${topic} has ${found} partitions, not ${wanted}.`);
  }
}

const openProducer = async (kafka: Kafka, topic: string): Promise<TopicProducer> => {
  const producer = kafka.producer({
    // In order, and once, within the producer's life.
    idempotent: true,
    maxInFlightRequests: 1,
    allowAutoTopicCreation: false,
    createPartitioner:
      () =>
      ({ message }) =>
        message.partition ?? 0,
  });
  await producer.connect();
  const send = (messages: readonly TopicMessage[]) =>
    producer.send({
      topic,
      acks: -1,
      messages: messages.map(({ partition, key, value, headers }) => ({
        partition,
        key,
        value,
        headers: { ...headers },
      })),
    });
  return {
    publish: (messages) => sendUntilAcknowledged(send, messages),
    close: () => producer.disconnect(),
  };
};

interface Group {
  readonly kafka: Kafka;
  readonly topic: string;
  readonly partitions: number;
  readonly logger: Logger;
}

/** Is a member until the signal aborts, and becomes one again after every trouble. */
const stay = async (group: Group, member: TopicMember, signal: AbortSignal): Promise<void> => {
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    const began = performance.now();
    try {
      await beMember(group, member, signal);
    } catch (error) {
      const reason = error instanceof Error ? error.name : typeof error;
      group.logger.warn({ topic: group.topic, reason }, 'the topic cannot be read and will be tried again');
    }
    if (performance.now() - began > SESSION_TIMEOUT_MS) attempt = 1;
    await pause(backoffMs(COME_BACK, attempt), signal);
  }
};

const beMember = async (group: Group, member: TopicMember, signal: AbortSignal): Promise<void> => {
  const { kafka, topic, partitions } = group;
  const consumer = kafka.consumer({
    groupId: `${topic}-read-models`,
    sessionTimeout: SESSION_TIMEOUT_MS,
    heartbeatInterval: HEARTBEAT_MS,
    rebalanceTimeout: REBALANCE_TIMEOUT_MS,
    maxWaitTimeInMs: NEWS_WAIT_MS,
    allowAutoTopicCreation: false,
    // Restarted here, with a new consumer.
    retry: { ...RETRY, restartOnFailure: async () => false },
  });
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const end = () => resolve();
  signal.addEventListener('abort', end, { once: true });
  /** Partitions of which nothing was read since they were assigned. */
  const unread = new Set<number>();
  consumer.on(consumer.events.CRASH, end);
  consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => {
    const assigned = payload.memberAssignment[topic] ?? [];
    unread.clear();
    for (const partition of assigned) unread.add(partition);
    if (!signal.aborted) member.assigned(assigned);
  });
  try {
    await consumer.connect();
    await consumer.subscribe({ topic, fromBeginning: true });
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: partitions,
      eachBatch: (payload) => takeBatch({ consumer, member, unread }, payload),
    });
    await over;
  } finally {
    signal.removeEventListener('abort', end);
    // After coming back, others may have had them in between: they are taken over again.
    member.assigned([]);
    await Promise.race([consumer.disconnect(), delay(LEAVES_WITHIN_MS, undefined, { ref: false })]);
  }
};

interface Reading {
  readonly consumer: Consumer;
  readonly member: TopicMember;
  readonly unread: Set<number>;
}

const takeBatch = async (reading: Reading, payload: EachBatchPayload): Promise<void> => {
  const { consumer, member, unread } = reading;
  const { batch, resolveOffset, heartbeat, pause: pausePartition } = payload;
  const { topic, partition } = batch;
  if (unread.delete(partition)) {
    const offset = await member.offsetOf(partition);
    if (offset !== null && offset !== batch.firstOffset()) {
      consumer.seek({ topic, partition, offset });
      return;
    }
  }
  const taken = member.take(partition, batch.messages.map(received));
  // It counts as read once it was taken; where to go on after a crash is stored with the read models.
  resolveOffset(batch.lastOffset());
  const inTime = taken.then(() => true);
  if (await Promise.race([inTime, delay(TAKES_AT_MOST_MS, false, { ref: false })])) return;
  const resume = pausePartition();
  void taken.finally(resume);
  await heartbeat();
};

const textOf = (value: IHeaders[string]): string => String(Array.isArray(value) ? value[0] : value);

const received = ({ offset, value, headers = {} }: KafkaMessage): ReceivedMessage => ({
  offset,
  value: value === null ? null : value.toString('utf8'),
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, textOf(value)])),
});
