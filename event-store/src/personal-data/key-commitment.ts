import { hash, type KeyObject, timingSafeEqual } from 'node:crypto';

const DOMAIN = Buffer.from('sternklar commitment to a subject key\n');
const behindDomain = Buffer.concat([DOMAIN, Buffer.alloc(32)]);
/** Of 32 bytes as base64url. */
const COMMITMENT = /^[A-Za-z0-9_-]{43}$/;

/** A key commits its boxes with the same bytes for its whole life. It carries them, since a WeakMap of keys is dear to the garbage collector. */
const CARRIED = Symbol('commitment');
interface Committed extends KeyObject {
  [CARRIED]?: string;
}

/**
 * The SHA-256 of a key behind a word of its own, as base64url: who has written it down with a box can open that box with no other
 * key, which AES-GCM alone does not promise. Of 32 random bytes it tells nothing.
 */
export const commitmentTo = (key: Committed): string => {
  key[CARRIED] ??= hashOf(key);
  return key[CARRIED];
};

const hashOf = (key: KeyObject): string => {
  key.export().copy(behindDomain, DOMAIN.length);
  return hash('sha256', behindDomain, 'base64url');
};

export const isCommitment = (value: unknown): value is string => typeof value === 'string' && COMMITMENT.test(value);

/** Whether it is this key that a commitment was made to. */
export const commitsTo = (commitment: string, key: KeyObject): boolean => {
  const [given, own] = [Buffer.from(commitment), Buffer.from(commitmentTo(key))];
  return given.length === own.length && timingSafeEqual(given, own);
};
