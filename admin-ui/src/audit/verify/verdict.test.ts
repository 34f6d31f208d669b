import { createHash } from 'node:crypto';
import type { AuditCheckpoint } from '@sternklar/contracts/audit/audit.api';
import type { AuditEntry, AuditProofs } from '@sternklar/contracts/audit/audit-replay.api';
import { beforeAll, describe, expect, it } from 'vitest';
import { judgeCheckpoint, judgeEvents, type Pinned, type Questions } from './verdict.ts';

/** RFC 6962 word for word, to hold the product's against: slow, and over the leaves themselves. */
const sha = (...parts: readonly Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
const leafHash = (leaf: string) => sha(Buffer.of(0), Buffer.from(leaf));
const split = (count: number) => 2 ** Math.ceil(Math.log2(count) - 1);
const rootOf = (leaves: readonly string[]): Buffer => {
  if (leaves.length === 0) return sha();
  if (leaves.length === 1) return leafHash(leaves[0] ?? '');
  const k = split(leaves.length);
  return sha(Buffer.of(1), rootOf(leaves.slice(0, k)), rootOf(leaves.slice(k)));
};
const pathOf = (index: number, leaves: readonly string[]): Buffer[] => {
  if (leaves.length === 1) return [];
  const k = split(leaves.length);
  return index < k
    ? [...pathOf(index, leaves.slice(0, k)), rootOf(leaves.slice(k))]
    : [...pathOf(index - k, leaves.slice(k)), rootOf(leaves.slice(0, k))];
};
const growth = (from: number, leaves: readonly string[], isWhole = true): Buffer[] => {
  if (from === leaves.length) return isWhole ? [] : [rootOf(leaves)];
  const k = split(leaves.length);
  return from <= k
    ? [...growth(from, leaves.slice(0, k), isWhole), rootOf(leaves.slice(k))]
    : [...growth(from - k, leaves.slice(k), false), rootOf(leaves.slice(0, k))];
};
const base64 = (hash: Buffer) => hash.toString('base64');

const ORIGIN = 'sternklar.example/audit';
const signer = async () => {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  const bytes = Buffer.concat([Buffer.of(1), Buffer.from(await crypto.subtle.exportKey('raw', pair.publicKey))]);
  const id = sha(Buffer.from(`${ORIGIN}\n`), bytes).subarray(0, 4);
  return {
    key: `${ORIGIN}+${id.toString('hex')}+${base64(bytes)}`,
    async sign(text: string) {
      const signature = Buffer.from(await crypto.subtle.sign('Ed25519', pair.privateKey, Buffer.from(text)));
      return `— ${ORIGIN} ${base64(Buffer.concat([id, signature]))}`;
    },
  };
};
type Signer = Awaited<ReturnType<typeof signer>>;

const REVIEW = '00000000-0000-7000-8000-000000000001';
const entry = (version: number): AuditEntry => ({
  id: `00000000-0000-7000-8000-00000000010${version}`,
  event_id: `00000000-0000-7000-8000-00000000010${version}`,
  version,
  kind: version === 1 ? 'submitted' : 'status-changed',
  at: `2026-03-02T09:0${version}:00.000Z`,
  from: version === 1 ? null : 'eingereicht',
  to: version === 1 ? 'eingereicht' : 'gelöscht',
  note: null,
  shown_to_customer: true,
  actor: 'admin',
  actor_id: '00000000-0000-7000-8000-000000000009',
  actor_email: 'admin@sternklar.example',
});
const leafOf = ({ event_id: id, version, at, kind, from, to, actor_id }: AuditEntry) =>
  JSON.stringify({
    ...{ id, streamId: `review-${REVIEW}`, version },
    ...{ type: kind === 'submitted' ? 'ReviewSubmitted' : 'ReviewStatusChanged', recordedAt: at },
    metadata: JSON.stringify({ actor: { kind: 'account', id: actor_id } }),
    data: JSON.stringify({ from, to }),
  });
const entries = [entry(1), entry(2)];
/** Other events around the review's two. */
const log = ['a', 'b', leafOf(entry(1)), 'c', leafOf(entry(2)), 'd', 'e'];

let usual: Signer;
let other: Signer;
beforeAll(async () => {
  [usual, other] = await Promise.all([signer(), signer()]);
});

const signed = async (leaves: readonly string[], by: readonly Signer[]): Promise<AuditCheckpoint> => {
  const root = base64(rootOf(leaves));
  const text = `${ORIGIN}\n${leaves.length}\n${root}\n`;
  const lines = await Promise.all(by.map(({ sign }) => sign(text)));
  const keys = by.map(({ key }) => ({ key, added_at: '2026-01-01T00:00:00.000Z', retired_at: null }));
  return { origin: ORIGIN, size: leaves.length, root, note: `${text}\n${lines.join('\n')}\n`, time: null, keys };
};
const askingOver = (leaves: readonly string[]): Questions => ({
  consistency: async (from, to) => ({
    proof: from === 0 ? [] : growth(from, leaves.slice(0, to)).map(base64),
  }),
});
const judge = async (leaves: readonly string[], by: readonly Signer[], pinned: Pinned | null) =>
  judgeCheckpoint(await signed(leaves, by), pinned, askingOver(leaves));
const visited = async (leaves: readonly string[]): Promise<Pinned> => ({
  key: usual.key,
  note: (await signed(leaves, [usual])).note,
});

describe('the signed state of the log', () => {
  it('is kept on the first visit when its signature is genuine', async () => {
    const pin = await visited(log);
    expect(await judge(log, [usual], null)).toMatchObject({ kind: 'first', size: 7, pin: { key: pin.key } });
  });

  it.each([...log.keys()])('is verified when it only grew since a visit at %d events', async (size) => {
    expect(await judge(log, [usual], await visited(log.slice(0, size)))).toMatchObject({
      kind: 'verified',
      size: 7,
      since: size,
      pin: { key: usual.key },
    });
  });

  it('is the newest that was seen which is kept, also when an older answer comes later', async () => {
    const pinned = await visited(log);
    const older = await signed(log.slice(0, 4), [usual]);
    expect(await judgeCheckpoint(older, pinned, askingOver(log))).toMatchObject({ kind: 'verified', pin: pinned });
  });

  it('tells when the past was rewritten, signed by the right key or not', async () => {
    const rewritten = log.with(1, 'B');
    for (const size of [2, 3, 7]) {
      const pinned = await visited(log.slice(0, size));
      expect(await judge(rewritten, [usual], pinned)).toEqual({ kind: 'rewritten', from: size });
      expect(await judge(rewritten, [other], pinned)).toEqual({ kind: 'rewritten', from: size });
    }
  });

  it('tells when the log was cut', async () => {
    const nothing: Questions = { consistency: async () => null };
    const cut = await signed(log.slice(0, 3), [usual]);
    expect(await judgeCheckpoint(cut, await visited(log), nothing)).toEqual({ kind: 'rewritten', from: 7 });
  });

  it('tells when the key has changed, and what could be trusted then', async () => {
    expect(await judge(log, [other], await visited(log.slice(0, 5)))).toMatchObject({
      kind: 'key-changed',
      kept: usual.key,
      shown: other.key,
      pin: { key: other.key },
    });
  });

  it('goes on trusting a key that signs along with its successor', async () => {
    expect(await judge(log, [other, usual], await visited(log.slice(0, 5)))).toMatchObject({ kind: 'verified' });
  });

  it('is not signed when text, signature or key are others', async () => {
    const good = await signed(log, [usual]);
    const { keys } = await signed(log, [other]);
    // The signature itself is right; the line says that another key made it.
    const underAnotherId = good.note.replace(/(— \S+ )(\S+)/, (_, who: string, signed: string) => {
      const bytes = Buffer.from(signed, 'base64');
      bytes.writeUInt8(bytes.readUInt8() ^ 1);
      return `${who}${base64(bytes)}`;
    });
    const changed = [
      { ...good, note: underAnotherId },
      { ...good, note: good.note.replace('\n7\n', '\n8\n') },
      { ...good, note: 'nonsense' },
      { ...good, keys },
      { ...good, keys: [] },
    ];
    for (const shown of changed) {
      expect(await judgeCheckpoint(shown, null, askingOver(log))).toEqual({ kind: 'not-signed' });
      expect((await judgeCheckpoint(shown, await visited(log), askingOver(log))).kind).not.toBe('first');
    }
  });
});

describe('the steps of a review', () => {
  const proofsOver = async (leaves: readonly string[]): Promise<AuditProofs> => ({
    checkpoint: await signed(leaves, [usual]),
    events: entries.map((one) => {
      const index = leaves.indexOf(leafOf(one));
      return {
        event_id: one.event_id,
        inclusion: index < 0 ? null : { index, leaf: leafOf(one), proof: pathOf(index, leaves).map(base64) },
      };
    }),
  });

  it('are proven when they are the leaves of the signed tree', async () => {
    expect(await judgeEvents(REVIEW, entries, await proofsOver(log))).toEqual({ proven: 2, pending: 0, wrong: [] });
  });

  it('wait for the next state when they are newer than this one', async () => {
    expect(await judgeEvents(REVIEW, entries, await proofsOver(log.slice(0, 4)))).toEqual({
      proven: 1,
      pending: 1,
      wrong: [],
    });
  });

  it('are wrong when they are dated before what the state says of its time, and are not in it', async () => {
    const proofs = await proofsOver(log.slice(0, 4));
    const at = (time: string) => ({ ...proofs, checkpoint: { ...proofs.checkpoint, time } });
    const verdictAt = (time: string) => judgeEvents(REVIEW, entries, at(time));
    expect(await verdictAt('2026-03-02T09:03:01.000Z')).toEqual({ proven: 1, pending: 0, wrong: [entry(2).event_id] });
    // Clocks of servers differ a little, and of later steps no proof is asked for.
    expect((await verdictAt('2026-03-02T09:02:59.000Z')).pending).toBe(1);
    const { events } = proofs;
    expect(
      (await judgeEvents(REVIEW, entries, { ...at('2026-03-02T09:03:01.000Z'), events: events.slice(0, 1) })).wrong,
    ).toEqual([]);
  });

  it.each([
    ['another status', { to: 'nicht_genehmigt' }],
    ['another time', { at: '2026-03-02T09:02:01.000Z' }],
    ['another person', { actor_id: null }],
    ['another kind', { kind: 'note-added' }],
  ] as const)('are wrong when the page shows %s', async (_, difference) => {
    const shown = [entry(1), { ...entry(2), ...difference }];
    expect((await judgeEvents(REVIEW, shown, await proofsOver(log))).wrong).toEqual([entry(2).event_id]);
  });

  it('are wrong when one between them is not shown', async () => {
    expect((await judgeEvents(REVIEW, [entry(2)], await proofsOver(log))).wrong).toEqual([entry(2).event_id]);
  });

  it('are wrong in another review, and under a proof that leads elsewhere', async () => {
    const proofs = await proofsOver(log);
    expect((await judgeEvents(ORIGIN, entries, proofs)).wrong).toHaveLength(2);
    const moved = proofs.events.map((event) => ({
      ...event,
      inclusion: event.inclusion && { ...event.inclusion, index: event.inclusion.index + 1 },
    }));
    expect((await judgeEvents(REVIEW, entries, { ...proofs, events: moved })).wrong).toHaveLength(2);
  });
});
