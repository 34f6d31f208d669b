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
import { type Leaf, type Place, storedBesideLeaves } from '../stored-beside-leaves.ts';
import { boxOrder } from '../verify/verify-bundle.mjs';
import { hasFalseSignature, isSignedByAny, signatureProblems } from './note-signatures.ts';
import { checkpointBackWords, timeFaultWords } from './time-words.ts';

export interface WatchOptions {
  readonly store: Pick<EventStore, 'readAll'>;
  readonly log: Pick<
    TransparencyLog,
    'latest' | 'keys' | 'keptCheckpoints' | 'leafHashes' | 'leaves' | 'beforeTheFirst'
  >;
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
  const end = checkpoint.size;
  const { roots, changed, backwards, loose, size } = await hashAgain(options, { sizes, timed, end });
  problems.push(...checkpointBackWords(checkpointBack(timed, options.toleranceMs ?? TIME_TOLERANCE_MS)));
  problems.push(...changed, ...backwards, ...loose);
  problems.push(...(await options.log.beforeTheFirst(MOST_NAMED)).map(hiddenWords));
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

const hiddenWords = ({ type, id, streamId }: Pick<StoredEvent, 'type' | 'id' | 'streamId'>): string =>
  `Vor dem ersten Ereignis steht eines in der Datenbank, das in keinem Protokoll ist: ${type} ${id} in ${streamId}. Es wurde am Produkt vorbei hineingeschrieben.`;

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

/** The roots of the trees over the stored events at these sizes, and which events are not what the tree was built from. */
const hashAgain = async (
  { store, log, onProgress, toleranceMs = TIME_TOLERANCE_MS }: WatchOptions,
  { sizes, timed, end }: { readonly sizes: readonly number[]; readonly timed: readonly TimedCheckpoint[]; end: number },
) => {
  const tree = createGrowingTree(sizes);
  const boxes = boxOrder();
  const times = createTimeWatch(timed, toleranceMs);
  const faults = createFaultList();
  const look = ({ leaf, event }: Place, built: Buffer | undefined) => {
    if (leaf !== null && event === null) {
      times.skip();
      return faults.missing(leaf);
    }
    const text = leafText(event);
    const hash = leafHash(Buffer.from(text));
    tree.add([hash]);
    if (leaf === null) return faults.say(putInWords(event));
    const what = `Ereignis ${leaf.index + 1} (${nameOf(event)})`;
    times.look(event, what);
    boxes.add(text, leaf.index + 1);
    if (!built?.equals(hash)) faults.say(`${what} ist in der Datenbank verändert worden.`);
  };
  for await (const { start, places, hashes } of storedBesideLeaves({ store, log }, end)) {
    for (const place of places) look(place, hashes[(place.leaf?.index ?? start) - start]);
    onProgress?.(start + hashes.length, end);
  }
  const { roots } = tree;
  return { roots, changed: faults.all(), backwards: times.problems, loose: boxes.problems, size: tree.size() };
};

/** What is wrong with events, a German sentence each; those that are missing side by side in one. */
const createFaultList = () => {
  const sentences: string[] = [];
  let gap: { readonly first: Leaf; last: Leaf } | null = null;
  const say = (sentence: string) => {
    if (sentences.length < MOST_NAMED) sentences.push(sentence);
  };
  const endGap = () => {
    if (gap !== null) say(gapWords(gap.first, gap.last));
    gap = null;
  };
  return {
    missing(leaf: Leaf): void {
      if (gap?.last.index === leaf.index - 1) gap.last = leaf;
      else {
        endGap();
        gap = { first: leaf, last: leaf };
      }
    },
    say(sentence: string): void {
      endGap();
      say(sentence);
    },
    all(): readonly string[] {
      endGap();
      return sentences;
    },
  };
};

const gapWords = (first: Leaf, last: Leaf): string =>
  first.index === last.index
    ? `Ereignis ${first.index + 1} (${first.eventId}) fehlt in der Datenbank.`
    : `Die Ereignisse ${first.index + 1} (${first.eventId}) bis ${last.index + 1} (${last.eventId}) fehlen in der Datenbank.`;

const putInWords = (event: StoredEvent): string =>
  `Mitten im Protokoll steht ein Ereignis in der Datenbank, das nicht unterschrieben ist: ${nameOf(event)}.`;

const nameOf = ({ type, id }: StoredEvent): string => `${type} ${id}`;

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
    skip: bounds.skip,
    look(event: StoredEvent, what: string): void {
      const words = wordsOf(event, what);
      if (words !== null && problems.length < MOST_NAMED) problems.push(words);
    },
  };
};
