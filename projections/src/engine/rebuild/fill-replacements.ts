import { type EventBatch, type EventSource, readBatch } from '../batches/event-batch.ts';
import { createApplyingLine } from './applying-line.ts';
import type { Pacing } from './pacing.ts';
import type { Replacement } from './replacement.ts';
import { createTurns } from './turns.ts';

export interface RebuildProgress {
  readonly phase: 'reading' | 'indexing' | 'switching';
  /** Position up to which events were applied. */
  readonly position: number;
  /** Position of the newest event. */
  readonly head: number;
}

/** How new tables are filled. */
export interface Filling {
  readonly source: EventSource;
  readonly batchSize: number;
  /** Of the feed that fills the new tables from then on; 0: there is none. */
  readonly feedPartitions: number;
  readonly pacing: Pacing;
  readonly onProgress: (progress: RebuildProgress) => void;
}

/**
 * Fills all new tables in one reading of the log, makes their indexes, and adds what was written in the meantime. Each index has
 * room to sort in memory, so only as many read models get theirs at once as may be written.
 */
export async function fillReplacements(replacements: readonly Replacement[], filling: Filling): Promise<void> {
  const position = await readToHead(replacements, filling);
  filling.onProgress({ phase: 'indexing', position, head: position });
  const inTurn = createTurns(filling.pacing.atOnce);
  await Promise.all(replacements.map((replacement) => inTurn(() => replacement.finishTables())));
  await catchUp(replacements, filling);
}

/** Enough even when others write fast: each round is shorter than the one before, and the switch takes the rest. */
const MAX_ROUNDS = 10;

/** Reads on until what is left fits into one batch. */
export async function catchUp(replacements: readonly Replacement[], filling: Filling): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const position = await readToHead(replacements, filling);
    if ((await filling.source.store.head()) - position <= filling.batchSize) return;
  }
}

/** Applies everything up to the head as it is at the beginning. */
async function readToHead(replacements: readonly Replacement[], filling: Filling): Promise<number> {
  const head = await filling.source.store.head();
  let position = Math.min(...replacements.map((replacement) => replacement.position));
  const line = createApplyingLine(replacements, filling.pacing, (batch) => {
    position = batch.last;
    filling.onProgress({ phase: 'reading', position, head: Math.max(head, position) });
  });
  for await (const batch of readAhead(filling, position, head)) await line.add(batch);
  await line.done();
  return position;
}

/** Batches from a position to the head; the next one is read and decoded while this one is applied. */
async function* readAhead({ source, batchSize }: Filling, after: number, head: number): AsyncIterable<EventBatch> {
  let next = after < head ? readBatch(source, after, batchSize) : null;
  while (next) {
    const batch: EventBatch = await next;
    next = batch.last < head && batch.last > batch.after ? readBatch(source, batch.last, batchSize) : null;
    // When applying fails, nobody waits for the next one any more.
    next?.catch(() => undefined);
    yield batch;
  }
}
