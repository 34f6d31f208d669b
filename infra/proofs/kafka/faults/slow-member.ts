import { setTimeout as delay } from 'node:timers/promises';
import type { EventCodec } from '@sternklar/event-store/event-codec';
import { type Crew, PARTITIONS } from '../crew.ts';
import { EVENTS, type Fault, until, whileWriting } from './fault.ts';

/** Longer than a member that is not heard of keeps its partitions. */
const SLOW_FOR_MS = 12_000;
const READER_WAITS_MS = 1_500;

/** Takes as long for the first batches as it is told to. */
const slowly = ({ decode, ...codec }: EventCodec, until: Promise<void>, begins: () => void): EventCodec => ({
  ...codec,
  async decode(stored) {
    begins();
    await until;
    return decode(stored);
  },
});

/** It may be given its partition only when all that was written is applied: then more is. */
const untilOnlyItLags = ({ status, writer }: Crew, hasBegun: () => boolean): Promise<void> =>
  until(async () => {
    const { applied, head } = await status();
    const atTheEnd = applied.filter((position) => position >= head).length;
    if (hasBegun() && atTheEnd === PARTITIONS - 1) return true;
    if (atTheEnd === PARTITIONS) await writer.write(EVENTS / 10);
    return false;
  }, 'Not all partitions but one came to the end of the log.');

/** Whose partitions lag behind: nobody else's. Who waits for everything waits for it, too; it is not taken for dead. */
export const slowMember: Fault = {
  name: 'a slow member, for longer than a silent one keeps its partitions',
  async happen(crew) {
    const { promise: inTheEnd, resolve: fast } = Promise.withResolvers<void>();
    let hasBegun = false;
    const codec = slowly(crew.log.codec, inTheEnd, () => {
      hasBegun = true;
    });
    const slow = await crew.startMember('slow', { codec });
    const slowness = delay(SLOW_FOR_MS);
    try {
      await whileWriting(crew, async () => undefined);
      await untilOnlyItLags(crew, () => hasBegun);
      const head = await crew.log.store.head();
      if (await crew.visibility.waitFor(head, READER_WAITS_MS))
        throw new Error('Who waits for everything did not wait for the slow partition.');
      const fourth = await crew.startMember('fourth');
      await crew.writer.write(EVENTS / 3);
      await fourth.stop();
      await slowness;
      await crew.writer.write(EVENTS / 3);
      await untilOnlyItLags(crew, () => hasBegun);
    } finally {
      fast();
    }
    if (!(await crew.visibility.waitFor(await crew.log.store.head(), 30_000)))
      throw new Error('The slow member did not catch up.');
    await slow.stop();
  },
};
