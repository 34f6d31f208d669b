import type { Pool } from 'pg';
import type { EventStore, StoredEvent } from '../event-store.ts';
import { statedTime } from './checkpoint-time.ts';
import { leafOf, leafText } from './leaf.ts';
import { HASH_BYTES, leafHash, rootOver } from './merkle-hash.ts';
import {
  type Cosignature,
  keepCosignature,
  type PublishedKey,
  readBeforeTheFirst,
  readBounding,
  readCosignatures,
  readKeptCheckpoints,
  readKeys,
  readLeafOf,
  readLeaves,
  readPositionOf,
  readStreamEnd,
} from './published-tables.ts';
import { createNoteSigner, isSignedBy, type NoteKey, parseNote, parseSignature, writeNote } from './signed-note.ts';
import { consistencyPath, inclusionPath, type Span, spanOf } from './subtrees.ts';
import { hashesIn, hashesOf, leafTiles, subtreeRoot, type TileAddress, tileOf } from './tiles.ts';
import { TIME_TOLERANCE_MS } from './time-order.ts';
import { checkpointText, parseCheckpoint, type TlogCheckpoint } from './tlog-checkpoint.ts';
import { type Leaf, nameLog, type Query, queryOf, readState, readTiles } from './tree-tables.ts';
import { readWitnesses, type WitnessState, writeWitness } from './witness-table.ts';

export interface TransparencyLogOptions {
  /** The running role's. */
  readonly pool: Pool;
  readonly store: EventStore;
  readonly signingKeys: readonly Buffer[];
  /** How far the log's time may step back, in milliseconds; `TIME_TOLERANCE_MS` by default. */
  readonly toleranceMs?: number;
}

export interface SignedCheckpoint extends TlogCheckpoint {
  /** Until then nothing but its leaves had been recorded, says the log; null for one without. */
  readonly time: Date | null;
  /** The whole note, witnesses' cosignatures included. */
  readonly note: string;
  /** The public keys of those witnesses. */
  readonly witnesses: readonly string[];
}

export interface Inclusion {
  readonly index: number;
  readonly size: number;
  readonly root: Buffer;
  /** The text whose bytes are the leaf, as the event is stored now. */
  readonly leaf: string;
  readonly leafHash: Buffer;
  readonly proof: readonly Buffer[];
}

/** What became of a signature line: kept, none of its key's, or one more than are kept under one checkpoint. */
export type Brought = 'kept' | 'not-signed' | 'too-many';

export interface Consistency {
  readonly from: { readonly size: number; readonly root: Buffer };
  readonly to: { readonly size: number; readonly root: Buffer };
  readonly proof: readonly Buffer[];
}

/** What is asked for is not in the tree: no such event yet, or more leaves than were signed. */
export class NotInLog extends Error {
  override readonly name = 'NotInLog';
}

