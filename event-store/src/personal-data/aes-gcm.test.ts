import { createSecretKey, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openBox, sealBox } from './aes-gcm.ts';

const key = createSecretKey(randomBytes(32));
const IV_BYTES = 12;

it('never uses an IV twice, however many boxes are sealed', () => {
  const boxes = Array.from({ length: 2_000 }, () => sealBox(key, Buffer.from('Erika'), 'here'));
  expect(new Set(boxes.map((box) => box.toString('hex', 0, IV_BYTES))).size).toBe(boxes.length);
  for (const box of boxes) expect(openBox(key, box, 'here')?.toString()).toBe('Erika');
});
