import type { EventBatch } from '../batches/event-batch.ts';
import type { Pacing } from './pacing.ts';
import type { Replacement } from './replacement.ts';
import { createTurns } from './turns.ts';

/** Applies batches to tables that each go at their own pace, one batch apart at most, so that nobody waits for the slowest. */
export interface ApplyingLine {
  /** Resolves when there is room for the next one. Rejects as soon as one fails, of this batch or of one before. */
  add(batch: EventBatch): Promise<void>;
  /** Resolves when all are applied. */
  done(): Promise<void>;
}

export const createApplyingLine = (
  replacements: readonly Replacement[],
  pacing: Pacing,
  onApplied: (batch: EventBatch) => void,
): ApplyingLine => {
  const inTurn = createTurns(pacing.atOnce);
  let ends = replacements.map(() => Promise.resolve());
  let last: Promise<void> = Promise.resolve();

  return {
    async add(batch) {
      const before = last;
      ends = replacements.map(async (replacement, index) => {
        await ends[index];
        await inTurn(() => replacement.applyAndCommit(batch));
      });
      const all = Promise.all(ends);
      last = before.then(() => all).then(() => onApplied(batch));
      // Whoever adds the next one, or waits for the end, hears of it.
      for (const failing of [all, last]) failing.catch(() => undefined);
      await before;
      await pacing.giveWay(() => last);
    },
    done: () => last,
  };
};
