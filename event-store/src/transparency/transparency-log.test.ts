import { describe, expect, it } from 'vitest';
import { provenTime } from './checkpoint-time.ts';
import { leafOf } from './leaf.ts';
import { EMPTY_ROOT, leafHash, nodeHash } from './merkle-hash.ts';
import { isConsistent, rootFromInclusion } from './proof-checks.ts';
import { createNoteSigner, isSignedBy, type NoteSignature, parseNote } from './signed-note.ts';
import { KEY, ORIGIN, STORES, useTransparencyWorld } from './testing/transparency-world.ts';
import { NotInLog } from './transparency-log.ts';

const signer = createNoteSigner(ORIGIN, KEY);

describe.each(Object.keys(STORES) as (keyof typeof STORES)[])('the transparency log over events %s', (kind) => {
  const world = useTransparencyWorld(kind);
  const latest = async () => {
    const checkpoint = await world.log().latest();
    if (!checkpoint) throw new Error('Nothing was signed.');
    return checkpoint;
  };

  it('signs the empty tree first', async () => {
    expect(await world.log().latest()).toBeNull();
    await world.build(0);
    expect(await latest()).toMatchObject({ origin: ORIGIN, size: 0, root: EMPTY_ROOT });
  });

  it('signs a tree over every event in order, and goes on where it was after downtime', async () => {
    await world.append(3);
    await world.build(3);
    const early = await latest();
    await world.append(298);
    await world.build(301);
    const late = await latest();

    const { text, signatures } = parseNote(late.note);
    expect(isSignedBy(signer.key, text, signatures[0] as NoteSignature)).toBe(true);
    expect(provenTime(late.note, [signer.key])).toEqual(late.time);
    const [first, second, third] = (await world.store().readAll(0, 3)).map((event) => leafHash(leafOf(event)));
    if (!first || !second || !third) throw new Error('An event is missing.');
    expect(early.root).toEqual(nodeHash(nodeHash(first, second), third));
    expect(isConsistent(await world.log().consistency(3, 301))).toBe(true);
    expect((await world.log().consistency(3)).to).toEqual({ size: 301, root: late.root });
  });

  it('proves every event against the newest tree and older ones', async () => {
    const events = await world.store().readAll(0, 301);
    const { root } = await latest();
    for (const [index, event] of events.entries()) {
      if (index % 20 !== 0) continue;
      const inclusion = await world.log().inclusion(event.id);
      expect(inclusion).toMatchObject({ index, size: 301, leafHash: leafHash(leafOf(event)), root });
      expect(rootFromInclusion(inclusion)).toEqual(root);
    }
    const older = await world.log().inclusion(events[1]?.id ?? '', 3);
    expect(rootFromInclusion(older)).toEqual(older.root);
  });

  it('tells of which events its leaves were built', async () => {
    const events = await world.store().readAll(99, 2);
    const position = events.map((event) => event.position);
    expect(await world.log().leaves(99, 2)).toEqual([
      { index: 99, position: position[0], eventId: events[0]?.id },
      { index: 100, position: position[1], eventId: events[1]?.id },
    ]);
    expect(await world.log().leaves(301, 2)).toEqual([]);
    expect(await world.log().beforeTheFirst(2)).toEqual([]);
  });

  it('proves nothing about what it does not hold', async () => {
    const [event] = await world.append(1);
    const log = world.log();
    await expect(log.inclusion(event ?? '')).rejects.toThrow(NotInLog);
    await expect(log.consistency(1, 302)).rejects.toThrow(NotInLog);
    await expect(log.consistency(5, 4)).rejects.toThrow(NotInLog);
    const [known] = await world.store().readAll(50, 1);
    await expect(log.inclusion(known?.id ?? '', 50)).rejects.toThrow(NotInLog);
    await expect(log.inclusion(known?.id ?? '', 302)).rejects.toThrow(NotInLog);
  });

  it('signs with a new key and keeps the former one listed; while both are given, both sign', async () => {
    const next = Buffer.alloc(32, 6);
    const nextSigner = createNoteSigner(ORIGIN, next);
    await world.build(302, [next, KEY]);
    const { text, signatures } = parseNote((await latest()).note);
    expect(signatures.slice(0, 2).map(({ keyId }) => keyId)).toEqual([nextSigner.key.keyId, signer.key.keyId]);
    const keys = [nextSigner.key, signer.key];
    const plain = signatures.slice(0, 2);
    expect(plain.map((signature, at) => isSignedBy(keys[at] ?? signer.key, text, signature))).toEqual([true, true]);
    await world.build(302, [next]);
    expect(await world.log().keys()).toMatchObject([
      { key: nextSigner.key.text, retiredAt: null },
      { key: signer.key.text, retiredAt: expect.any(Date) },
    ]);
  });

  it('keeps the first checkpoint of an hour, and what witnesses have cosigned', async () => {
    const witness = createNoteSigner('witness.example', Buffer.alloc(32, 9));
    const { note, size } = await latest();
    const line = witness.sign(parseNote(note).text);
    const log = world.log([Buffer.alloc(32, 6)]);
    expect(await log.cosign(size, signer.key, line)).toBe('not-signed');
    expect(await log.cosign(size - 1, witness.key, line)).toBe('not-signed');
    expect(await log.cosign(size, witness.key, line)).toBe('kept');
    expect(await log.cosign(size, witness.key, line)).toBe('kept');
    await expect(log.cosign(size + 1, witness.key, line)).rejects.toThrow(NotInLog);
    expect((await log.latest())?.note).toBe(`${note}${line}\n`);
    const kept = await log.keptCheckpoints(0, 10);
    expect(kept.map((checkpoint) => checkpoint.size)).toEqual([3, size]);
    expect(parseNote(kept.at(-1)?.note ?? '').signatures.at(-1)?.line).toBe(line);
  });
});

describe('building', () => {
  const world = useTransparencyWorld('in memory');

  it('is one process’s at a time; another goes on when it ends', async () => {
    await world.append(1);
    await Promise.all([world.build(1), world.build(1)]);
    await world.append(1);
    await Promise.all([world.build(2), world.build(2)]);
    expect((await world.log().keys()).length).toBe(1);
  });

  it('lets the database refuse whatever does not grow', async () => {
    const owner = world.ownerPool();
    for (const change of [
      'delete from transparency_log.leaves',
      'update transparency_log.leaves set position = position + 1',
      `update transparency_log.tiles set hashes = decode(repeat('00', 64), 'hex')`,
      'truncate transparency_log.tiles',
      'update transparency_log.log set size = size - 1',
      `update transparency_log.log set origin = 'another'`,
      'delete from transparency_log.checkpoints',
    ]) {
      await expect(owner.query(change)).rejects.toMatchObject({ code: '42501' });
    }
  });
});
