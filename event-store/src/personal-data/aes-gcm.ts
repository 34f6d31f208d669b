import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto';
import { createRandomBytes } from '../random-bytes.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const freshIv = createRandomBytes(IV_BYTES, 341);

/** Encrypts with a fresh random IV. The box is IV, ciphertext and tag in one; `context` must be the same to open it. */
export const sealBox = (key: KeyObject, plain: Buffer, context: string): Buffer => {
  const iv = freshIv();
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(context));
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
};

/** The plain bytes, or null when key, context or any bit of the box is not the one it was sealed with. */
export const openBox = (key: KeyObject, box: Buffer, context: string): Buffer | null => {
  if (box.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, key, box.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(box.subarray(-TAG_BYTES));
  try {
    // GCM holds nothing back for the end, which only says whether the tag is right.
    const plain = decipher.update(box.subarray(IV_BYTES, -TAG_BYTES));
    decipher.final();
    return plain;
  } catch {
    return null;
  }
};
