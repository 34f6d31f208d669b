import { expect, it } from 'vitest';
import { createNoteSigner, parseNote } from './signed-note.ts';
import { useTransparencyWorld } from './testing/transparency-world.ts';

const world = useTransparencyWorld('in PostgreSQL');
const latest = async () => {
  const checkpoint = await world.log().latest();
  if (!checkpoint) throw new Error('Nothing was signed.');
  return checkpoint;
};
const witness = createNoteSigner('zeugin.example', Buffer.alloc(32, 200));
const madeUp = (number: number) => createNoteSigner(`erfunden-${number}.example`, Buffer.alloc(32, number + 1));

it('a checkpoint of the hour is kept with its time, whatever others had kept without one meanwhile', async () => {
  const keep = `insert into transparency_log.checkpoints (size, note, signed_at, stated_at) values ($1, $2, $3, $4)`;
  const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000);
  await world.ownerPool().query(keep, [0, 'kept two hours ago', twoHoursAgo, twoHoursAgo]);
  await world.ownerPool().query(keep, [1, 'brought a moment ago', new Date(), null]);
  await world.append(2);
  await world.build(2);
  const kept = await world.log().keptCheckpoints(1, 10);
  expect(kept).toMatchObject([{ size: 2, time: expect.any(Date) }]);
});

it('a line under the newest checkpoint keeps that with its time', async () => {
  await world.append(1);
  await world.build(3);
  const newest = await latest();
  expect(newest.time).not.toBeNull();
  expect(await world.log().cosign(3, madeUp(0).key, madeUp(0).sign(parseNote(newest.note).text))).toBe('kept');
  expect(await world.log().keptCheckpoints(2, 10)).toMatchObject([{ size: 3, time: newest.time }]);
});

it('so many made-up keys are kept under one; another is refused, and a witness that was asked is not', async () => {
  const log = world.log();
  const newest = await latest();
  const { text } = parseNote(newest.note);
  const outcomes = new Map<string, number>();
  for (let number = 0; number < 60; number += 1) {
    const outcome = await log.cosign(3, madeUp(number).key, madeUp(number).sign(text));
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  expect(Object.fromEntries(outcomes)).toEqual({ kept: 40, 'too-many': 20 });
  expect(await log.cosign(3, madeUp(0).key, madeUp(0).sign(text))).toBe('kept');
  expect(await log.cosign(3, witness.key, witness.sign(text))).toBe('too-many');
  expect(await log.keepCosigned(newest, witness.key, witness.sign(text))).toBe(true);
  expect((await latest()).witnesses).toContain(witness.key.text);
  expect((await log.keptCheckpoints(2, 10))[0]?.witnesses).toContain(witness.key.text);
});
