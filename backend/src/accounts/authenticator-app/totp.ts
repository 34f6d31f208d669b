import { createHmac, timingSafeEqual } from 'node:crypto';
import { APP_CODE_DIGITS, APP_CODE_STEP_SECONDS } from '@sternklar/contracts/constants';

/** Bytes of a secret, as many as the hash has (RFC 4226, 4). */
export const SECRET_BYTES = 20;

/** The number of the step of time that a moment lies in (RFC 6238, 4.2). */
export const stepAt = (at: Date): number => Math.floor(at.getTime() / (APP_CODE_STEP_SECONDS * 1_000));

/** The code of a step: HMAC-SHA-1, which is what all apps know (RFC 4226, 5.3). */
export const codeOfStep = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** APP_CODE_DIGITS).padStart(APP_CODE_DIGITS, '0');
};

/** The step whose code was entered; null when it is neither the present one nor one beside it, since clocks differ. */
export const stepOfCode = (secret: Buffer, entered: string, at: Date): number | null => {
  const given = Buffer.from(entered, 'utf8');
  const fits = (step: number) => {
    const code = Buffer.from(codeOfStep(secret, step), 'utf8');
    return given.length === code.length && timingSafeEqual(given, code);
  };
  const now = stepAt(at);
  return [now + 1, now, now - 1].find(fits) ?? null;
};

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding, which a secret of 20 bytes has none of. */
export const toBase32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('');
};
