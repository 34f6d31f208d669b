import kafkajs from 'kafkajs';
import { createBroker } from '../../kafka/broker.ts';
import { fetchBroker, PRESENT } from '../../kafka/broker-files.ts';
import type { Proof } from '../common/proof.ts';

const READ_WITHIN_MS = 30_000;

/** Where the product publishes its log in this proof. */
export interface OwnTopic {
  /** Settings of the product. */
  readonly env: Readonly<Record<string, string>>;
  /** Publishes a text as anybody may, to try the search. */
  publish(text: string): Promise<void>;
  /** Which words stand in clear in any message, and how many messages there are. */
  search(words: readonly string[]): Promise<{ readonly found: readonly string[]; readonly messages: number }>;
}

/** A topic at a broker of the proof's own; or why there is none on this machine. */
export const openOwnTopic = async (proof: Proof): Promise<OwnTopic | string> => {
  const files = await fetchBroker(PRESENT);
  if (typeof files === 'string') return files;
  const broker = await createBroker(proof, files);
  await broker.start();
  const topic = 'sternklar-erasure';
  const env = { KAFKA_BROKERS: broker.address, KAFKA_TOPIC: topic, KAFKA_PARTITIONS: '2' };
  const kafka = new kafkajs.Kafka({ brokers: [broker.address], logLevel: kafkajs.logLevel.NOTHING });
  return {
    env,
    async publish(text: string) {
      const producer = kafka.producer({ createPartitioner: kafkajs.Partitioners.DefaultPartitioner });
      await producer.connect();
      await producer.send({ topic, messages: [{ value: text }] });
      await producer.disconnect();
    },
    async search(words: readonly string[]) {
      const texts = await readTopic(kafka, topic);
      const found = words.filter((word) => texts.some((text) => text.includes(word)));
      return { found, messages: texts.length };
    },
  };
};

/** Every message of a topic up to where it ends now: key, value and headers in lower case. */
const readTopic = async (kafka: kafkajs.Kafka, topic: string): Promise<readonly string[]> => {
  const admin = kafka.admin();
  await admin.connect();
  const offsets = await admin.fetchTopicOffsets(topic);
  await admin.disconnect();
  const missing = new Map(offsets.flatMap(({ partition, low, high }) => (low === high ? [] : [[partition, high]])));
  const texts: string[] = [];
  if (missing.size === 0) return texts;
  const consumer = kafka.consumer({ groupId: `search-${performance.now()}` });
  await consumer.connect();
  await consumer.subscribe({ topic, fromBeginning: true });
  const complete = Promise.withResolvers<void>();
  const late = setTimeout(() => complete.reject(new Error('The topic could not be read to its end.')), READ_WITHIN_MS);
  await consumer.run({
    eachMessage: async ({ partition, message: { offset, key, value, headers } }) => {
      texts.push(`${key}\n${value}\n${Object.values(headers ?? {}).join('\n')}`.toLowerCase());
      if (BigInt(offset) + 1n >= BigInt(missing.get(partition) ?? 0)) missing.delete(partition);
      if (missing.size === 0) complete.resolve();
    },
  });
  try {
    await complete.promise;
  } finally {
    clearTimeout(late);
    await consumer.disconnect();
  }
  return texts;
};
