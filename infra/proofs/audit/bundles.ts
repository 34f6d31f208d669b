import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signatureLines } from '@sternklar/event-store/transparency/checkpoint-time';
import { createGrowingTree } from '@sternklar/event-store/transparency/growing-tree';
import { leafHash } from '@sternklar/event-store/transparency/merkle-hash';
import { createNoteSigner, writeNote } from '@sternklar/event-store/transparency/signed-note';
import { checkpointText } from '@sternklar/event-store/transparency/tlog-checkpoint';
import {
  STATUS_HISTORY_HEAD,
  statusHistoryLine,
  statusStepOf,
} from '../../../backend/src/audit/bundle/status-history.ts';
import type { BundleFiles } from '../../../backend/src/audit/verify/verify-bundle.mjs';

/** The files of a bundle that belong to what it proves. */
export const FILES = [
  'checkpoint.txt',
  'checkpoints.jsonl',
  'events.jsonl',
  'keys.txt',
  'status-history.csv',
  'tree.txt',
  'witnesses.txt',
] as const;
export type FileName = (typeof FILES)[number];
export type Bundle = ReadonlyMap<FileName, Buffer>;

export const readBundle = async (folder: string): Promise<Bundle> =>
  new Map(await Promise.all(FILES.map(async (name) => [name, await readFile(join(folder, name))] as const)));

export const filesOf = (bundle: Bundle): BundleFiles => ({
  has: (name) => bundle.has(name as FileName),
  async *open(name) {
    yield bundle.get(name as FileName) ?? Buffer.alloc(0);
  },
});

export const textOf = (bundle: Bundle, name: FileName): string => (bundle.get(name) ?? '').toString();
export const linesOf = (bundle: Bundle, name: FileName): string[] => textOf(bundle, name).split('\n').slice(0, -1);
export const withText = (bundle: Bundle, name: FileName, text: string): Bundle =>
  new Map(bundle).set(name, Buffer.from(text));
export const withLines = (bundle: Bundle, name: FileName, lines: readonly string[]): Bundle =>
  withText(bundle, name, lines.map((line) => `${line}\n`).join(''));

const signed = (
  origin: string,
  key: Buffer,
  { size, root, time }: { readonly size: number; readonly root: Buffer; readonly time: Date | null },
): string => {
  const text = checkpointText({ origin, size, root });
  return writeNote(text, signatureLines([createNoteSigner(origin, key)], text, time));
};

/** When the event was recorded that is the last of so many. */
export const timeAt = (events: readonly string[], size: number): Date | null => {
  const line = events[size - 1];
  return line === undefined ? null : new Date(JSON.parse(line).recordedAt);
};

/** A bundle with these events, whole in itself: tree, checkpoints and history follow, signed with the key. */
export const signedAnew = (events: readonly string[], { origin, key, kept = [], timeOf }: Signing): Bundle => {
  const hashes = events.map((line) => leafHash(Buffer.from(line)));
  const sizes = kept.filter((size) => size <= events.length);
  const tree = createGrowingTree([...sizes, events.length]);
  tree.add(hashes);
  const noteAt = (size: number) => {
    const time = timeOf ? timeOf(size) : timeAt(events, size);
    return signed(origin, key, { size, root: tree.roots.get(size) ?? Buffer.alloc(32), time });
  };
  const text: Record<FileName, string> = {
    'checkpoint.txt': noteAt(events.length),
    'checkpoints.jsonl': sizes.map((size) => `${JSON.stringify(noteAt(size))}\n`).join(''),
    'events.jsonl': events.map((line) => `${line}\n`).join(''),
    'keys.txt': `${createNoteSigner(origin, key).key.text}\n`,
    'status-history.csv': historyOf(events),
    'tree.txt': hashes.map((hash) => `${hash.toString('base64')}\n`).join(''),
    'witnesses.txt': '',
  };
  return new Map(FILES.map((name) => [name, Buffer.from(text[name])]));
};

export interface Signing {
  readonly origin: string;
  readonly key: Buffer;
  /** Sizes of which checkpoints were kept. */
  readonly kept?: readonly number[];
  /** The time that the checkpoint of a size carries; that of its newest event by default. */
  readonly timeOf?: (size: number) => Date | null;
}

const historyOf = (events: readonly string[]): string => {
  const steps = events
    .map((line) => statusStepOf({ ...JSON.parse(line), position: 0 }))
    .filter((step) => step !== null);
  return STATUS_HISTORY_HEAD + steps.map(statusHistoryLine).join('');
};