/** What the transparency log answers; it is built by `createLogBuilder`. */
export interface TransparencyLog {
  /** Names the log unless it has a name, which it then keeps. */
  prepare(origin: string): Promise<void>;
  /** The newest checkpoint; null while none was signed. */
  latest(): Promise<SignedCheckpoint | null>;
  /**
   * The checkpoint that bounds what was recorded up to a moment: whatever is not among its leaves is dated later. Null while none
   * does.
   */
  bounding(moment: Date): Promise<SignedCheckpoint | null>;
  /** Every key that has ever signed, the newest first. */
  keys(): Promise<readonly PublishedKey[]>;
  /** At most `limit` of the kept checkpoints above a size, by size. */
  keptCheckpoints(above: number, limit: number): Promise<readonly SignedCheckpoint[]>;
  /** The hashes of leaves as the tree was built from them, `start` being a multiple of 256; fewer where it ends. */
  leafHashes(start: number, count: number): Promise<readonly Buffer[]>;
  /** Of which events the leaves from `start` on were built; fewer where it ends. */
  leaves(start: number, count: number): Promise<readonly Leaf[]>;
  /** At most so many events that lie before the log's first place in the database, where no reader of the log sees them. */
  beforeTheFirst(limit: number): Promise<readonly Pick<StoredEvent, 'type' | 'id' | 'streamId'>[]>;
  /** How many events a stream has had, as is counted beside them: more than there are where the newest are gone. 0 where nothing counts. */
  streamEnd(streamId: string): Promise<number>;
  /** The first `width` hashes of a tile; null where the newest signed tree has not so many in it. */
  tile(address: TileAddress, width: number): Promise<Buffer | null>;
  /** So many leaves from `start` on, as the events are stored now; null where the newest signed tree does not have all of them. */
  entries(start: number, count: number): Promise<readonly Buffer[] | null>;
  /** Position in the event log of the leaf with that number; undefined where there is none. */
  positionOf(index: number): Promise<number | undefined>;
  /** Proves an event against the tree of `size` leaves, the newest signed one by default. Throws `NotInLog`. */
  inclusion(eventId: string, size?: number): Promise<Inclusion>;
  /** Proves that the tree only grew. Throws `NotInLog`. */
  consistency(from: number, to?: number): Promise<Consistency>;
  /**
   * Keeps a signature line that somebody brought under the checkpoint of that size. Throws `NotInLog` for a size that was never
   * signed.
   */
  cosign(size: number, key: NoteKey, line: string): Promise<Brought>;
  /** Keeps a witness's signature line with the checkpoint that it was asked to sign, however many others brought. False when the key has not signed it. */
  keepCosigned(checkpoint: SignedCheckpoint, key: NoteKey, line: string): Promise<boolean>;
  /** What the witnesses have said that were ever asked. */
  witnesses(): Promise<readonly WitnessState[]>;
  noteWitness(state: WitnessState): Promise<void>;
}

