import { setTimeout as delay } from 'node:timers/promises';
import type { EventCodec } from '@sternklar/event-store/event-codec';
import { type Crew, PARTITIONS } from '../crew.ts';
import { EVENTS, type Fault, until, whileWriting } from './fault.ts';

/** Longer than a member that is not heard of keeps its partitions. */
const SLOW_FOR_MS = 12_000;
const READER_WAITS_MS = 1_500;

/** Takes as long for the first batches as it is told to. */
const slowly = ({ decode, ...codec }: EventCodec, until: Promise<void>): EventCodec => ({
  ...codec,
  async decode(stored) {
    await until;
    return decode(stored);
  },
});

const untilOnlyItLags = ({ status }: Crew): Promise<void> =>
  until(async () => {
    const { applied, head } = await status();
    return applied.filter((position) => position >= head).length === PARTITIONS - 1;
  }, 'Not all partitions but one came to the end of the log.');

/** Whose partitions lag behind: nobody else's. Who waits for everything waits for it, too; it is not taken for dead. */
export const slowMember: Fault = {
  name: 'a slow member, for longer than a silent one keeps its partitions',
  async happen(crew) {
    const { promise: inTheEnd, resolve: fast } = Promise.withResolvers<void>();
    const slow = await crew.startMember('slow', { codec: slowly(crew.log.codec, inTheEnd) });
    const slowness = delay(SLOW_FOR_MS);
    try {
      await whileWriting(crew, async () => undefined);
      await untilOnlyItLags(crew);
      const head = await crew.log.store.head();
      if (await crew.visibility.waitFor(head, READER_WAITS_MS))
        throw new Error('Who waits for everything did not wait for the slow partition.');
      const fourth = await crew.startMember('fourth');
      await crew.writer.write(EVENTS / 3);
      await fourth.stop();
      await slowness;
      await crew.writer.write(EVENTS / 3);
      await untilOnlyItLags(crew);
    } finally {
      fast();
    }
    if (!(await crew.visibility.waitFor(await crew.log.store.head(), 30_000)))
      throw new Error('The slow member did not catch up.');
    await slow.stop();
  },
};
