import kafkajs from 'kafkajs';
import type { WrongClock } from '../../common/faketime.ts';
import type { Brokers } from '../brokers.ts';
import { type Crew, TOPIC } from '../crew.ts';
import { EVENTS, type Fault, until, whileWriting } from './fault.ts';

/** Far more than messages are kept for. */
const DAYS = 40;

const restart = async ({ all: [broker] }: Brokers, env: Readonly<Record<string, string>>) => {
  await broker?.kill();
  await broker?.start(env);
};

const untilPublished = ({ status }: Crew): Promise<void> =>
  until(async () => {
    const { position, head } = await status();
    return position >= head;
  }, 'The log was not published.');

/** Everything that was in the topic up to now. */
const untilForgotten = async ({ addresses }: Brokers, ends: ReadonlyMap<number, string>) => {
  const admin = new kafkajs.Kafka({ brokers: [...addresses], logLevel: kafkajs.logLevel.NOTHING }).admin();
  await admin.connect();
  await until(
    async () =>
      (await admin.fetchTopicOffsets(TOPIC)).every(
        ({ partition, low }) => BigInt(low) >= BigInt(ends.get(partition) ?? 0),
      ),
    'The broker with the wrong clock forgot nothing: nothing was shown.',
  );
  await admin.disconnect();
};

const endsOf = async ({ addresses }: Brokers): Promise<ReadonlyMap<number, string>> => {
  const admin = new kafkajs.Kafka({ brokers: [...addresses], logLevel: kafkajs.logLevel.NOTHING }).admin();
  await admin.connect();
  const offsets = await admin.fetchTopicOffsets(TOPIC);
  await admin.disconnect();
  return new Map(offsets.map(({ partition, high }) => [partition, high]));
};

/**
 * The broker's clock, which says how old messages are, runs far ahead: everything is too old at once, also what nobody has
 * read. Then it is far behind, so newer messages are the older ones.
 */
export const wrongClocks = (clock: WrongClock): Fault => ({
  name: "the broker's clock far ahead, so that it forgets what was not read; then far behind",
  async happen(crew, brokers) {
    await crew.withoutMembers(async () => {
      await crew.writer.write(EVENTS / 3);
      await untilPublished(crew);
      const ends = await endsOf(brokers);
      await restart(brokers, clock(DAYS));
      await untilForgotten(brokers, ends);
    });
    await whileWriting(crew, () => restart(brokers, clock(-DAYS)));
  },
});
