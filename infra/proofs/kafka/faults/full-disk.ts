import type { TinyDisk } from '../../disk/tiny-disk.ts';
import { EVENTS, type Fault, until, whileWriting } from './fault.ts';

/** The broker's own disk is full in the middle of a batch: it ends itself, and everything else goes on. */
export const diskFull = (disk: TinyDisk): Fault => ({
  name: "the broker's disk is full, and has room again later",
  happen: (crew, { all: [broker] }) =>
    whileWriting(crew, async () => {
      await disk.fillUpTo(0);
      // It notices by what it has to write, and the batch may have gone out before.
      await until(async () => {
        await crew.writer.write(1);
        return !broker?.isRunning();
      }, 'The broker did not end itself on a full disk: nothing was shown.');
      // Throws where it is not acknowledged.
      await crew.writer.write(EVENTS / 3);
      const { position, head } = await crew.status();
      if (position >= head) throw new Error('Events were published although there is no broker.');
      await disk.clear();
      await broker?.start();
    }),
});
