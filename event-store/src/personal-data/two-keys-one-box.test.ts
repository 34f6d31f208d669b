import { createCipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openBox } from './aes-gcm.ts';
import { openField } from './sealed-field.ts';
import { isSealedFields, openFields, type SealedFields, sealFields } from './sealed-fields.ts';

// GF(2^128) as GCM counts its bits: the first one of a block is the coefficient of 1.
const FIRST = 1n << 127n;
const REDUCTION = 0xe1n << 120n;
const timesX = (a: bigint) => (a & 1n ? (a >> 1n) ^ REDUCTION : a >> 1n);
const times = (a: bigint, b: bigint): bigint => {
  let [product, power] = [0n, b];
  for (let bit = FIRST; bit > 0n; bit >>= 1n) {
    if (a & bit) product ^= power;
    power = timesX(power);
  }
  return product;
};
const toThe = (a: bigint, exponent: bigint): bigint => {
  let [result, power] = [FIRST, a];
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = times(result, power);
    power = times(power, power);
  }
  return result;
};
const inverse = (a: bigint) => toThe(a, (1n << 128n) - 2n);

const numberOf = (block: Uint8Array) => BigInt(`0x${Buffer.from(block).toString('hex')}`);
const blockOf = (number: bigint) => Buffer.from(number.toString(16).padStart(32, '0'), 'hex');
const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((16 - (bytes.length % 16)) % 16)]);
const blocksOf = (bytes: Buffer) =>
  Array.from({ length: bytes.length / 16 }, (_, at) => bytes.subarray(at * 16, at * 16 + 16));
const aes = (key: KeyObject, block: Buffer) =>
  createCipheriv('aes-256-ecb', key, null).setAutoPadding(false).update(block);

/** A box of two blocks that both keys open: the second block is chosen so that both come to the same tag. */
const boxForBoth = (keys: readonly [KeyObject, KeyObject], context: string): Buffer => {
  const iv = randomBytes(12);
  const first = randomBytes(16);
  const lengths = Buffer.alloc(16);
  lengths.writeBigUInt64BE(BigInt(context.length * 8), 0);
  lengths.writeBigUInt64BE(256n, 8);
  const sides = keys.map((key) => {
    const h = numberOf(aes(key, Buffer.alloc(16)));
    const mask = numberOf(aes(key, Buffer.concat([iv, Buffer.from([0, 0, 0, 1])])));
    const tagWith = (second: bigint) =>
      [...blocksOf(padded(Buffer.from(context))), first, blockOf(second), lengths].reduce(
        (sum, block) => times(sum ^ numberOf(block), h),
        0n,
      ) ^ mask;
    return { h, tagWith };
  });
  const [one, other] = sides as [(typeof sides)[0], (typeof sides)[0]];
  const second = times(one.tagWith(0n) ^ other.tagWith(0n), inverse(toThe(one.h, 2n) ^ toThe(other.h, 2n)));
  return Buffer.concat([iv, first, blockOf(second), blockOf(one.tagWith(second))]);
};

describe('a box that an operator prepared for two keys', () => {
  const keys = [createSecretKey(randomBytes(32)), createSecretKey(randomBytes(32))] as const;
  const place = { eventId: '0198c0a0-9999-7000-8000-000000000001', type: 'NoteWritten' };

  test('opens with either in the form of one field, since AES-GCM does not commit to its key', () => {
    const box = boxForBoth(keys, JSON.stringify([place.eventId, place.type, 'text']));
    const [first, second] = keys.map((key) => openBox(key, box, JSON.stringify([place.eventId, place.type, 'text'])));
    expect(first).toHaveLength(32);
    expect(second).toHaveLength(32);
    expect(first).not.toEqual(second);
    // What it says is noise here; that it is taken for genuine is the fault, and sense takes only patience.
    const sealed = { $personal: { subject: 'account:x', box: box.toString('base64url') } };
    for (const key of keys) expect(() => openField(sealed, key, { ...place, field: 'text' })).toThrow(SyntaxError);
  });

  test('opens with none but the key that it commits to in the form of several fields', () => {
    const [one, other] = keys;
    const honest = sealFields({ fields: ['text'], values: ['Hallo'] }, { subject: 'account:x', key: one }, place);
    const box = boxForBoth(keys, JSON.stringify([place.eventId, place.type, 'account:x', ['text']]));
    const forged: SealedFields = { $personal: { ...honest.$personal, box: box.toString('base64url') } };
    expect(isSealedFields(forged)).toBe(true);
    expect(openFields(forged, other, place)).toBeUndefined();
    expect(() => openFields(forged, one, place)).toThrow(SyntaxError);
    expect(openFields(honest, one, place)).toEqual(new Map([['text', 'Hallo']]));
    expect(openFields(honest, other, place)).toBeUndefined();
  });

  test.each([
    ['another key’s commitment', 'A'.repeat(43)],
    ['a shorter one', 'AAAA'],
    ['none', ''],
  ])('opens with no key at all with %s', (_, commitment) => {
    const honest = sealFields({ fields: ['text'], values: ['Hallo'] }, { subject: 'account:x', key: keys[0] }, place);
    const changed = { $personal: { ...honest.$personal, commitment } };
    expect(openFields(changed, keys[0], place)).toBeUndefined();
  });
});
