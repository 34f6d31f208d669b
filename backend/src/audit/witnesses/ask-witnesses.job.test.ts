import type { Logger } from '@sternklar/event-store/logger';
import { createGrowingTree } from '@sternklar/event-store/transparency/growing-tree';
import { leafHash } from '@sternklar/event-store/transparency/merkle-hash';
import { isConsistent } from '@sternklar/event-store/transparency/proof-checks';
import {
  createNoteSigner,
  isSignedBy,
  type NoteKey,
  parseNote,
  parseSignature,
  writeNote,
} from '@sternklar/event-store/transparency/signed-note';
import { consistencyPath, type Span } from '@sternklar/event-store/transparency/subtrees';
import { checkpointText, parseCheckpoint } from '@sternklar/event-store/transparency/tlog-checkpoint';
import type { SignedCheckpoint } from '@sternklar/event-store/transparency/transparency-log';
import type { WitnessState } from '@sternklar/event-store/transparency/witness-table';
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { timedWitness } from '../testing/timed-witness.ts';
import { askWitnesses, type WitnessSettings } from './ask-witnesses.job.ts';
import { readWitnessStatus } from './witness-status.ts';

const ORIGIN = 'sternklar.example/audit';
const LOG = createNoteSigner(ORIGIN, Buffer.alloc(32, 1));
const MINUTE_MS = 60_000;
const leaf = (history: string, index: number) => leafHash(Buffer.from(`${history} ${index}`));

const rootAt = (history: string, from: number, to: number): Buffer => {
  const tree = createGrowingTree([to - from]);
  tree.add(Array.from({ length: to - from }, (_, index) => leaf(history, from + index)));
  return tree.roots.get(to - from) ?? Buffer.alloc(0);
};
const rootOfSpan = (history: string, span: Span): Buffer => {
  const starts = span.map(({ height, index }) => index * 2 ** height);
  const ends = span.map(({ height, index }) => (index + 1) * 2 ** height);
  return rootAt(history, Math.min(...starts), Math.max(...ends));
};
const checkpointOf = (history: string, size: number): SignedCheckpoint => {
  const checkpoint = { origin: ORIGIN, size, root: rootAt(history, 0, size) };
  const text = checkpointText(checkpoint);
  return { ...checkpoint, time: null, witnesses: [], note: writeNote(text, [LOG.sign(text)]) };
};

/** A witness as C2SP tlog-witness has it, which remembers what it has seen last. */
const witnessServer = (name: string, seed: number) => {
  const signer = timedWitness(name, Buffer.alloc(32, seed));
  const seen = { size: 0, root: Buffer.alloc(0), requests: 0, says: null as (() => Response) | null };
  const answer = (body: string): Response => {
    seen.requests += 1;
    if (seen.says) return seen.says();
    const [head = '', note = ''] = [body.slice(0, body.indexOf('\n\n')), body.slice(body.indexOf('\n\n') + 2)];
    const [oldLine = '', ...proof] = head.split('\n');
    const oldSize = Number(/^old (\d+)$/.exec(oldLine)?.[1]);
    const { text, signatures } = parseNote(note);
    const { size, root } = parseCheckpoint(text);
    if (!signatures.some((signature) => isSignedBy(LOG.key, text, signature))) return new Response('', { status: 403 });
    if (oldSize !== seen.size)
      return new Response(`${seen.size}\n`, { status: 409, headers: { 'content-type': 'text/x.tlog.size' } });
    if (oldSize === size && !root.equals(seen.root)) return new Response(`${size}\n`, { status: 409 });
    const from = { size: seen.size, root: seen.root };
    if (!isConsistent({ from, to: { size, root }, proof: proof.map((line) => Buffer.from(line, 'base64')) }))
      return new Response('', { status: 422 });
    Object.assign(seen, { size, root });
    return new Response(`— somebody.example AAAAAAAA\n${signer.sign(text, 1_772_442_000)}\n`);
  };
  return { key: signer.key, seen, answer };
};

