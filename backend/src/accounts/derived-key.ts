import { hkdfSync } from 'node:crypto';

/** A key for one purpose (HKDF-SHA-256, 32 bytes), so that the root key itself is used for nothing else. */
export const derivedKey = (
  rootKey: Buffer,
  purpose:
    | 'email-address'
    | 'one-time-code'
    | 'unsubscribe'
    | 'undo-email-change'
    | 'known-device'
    | 'passkey-challenge'
    | 'authenticator-app'
    | 'recovery-code',
): Buffer => Buffer.from(hkdfSync('sha256', rootKey, '', `sternklar accounts ${purpose}`, 32));
