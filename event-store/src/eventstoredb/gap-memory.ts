import type { Logger } from '../logger.ts';
import { createGaps, type Gaps, type KeptGaps } from './gaps.ts';

/** The gaps that this process knows, with those that an earlier one or another one has kept. */
export interface GapMemory {
  /** Rejects while what was kept cannot be read. */
  known(): Promise<Gaps>;
  /** Keeps what has grown, every few seconds at most; what is not kept is found again. */
  keep(): Promise<void>;
}

const KEEP_EVERY_MS = 5_000;

export const createGapMemory = (kept: KeptGaps | undefined, logger: Logger | undefined): GapMemory => {
  let loaded: Promise<Gaps> | undefined;
  let keptAt = 0;

  return {
    known() {
      loaded ??= (kept?.load() ?? Promise.resolve([])).then(createGaps).catch((error) => {
        loaded = undefined;
        throw error;
      });
      return loaded;
    },
    async keep() {
      if (!kept || !loaded || performance.now() - keptAt < KEEP_EVERY_MS) return;
      keptAt = performance.now();
      try {
        const grown = (await loaded).grown();
        if (grown.length > 0) await kept.keep(grown);
      } catch {
        logger?.warn({}, 'stretches without our events are not kept; they are found again after a start');
      }
    },
  };
};
