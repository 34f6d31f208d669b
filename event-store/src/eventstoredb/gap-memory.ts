import type { Logger } from '../logger.ts';
import { createGaps, type Gaps, type KeptGaps } from './gaps.ts';

/** The gaps that this process knows, with those that an earlier one or another one has kept. */
export interface GapMemory {
  /** Rejects while what was kept, or the log, cannot be read. */
  known(): Promise<Gaps>;
  /** Keeps what has grown, every few seconds at most; what is not kept is found again. */
  keep(): Promise<void>;
}

export interface GapMemoryOptions {
  readonly kept: KeptGaps | undefined;
  /** Id of the record at a position, whosever it is; null where there is none. */
  readonly recordAt: (position: number) => Promise<string | null>;
  readonly logger: Logger | undefined;
}

const KEEP_EVERY_MS = 5_000;

export const createGapMemory = ({ kept, recordAt, logger }: GapMemoryOptions): GapMemory => {
  let loaded: Promise<Gaps> | undefined;
  let keptAt = 0;

  /** In a log that was put back, new events may stand where nothing of ours was: its gaps are another log's. */
  const load = async (): Promise<Gaps> => {
    if (!kept) return createGaps([]);
    const { gaps, mark } = await kept.load();
    if (mark === null || (await recordAt(mark.position)) === mark.record) return createGaps(gaps);
    logger?.warn({}, 'the log in EventStoreDB is not the one that was seen before; what was known of it is forgotten');
    await kept.forget();
    return createGaps([]);
  };

  const keepGrown = async (gaps: Gaps, store: KeptGaps): Promise<void> => {
    const position = gaps.farthest()?.upTo;
    const grown = gaps.grown();
    if (grown.length === 0 || position === undefined) return;
    const record = await recordAt(position);
    if (record !== null) await store.keep(grown, { position, record });
  };

  return {
    known() {
      loaded ??= load().catch((error) => {
        loaded = undefined;
        throw error;
      });
      return loaded;
    },
    async keep() {
      if (!kept || !loaded || performance.now() - keptAt < KEEP_EVERY_MS) return;
      keptAt = performance.now();
      try {
        await keepGrown(await loaded, kept);
      } catch {
        logger?.warn({}, 'stretches without our events are not kept; they are found again after a start');
      }
    },
  };
};