describe('asking witnesses', () => {
  let first: ReturnType<typeof witnessServer>;
  let second: ReturnType<typeof witnessServer>;
  let states: Map<string, WitnessState>;
  let kept: { readonly size: number; readonly name: string }[];
  let log: { history: string; size: number };
  let time: number;
  let logger: { warn: Mock<Logger['warn']>; error: Mock<Logger['error']> };
  let witnessing: WitnessSettings;

  beforeEach(() => {
    [first, second] = [witnessServer('eins.example', 2), witnessServer('zwei.example', 3)];
    [states, kept, log, time] = [new Map(), [], { history: 'honest', size: 5 }, Date.parse('2026-03-02T09:00:00.000Z')];
    logger = { warn: vi.fn<Logger['warn']>(), error: vi.fn<Logger['error']>() };
    const at = (url: string, { key }: { readonly key: NoteKey }) => ({ url, key });
    const witnesses = [at('https://eins.example/', first), at('https://zwei.example/w', second)];
    witnessing = { witnesses, quorum: 2, everyMs: 10 * MINUTE_MS };
  });

  const asked: string[] = [];
  const transparencyLog = () => ({
    latest: async () => checkpointOf(log.history, log.size),
    consistency: async (from: number, to = log.size) => ({
      from: { size: from, root: Buffer.alloc(0) },
      to: { size: to, root: Buffer.alloc(0) },
      proof: consistencyPath(from, to).map((span) => rootOfSpan(log.history, span)),
    }),
    async keepCosigned({ size, note }: SignedCheckpoint, key: NoteKey, line: string) {
      if (!isSignedBy(key, parseNote(note).text, parseSignature(line))) return false;
      kept.push({ size, name: key.name });
      return true;
    },
    witnesses: async () => [...states.values()],
    noteWitness: async (state: WitnessState) => void states.set(state.key, state),
  });
  const job = () =>
    askWitnesses.create({
      log: transparencyLog(),
      witnessing,
      witnessFetch: async (url, init) => {
        asked.push(url);
        return (url.startsWith('https://eins.example/add') ? first : second).answer(String(init.body));
      },
      logger,
      now: () => new Date(time),
    });
  const stateOf = ({ key }: { readonly key: NoteKey }) => states.get(key.text);
  const status = () => readWitnessStatus(transparencyLog(), witnessing);

  it('hands in what is new, with the proof that the log only grew, and keeps what they sign', async () => {
    const { run } = job();
    expect(await run(100)).toBe(0);
    expect(asked.slice(-2)).toEqual(['https://eins.example/add-checkpoint', 'https://zwei.example/w/add-checkpoint']);
    expect(kept).toEqual([
      { size: 5, name: 'eins.example' },
      { size: 5, name: 'zwei.example' },
    ]);
    // A log that did not grow is no news.
    time += 60 * MINUTE_MS;
    await run(100);
    expect(first.seen.requests).toBe(1);
    log.size = 23;
    await run(100);
    expect([first.seen.size, second.seen.size]).toEqual([23, 23]);
    expect(stateOf(first)).toMatchObject({ size: 23, failure: null, splitAt: null });
    expect(await status()).toMatchObject({ quorum: 2, missing: 0, splits: 0 });
  });

  it('is not done more often than the setting says, however fast the log grows', async () => {
    const { run } = job();
    await run(100);
    for (const size of [6, 7, 8]) {
      log.size = size;
      time += 3 * MINUTE_MS;
      await run(100);
    }
    expect(first.seen).toMatchObject({ requests: 1, size: 5 });
    time += MINUTE_MS;
    await run(100);
    expect(first.seen).toMatchObject({ requests: 2, size: 8 });
  });

  it('goes by what a witness says that it has seen: one that forgot, and one that somebody else asked', async () => {
    await job().run(100);
    Object.assign(first.seen, { size: 0, root: Buffer.alloc(0) });
    Object.assign(second.seen, { size: 3, root: rootAt('honest', 0, 3) });
    [log.size, time] = [9, time + 10 * MINUTE_MS];
    await job().run(100);
    expect([first.seen.size, second.seen.size]).toEqual([9, 9]);
    expect(kept.slice(2)).toEqual([
      { size: 9, name: 'eins.example' },
      { size: 9, name: 'zwei.example' },
    ]);
  });

  it('takes another history for what it is, and says so until it is gone', async () => {
    const { run } = job();
    await run(100);
    [log, time] = [{ history: 'rewritten', size: 12 }, time + 10 * MINUTE_MS];
    await run(100);
    expect(kept).toHaveLength(2);
    expect(stateOf(first)).toMatchObject({ failure: 'other-history', size: 5, splitAt: new Date(time) });
    expect(logger.error).toHaveBeenCalledTimes(2);
    expect(await status()).toMatchObject({ missing: 2, splits: 2 });
    const since = time;
    // Of the same size, and of a log that was cut short.
    for (const other of [
      { history: 'rewritten', size: 5 },
      { history: 'honest', size: 4 },
    ]) {
      [log, time] = [other, time + 10 * MINUTE_MS];
      await run(100);
      expect(stateOf(second)).toMatchObject({ failure: 'other-history', splitAt: new Date(since) });
    }
    [log, time] = [{ history: 'honest', size: 12 }, time + 60 * MINUTE_MS];
    await run(100);
    expect(await status()).toMatchObject({ missing: 0, splits: 0 });
  });

  it('keeps no signature that is not one, and asks who does not answer again later and later', async () => {
    const { run } = job();
    second.seen.says = () => {
      throw new TypeError('fetch failed');
    };
    for (const [says, failure] of [
      [() => new Response('', { status: 404 }), 'unknown-log'],
      [() => new Response('', { status: 403 }), 'unknown-key'],
      [() => new Response('— eins.example AAAAAAAA\n'), 'wrong-answer'],
      [
        () => new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1 << 16)) })),
        'wrong-answer',
      ],
      [() => new Response('', { status: 503 }), 'unreachable'],
    ] as const) {
      first.seen.says = says;
      time += 60 * MINUTE_MS;
      await run(100);
      expect([stateOf(first)?.failure, stateOf(second)?.failure]).toEqual([failure, 'unreachable']);
    }
    expect(kept).toEqual([]);
    expect(await status()).toMatchObject({ missing: 2 });
    // After five failures in a row the next try comes after 16 minutes.
    const { requests } = first.seen;
    time += 15 * MINUTE_MS;
    await run(100);
    expect(first.seen.requests).toBe(requests);
    time += MINUTE_MS;
    first.seen.says = null;
    await run(100);
    expect(stateOf(first)).toMatchObject({ size: 5, failure: null });
    expect(await status()).toMatchObject({
      missing: 1,
      witnesses: [{ name: 'eins.example', size: 5 }, { size: null }],
    });
  });

  it('does nothing without witnesses, nor before there is anything to sign', async () => {
    witnessing = { witnesses: [], quorum: 0, everyMs: 0 };
    await job().run(100);
    expect(await status()).toEqual({ witnesses: [], quorum: 0, missing: 0, splits: 0 });
    expect(states.size).toBe(0);
  });
});
