import { createCipheriv, createECDH, createHmac, type ECDH, randomBytes } from 'node:crypto';

/** What a browser gave for encrypting to it, as base64url: its public key on P-256, and a secret of 16 bytes. */
export interface ReceiverKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** New for every message; given by tests that compare with a published example. */
interface Fresh {
  readonly salt: Buffer;
  readonly sender: ECDH;
}

const CURVE = 'prime256v1';
/** One record holds the whole message; push services take 4,096 bytes in all. */
const RECORD_SIZE = 4_096;
/** Ends the last record. */
const DELIMITER = 2;

const hmac = (key: Buffer, ...parts: readonly Buffer[]): Buffer =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();
/** HKDF with one block of output (RFC 5869). */
const expand = (key: Buffer, info: Buffer, length: number): Buffer => hmac(key, info, Buffer.of(1)).subarray(0, length);
const infoOf = (name: string, ...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(`${name}\0`), ...parts]);

const freshOnes = (): Fresh => {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return { salt: randomBytes(16), sender };
};

/** Whether these are keys that a message can be encrypted with: a point of the curve, and a secret of the right length. */
export const areReceiverKeys = ({ p256dh, auth }: ReceiverKeys): boolean => {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    freshOnes().sender.computeSecret(Buffer.from(p256dh, 'base64url'));
    return Buffer.from(p256dh, 'base64url').length === 65;
  } catch {
    return false;
  }
};

/** Encrypts a message for one browser: `aes128gcm` as RFC 8291 has it for push. */
export const encryptMessage = (plain: Buffer, to: ReceiverKeys, { salt, sender } = freshOnes()): Buffer => {
  const receiverKey = Buffer.from(to.p256dh, 'base64url');
  const senderKey = sender.getPublicKey();
  const shared = hmac(Buffer.from(to.auth, 'base64url'), sender.computeSecret(receiverKey));
  const secret = hmac(salt, expand(shared, infoOf('WebPush: info', receiverKey, senderKey), 32));
  const key = expand(secret, infoOf('Content-Encoding: aes128gcm'), 16);
  const nonce = expand(secret, infoOf('Content-Encoding: nonce'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = [cipher.update(Buffer.concat([plain, Buffer.of(DELIMITER)])), cipher.final(), cipher.getAuthTag()];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_SIZE);
  head.writeUInt8(senderKey.length, 4);
  return Buffer.concat([salt, head, senderKey, ...record]);
};