export const createTransparencyLog = (options: TransparencyLogOptions): TransparencyLog => {
  const { pool, store, signingKeys, toleranceMs = TIME_TOLERANCE_MS } = options;
  const query = queryOf(pool);

  const signedState = async () => {
    const state = await readState(query);
    return { ...state, size: state.note === null ? 0 : state.size };
  };

  /** The tree that was asked for; its root where that stands in the newest checkpoint. */
  const treeOf = async (size: number | undefined): Promise<{ readonly size: number; readonly root: Buffer | null }> => {
    const { size: signed, note } = await signedState();
    if (size !== undefined && size > signed) throw new NotInLog(`The log has ${signed} leaves.`);
    const isNewest = note !== null && (size ?? signed) === signed;
    return { size: size ?? signed, root: isNewest ? parsed(note).root : null };
  };

  const latest = async (): Promise<SignedCheckpoint | null> => {
    const { note } = await readState(query);
    return note === null ? null : withCosignatures(note, await readCosignatures(query, parsed(note).size));
  };

  return {
    prepare: async (origin) => void (await nameLog(query, origin)),
    latest,
    async bounding(moment) {
      const time = new Date(moment.getTime() + toleranceMs);
      const kept = await readBounding(query, time);
      const found =
        kept === undefined ? await latest() : withCosignatures(kept, await readCosignatures(query, parsed(kept).size));
      return found?.time && found.time >= time ? found : null;
    },
    keys: () => readKeys(query),
    async keptCheckpoints(above, limit) {
      const kept = await readKeptCheckpoints(query, above, limit);
      return kept.map(({ note, cosignatures }) => withCosignatures(note, cosignatures));
    },

    async leafHashes(start, count) {
      const tiles = await readTiles(query, leafTiles(start, count));
      return hashesIn(tiles).slice(0, count);
    },

    leaves: (start, count) => readLeaves(query, start, count),
    beforeTheFirst: (limit) => readBeforeTheFirst(query, limit),
    streamEnd: (streamId) => readStreamEnd(query, streamId),

    async tile(address, width) {
      const { size } = await signedState();
      if (width > hashesOf(address, size)) return null;
      const [tile] = await readTiles(query, [address]);
      return tile?.hashes.subarray(0, width * HASH_BYTES) ?? null;
    },

    async entries(start, count) {
      const { size } = await signedState();
      if (start + count > size) return null;
      const before = start === 0 ? 0 : await readPositionOf(query, start - 1);
      if (before === undefined) return null;
      return (await store.readAll(before, count)).map(leafOf);
    },

    positionOf: (index) => readPositionOf(query, index),

    async inclusion(eventId, asked) {
      const [tree, leaf] = await Promise.all([treeOf(asked), readLeafOf(query, eventId)]);
      const { size } = tree;
      if (!leaf || leaf.index >= size) throw new NotInLog(`The first ${size} leaves do not hold ${eventId}.`);
      const path = inclusionPath(leaf.index, size);
      // Counting the whole tree's root takes as long as everything else.
      const [event, roots] = await Promise.all([
        store.readAt(leaf.position),
        rootsOf(query, tree.root ? path : [...path, spanOf(0, size)]),
      ]);
      const proof = roots.slice(0, path.length);
      const root = tree.root ?? roots.at(-1);
      if (!event) throw new NotInLog(`The event at position ${leaf.position} is gone.`);
      return { ...leafParts(event), index: leaf.index, size, root: root as Buffer, proof };
    },

    async consistency(from, asked) {
      const { size: to } = await treeOf(asked);
      if (from > to) throw new NotInLog(`The tree of ${to} leaves did not grow from one of ${from}.`);
      const [fromRoot, toRoot, ...proof] = await rootsOf(query, [
        spanOf(0, from),
        spanOf(0, to),
        ...consistencyPath(from, to),
      ]);
      return { from: { size: from, root: fromRoot as Buffer }, to: { size: to, root: toRoot as Buffer }, proof };
    },

    async cosign(size, key, line) {
      const { origin, size: signed, note: newest } = await signedState();
      if (size > signed) throw new NotInLog(`The log has ${signed} leaves.`);
      const [root] = await rootsOf(query, [spanOf(0, size)]);
      const text = checkpointText({ origin, size, root: root as Buffer });
      if (!isSignedBy(key, text, parseSignature(line))) return 'not-signed';
      // The newest as it stands, with its time: under an older one the time is not known any more.
      const note =
        newest !== null && size === signed
          ? ownNote(newest)
          : writeNote(
              text,
              signingKeys.map((seed) => createNoteSigner(origin, seed).sign(text)),
            );
      const brought = { size, note, time: statedTime(note), key: key.text, line, wasAskedFor: false };
      return (await keepCosignature(query, brought)) ? 'kept' : 'too-many';
    },

    async keepCosigned({ size, note, time }, key, line) {
      const { text } = parseNote(note);
      if (!isSignedBy(key, text, parseSignature(line))) return false;
      return keepCosignature(query, { size, note: ownNote(note), time, key: key.text, line, wasAskedFor: true });
    },

    witnesses: () => readWitnesses(query),
    noteWitness: (state) => writeWitness(query, state),
  };
};

const leafParts = (event: StoredEvent) => ({ leaf: leafText(event), leafHash: leafHash(leafOf(event)) });

const parsed = (note: string): TlogCheckpoint => parseCheckpoint(parseNote(note).text);

/** With the log's own signatures alone. */
const ownNote = (note: string): string => {
  const { text, signatures } = parseNote(note);
  const { origin } = parseCheckpoint(text);
  return writeNote(
    text,
    signatures.filter(({ name }) => name === origin).map(({ line }) => line),
  );
};

const withCosignatures = (note: string, cosignatures: readonly Cosignature[]): SignedCheckpoint => ({
  ...parsed(note),
  time: statedTime(note),
  note: note + cosignatures.map(({ line }) => `${line}\n`).join(''),
  witnesses: cosignatures.map(({ key }) => key),
});

/** The root above each span, from tiles that are read all at once. */
const rootsOf = async (query: Query, spans: readonly Span[]): Promise<readonly Buffer[]> => {
  const nameOf = ({ level, index }: { level: number; index: number }) => `${level}/${index}`;
  const wanted = new Map(spans.flat().map((subtree) => [nameOf(tileOf(subtree)), tileOf(subtree)]));
  const tiles = new Map((await readTiles(query, [...wanted.values()])).map((tile) => [nameOf(tile), tile.hashes]));
  return spans.map((span) =>
    rootOver(span.map((subtree) => subtreeRoot(subtree, tiles.get(nameOf(tileOf(subtree))) ?? Buffer.alloc(0)))),
  );
};
