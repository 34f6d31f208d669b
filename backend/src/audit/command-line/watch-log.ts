import type { EventStore } from '@sternklar/event-store/event-store';
import { createGrowingTree } from '@sternklar/event-store/transparency/growing-tree';
import { leafText } from '@sternklar/event-store/transparency/leaf';
import { leafHash } from '@sternklar/event-store/transparency/merkle-hash';
import { parseNote, parseNoteKey } from '@sternklar/event-store/transparency/signed-note';
import { createTimeOrder, TIME_TOLERANCE_MS } from '@sternklar/event-store/transparency/time-order';
import { parseCheckpoint, type TlogCheckpoint } from '@sternklar/event-store/transparency/tlog-checkpoint';
import type { SignedCheckpoint, TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import { boxOrder } from '../verify/verify-bundle.mjs';
import { signatureProblems } from './note-signatures.ts';

export interface WatchOptions {
  readonly store: Pick<EventStore, 'readAll'>;
  readonly log: Pick<TransparencyLog, 'latest' | 'keys' | 'leafHashes'>;
  /** The checkpoint that was kept last time; null at first. Throws `MalformedNote` for what is none. */
  readonly earlier: string | null;
  /** How far the log's time may step back, in milliseconds; `TIME_TOLERANCE_MS` by default. */
  readonly toleranceMs?: number;
  readonly onProgress?: (events: number, of: number) => void;
}

export interface Watched {
  readonly checkpoint: SignedCheckpoint;
  /** German sentences; none when all is well. */
  readonly problems: readonly string[];
}

/** A multiple of a tile's width. */
const AT_ONCE = 2_048;
const MOST_NAMED = 20;

/**
 * Whether the database still holds what was signed: every event is hashed anew, and the trees over them must be the newest
 * signed one and the one that was kept earlier. Null while nothing was signed.
 */
export const watchLog = async (options: WatchOptions): Promise<Watched | null> => {
  const checkpoint = await options.log.latest();
  if (!checkpoint) return null;
  const earlier = options.earlier === null ? null : readEarlier(options.earlier);
  const keys = (await options.log.keys()).map(({ key }) => parseNoteKey(key));
  const problems = [...signatureProblems({ newest: checkpoint.note, earlier: options.earlier }, keys)];
  if (earlier && earlier.origin !== checkpoint.origin)
    problems.push('Der aufbewahrte Prüfpunkt ist von einem anderen Protokoll.');
  if (earlier && earlier.size > checkpoint.size) {
    problems.push(`Das Protokoll hatte ${earlier.size} Ereignisse, jetzt hat es ${checkpoint.size}: Es wurde gekürzt.`);
  }
  const { roots, changed, backwards, loose, size } = await hashAgain(options, [checkpoint.size, earlier?.size ?? 0]);
  problems.push(...changed, ...backwards, ...loose);
  if (size < checkpoint.size)
    problems.push(`Unterschrieben sind ${checkpoint.size} Ereignisse, in der Datenbank stehen nur ${size}.`);
  else if (!roots.get(checkpoint.size)?.equals(checkpoint.root))
    problems.push('Die Ereignisse in der Datenbank sind nicht die unterschriebenen.');
  if (earlier && earlier.size <= size && !roots.get(earlier.size)?.equals(earlier.root)) {
    problems.push(
      `Die ersten ${earlier.size} Ereignisse sind nicht mehr die von damals: Die Vergangenheit wurde umgeschrieben.`,
    );
  }
  return { checkpoint, problems };
};

const readEarlier = (note: string): TlogCheckpoint => parseCheckpoint(parseNote(note).text);

const followBoxes = (boxes: ReturnType<typeof boxOrder>, leaves: readonly string[], start: number): void => {
  for (const [index, leaf] of leaves.entries()) boxes.add(leaf, start + index + 1);
};

/** The roots of the trees over the stored events at these sizes, and which events are not what the tree was built from. */
const hashAgain = async (
  { store, log, onProgress, toleranceMs = TIME_TOLERANCE_MS }: WatchOptions,
  sizes: readonly number[],
) => {
  const end = Math.max(...sizes);
  const tree = createGrowingTree(sizes);
  const changed: string[] = [];
  const backwards: string[] = [];
  const order = createTimeOrder(null, toleranceMs);
  const boxes = boxOrder();
  let position = 0;
  for (;;) {
    const batch = await store.readAll(position, Math.min(AT_ONCE, end - tree.size()));
    const newest = batch.at(-1);
    if (!newest) break;
    const start = tree.size();
    const leaves = batch.map(leafText);
    followBoxes(boxes, leaves, start);
    const hashes = leaves.map((leaf) => leafHash(Buffer.from(leaf)));
    const built = await log.leafHashes(start, batch.length);
    for (const [index, event] of batch.entries()) {
      const { type, id, recordedAt } = event;
      const step = order.add(event);
      if (step !== null && backwards.length < MOST_NAMED) {
        backwards.push(
          `Ereignis ${start + index + 1} (${type} ${id}) ist vom ${recordedAt} datiert, obwohl eines vor ihm von ${step.after} ist: Die Zeit geht zurück.`,
        );
      }
      if (built[index] && !hashes[index]?.equals(built[index]) && changed.length < MOST_NAMED) {
        changed.push(`Ereignis ${start + index + 1} (${type} ${id}) ist in der Datenbank verändert worden.`);
      }
    }
    tree.add(hashes);
    position = newest.position;
    onProgress?.(tree.size(), end);
    if (tree.size() >= end) break;
  }
  return { roots: tree.roots, changed, backwards, loose: boxes.problems, size: tree.size() };
};
