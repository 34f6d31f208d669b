import { EMPTY_ROOT, leafHash, nodeHash } from '@sternklar/event-store/transparency/merkle-hash';
import { createNoteSigner, MalformedNote, writeNote } from '@sternklar/event-store/transparency/signed-note';
import { checkpointText } from '@sternklar/event-store/transparency/tlog-checkpoint';
import { describe, expect, it } from 'vitest';
import { NotAnswered, type PublicLog } from './public-log.ts';
import { watchUrl } from './watch-url.ts';

const ORIGIN = 'sternklar.example/audit';
const signer = createNoteSigner(ORIGIN, Buffer.alloc(32, 1));
const HONEST = Array.from({ length: 70 }, (_, index) => leafHash(Buffer.from(`event ${index}`)));
/** The operator has rewritten the sixth event. */
const REWRITTEN = HONEST.with(5, leafHash(Buffer.from('another event')));

const splitOf = (count: number) => 2 ** Math.ceil(Math.log2(count) - 1);

/** RFC 6962, 2.1, word for word. */
const rootOf = (hashes: readonly Buffer[]): Buffer => {
  if (hashes.length < 2) return hashes[0] ?? EMPTY_ROOT;
  const half = splitOf(hashes.length);
  return nodeHash(rootOf(hashes.slice(0, half)), rootOf(hashes.slice(half)));
};

/** RFC 6962, 2.1.2, word for word. */
const subProof = (from: number, hashes: readonly Buffer[], isWhole: boolean): readonly Buffer[] => {
  if (from === hashes.length) return isWhole ? [] : [rootOf(hashes)];
  const half = splitOf(hashes.length);
  const [left, right] = [hashes.slice(0, half), hashes.slice(half)];
  return from <= half
    ? [...subProof(from, left, isWhole), rootOf(right)]
    : [...subProof(from - half, right, false), rootOf(left)];
};

const noteOf = (hashes: readonly Buffer[], { origin = ORIGIN, by = signer } = {}) => {
  const text = checkpointText({ origin, size: hashes.length, root: rootOf(hashes) });
  return writeNote(text, [by.sign(text)]);
};

/** A product whose log holds these leaves. */
const productWith = (hashes: readonly Buffer[], changed: Partial<{ note: string; key: string }> = {}): PublicLog => ({
  checkpoint: async () => ({
    origin: ORIGIN,
    size: hashes.length,
    root: rootOf(hashes).toString('base64'),
    note: changed.note ?? noteOf(hashes),
    time: null,
    keys: [{ key: changed.key ?? signer.key.text, added_at: '2026-03-02T09:00:00.000Z', retired_at: null }],
  }),
  consistency: async (from, to) => ({
    from,
    to,
    from_root: rootOf(hashes.slice(0, from)).toString('base64'),
    to_root: rootOf(hashes.slice(0, to)).toString('base64'),
    proof: subProof(from, hashes.slice(0, to), true).map((hash) => hash.toString('base64')),
  }),
});

const watch = (log: PublicLog, earlier: string | null, keys: Parameters<typeof watchUrl>[0]['keys'] = null) =>
  watchUrl({ log, earlier, keys });
const problems = async (...given: Parameters<typeof watch>) => (await watch(...given)).problems;

describe('watching a product over the net', () => {
  const kept = noteOf(HONEST.slice(0, 41));

  it('finds nothing where the log only grew, and answers the note to keep', async () => {
    expect(await watch(productWith(HONEST), null)).toEqual({ note: noteOf(HONEST), size: 70, problems: [] });
    for (const size of [0, 1, 2, 41, 64, 69, 70])
      expect(await problems(productWith(HONEST), noteOf(HONEST.slice(0, size)), [signer.key])).toEqual([]);
  });

  it('finds a past that was rewritten and signed anew, whatever the proof says', async () => {
    const sentence = [expect.stringContaining('Die ersten 41 Ereignisse sind nicht mehr die von damals')];
    expect(await problems(productWith(REWRITTEN), kept)).toEqual(sentence);
    // The proof of the honest log does not fit the rewritten one.
    const mixed = { ...productWith(REWRITTEN), consistency: productWith(HONEST).consistency };
    expect(await problems(mixed, kept)).toEqual(sentence);
    const without = { ...productWith(REWRITTEN), consistency: async () => null };
    expect(await problems(without, kept)).toEqual([
      'Der Dienst beweist nicht, dass die ersten 41 Ereignisse noch die von damals sind.',
    ]);
  });

  it('finds that the log was rolled back', async () => {
    expect(await problems(productWith(HONEST.slice(0, 40)), kept)).toEqual([
      'Das Protokoll hatte 41 Ereignisse, jetzt hat es 40: Es wurde gekürzt.',
    ]);
  });

  it('finds two histories of the same length', async () => {
    expect(await problems(productWith(REWRITTEN.slice(0, 41)), kept)).toEqual([
      'Für 41 Ereignisse gibt es zwei verschiedene Stände: Das Protokoll hat sich gespalten.',
    ]);
  });

  it('finds another log, another key, and a kept note that nobody signed', async () => {
    const elsewhere = noteOf(HONEST.slice(0, 41), { origin: 'another.example/audit' });
    expect(await problems(productWith(HONEST), elsewhere)).toContain(
      'Der aufbewahrte Prüfpunkt ist von einem anderen Protokoll: „another.example/audit“.',
    );
    const stranger = createNoteSigner(ORIGIN, Buffer.alloc(32, 2));
    const resigned = productWith(HONEST, { note: noteOf(HONEST, { by: stranger }), key: stranger.key.text });
    expect(await problems(resigned, null, [signer.key])).toEqual([
      'Der neueste Prüfpunkt ist mit keinem der Schlüssel des Protokolls gültig unterschrieben.',
    ]);
    expect(await problems(resigned, kept)).toEqual([
      'Der aufbewahrte Prüfpunkt ist mit keinem der Schlüssel des Protokolls gültig unterschrieben.',
    ]);
  });

  it('goes by the signed notes, not by what stands beside them', async () => {
    const honest = productWith(HONEST);
    const log = { ...honest, checkpoint: async () => ({ ...(await honest.checkpoint()), size: 3, root: '' }) };
    expect(await watch(log, kept)).toMatchObject({ size: 70, problems: [] });
  });

  it('does not take nonsense for a note', async () => {
    await expect(watch(productWith(HONEST), 'nonsense')).rejects.toThrow(MalformedNote);
    await expect(watch(productWith(HONEST, { note: 'nonsense' }), kept)).rejects.toThrow(NotAnswered);
    await expect(watch(productWith(HONEST, { key: 'nonsense' }), kept)).rejects.toThrow(NotAnswered);
  });
});
