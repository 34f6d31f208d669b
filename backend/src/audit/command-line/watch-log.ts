import type { EventStore, StoredEvent } from '@sternklar/event-store/event-store';
import { provenTime } from '@sternklar/event-store/transparency/checkpoint-time';
import { createGrowingTree } from '@sternklar/event-store/transparency/growing-tree';
import { leafText } from '@sternklar/event-store/transparency/leaf';
import { leafHash } from '@sternklar/event-store/transparency/merkle-hash';
import { type NoteKey, parseNote, parseNoteKey } from '@sternklar/event-store/transparency/signed-note';
import {
  checkpointBack,
  createTimeBounds,
  type TimedCheckpoint,
} from '@sternklar/event-store/transparency/time-bounds';
import { createTimeOrder, TIME_TOLERANCE_MS } from '@sternklar/event-store/transparency/time-order';
import { parseCheckpoint, type TlogCheckpoint } from '@sternklar/event-store/transparency/tlog-checkpoint';
import type { SignedCheckpoint, TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import { boxOrder } from '../verify/verify-bundle.mjs';
import { hasFalseSignature, isSignedByAny, signatureProblems } from './note-signatures.ts';
import { checkpointBackWords, timeFaultWords } from './time-words.ts';

export interface WatchOptions {
  readonly store: Pick<EventStore, 'readAll'>;
  readonly log: Pick<TransparencyLog, 'latest' | 'keys' | 'keptCheckpoints' | 'leafHashes'>;
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
const MOST_PROBLEMS = 100;

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
  const kept = (await readKept(options)).filter((one) => one.size <= checkpoint.size);
  const notes = [...kept, checkpoint, ...(earlier === null ? [] : [{ ...earlier, note: options.earlier ?? '' }])];
  const timed = timedOf(notes, keys);
  const sizes = [checkpoint.size, earlier?.size ?? 0, ...kept.map(({ size }) => size)];
  const { roots, changed, backwards, loose, size } = await hashAgain(options, { sizes, timed });
  problems.push(...checkpointBackWords(checkpointBack(timed, options.toleranceMs ?? TIME_TOLERANCE_MS)));
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
  if (roots.get(checkpoint.size)?.equals(checkpoint.root)) problems.push(...keptProblems(kept, { keys, roots }));
  return { checkpoint, problems: problems.slice(0, MOST_PROBLEMS) };
};

/** What is wrong with the checkpoints that the database itself keeps. */
const keptProblems = (
  kept: readonly SignedCheckpoint[],
  { keys, roots }: { readonly keys: readonly NoteKey[]; readonly roots: ReadonlyMap<number, Buffer> },
): readonly string[] =>
  kept.flatMap(({ size, root, note }) => {
    const what = `Der in der Datenbank aufbewahrte Prüfpunkt über ${size} Ereignisse`;
    if (!isSignedByAny(note, keys) || hasFalseSignature(note, keys)) return `${what} ist nicht gültig unterschrieben.`;
    return roots.get(size)?.equals(root) ? [] : `${what} gehört zu einer anderen Geschichte.`;
  });

const KEPT_AT_ONCE = 500;

const readKept = async ({ log }: WatchOptions): Promise<readonly SignedCheckpoint[]> => {
  const kept: SignedCheckpoint[] = [];
  for (let above = -1; ; above = kept.at(-1)?.size ?? above) {
    const some = await log.keptCheckpoints(above, KEPT_AT_ONCE);
    if (some.length === 0) return kept;
    kept.push(...some);
  }
};

/** Those whose time one of the log's keys has signed. */
const timedOf = (
  checkpoints: readonly Pick<SignedCheckpoint, 'size' | 'note'>[],
  keys: readonly NoteKey[],
): readonly TimedCheckpoint[] =>
  checkpoints.flatMap(({ size, note }) => {
    const time = provenTime(note, keys);
    return time === null ? [] : { size, time };
  });

const readEarlier = (note: string): TlogCheckpoint => parseCheckpoint(parseNote(note).text);

const followBoxes = (boxes: ReturnType<typeof boxOrder>, leaves: readonly string[], start: number): void => {
  for (const [index, leaf] of leaves.entries()) boxes.add(leaf, start + index + 1);
};

/** The roots of the trees over the stored events at these sizes, and which events are not what the tree was built from. */
const hashAgain = async (
  { store, log, onProgress, toleranceMs = TIME_TOLERANCE_MS }: WatchOptions,
  { sizes, timed }: { readonly sizes: readonly number[]; readonly timed: readonly TimedCheckpoint[] },
) => {
  const end = sizes.reduce((most, size) => Math.max(most, size), 0);
  const tree = createGrowingTree(sizes);
  const changed: string[] = [];
  const boxes = boxOrder();
  const times = createTimeWatch(timed, toleranceMs);
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
      const what = `Ereignis ${start + index + 1} (${event.type} ${event.id})`;
      times.look(event, what);
      const isChanged = built[index] && !hashes[index]?.equals(built[index]);
      if (isChanged && changed.length < MOST_NAMED) changed.push(`${what} ist in der Datenbank verändert worden.`);
    }
    tree.add(hashes);
    position = newest.position;
    onProgress?.(tree.size(), end);
    if (tree.size() >= end) break;
  }
  return { roots: tree.roots, changed, backwards: times.problems, loose: boxes.problems, size: tree.size() };
};

/** What is dated before what it follows, or against what a checkpoint says; a German sentence each. */
const createTimeWatch = (timed: readonly TimedCheckpoint[], toleranceMs: number) => {
  const problems: string[] = [];
  const order = createTimeOrder(null, toleranceMs);
  const bounds = createTimeBounds(timed, toleranceMs);
  const wordsOf = (event: StoredEvent, what: string): string | null => {
    const step = order.add(event);
    const fault = bounds.add(event);
    if (step !== null)
      return `${what} ist vom ${event.recordedAt} datiert, obwohl eines vor ihm von ${step.after} ist: Die Zeit geht zurück.`;
    return fault === null ? null : timeFaultWords(fault, { what, recordedAt: event.recordedAt });
  };
  return {
    problems,
    look(event: StoredEvent, what: string): void {
      const words = wordsOf(event, what);
      if (words !== null && problems.length < MOST_NAMED) problems.push(words);
    },
  };
};
