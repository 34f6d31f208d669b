import { createHmac, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '@sternklar/contracts/constants';
import { derivedKey } from './derived-key.ts';

/** 32 letters and digits that nobody mistakes for one another: no 0 and O, no 1 and I. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export interface OneTimeCodes {
  /** The code that the event with this id issued: 6 characters of `ALPHABET` (30 bits). Always the same, never stored. */
  codeOf(eventId: string): string;
  /** Whether somebody entered that code, in any case and with blanks; takes as long for a near miss as for a far one. */
  matches(eventId: string, entered: string): boolean;
}

export const createOneTimeCodes = (rootKey: Buffer): OneTimeCodes => {
  const key = derivedKey(rootKey, 'one-time-code');
  const codeOf = (eventId: string) => {
    const digest = createHmac('sha256', key).update(eventId, 'utf8').digest();
    // 256 is a multiple of 32, so every character is equally likely.
    return Array.from(digest.subarray(0, CODE_LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  };
  return {
    codeOf,
    matches(eventId, entered) {
      const expected = Buffer.from(codeOf(eventId), 'utf8');
      const given = Buffer.from(entered.replace(/\s+/g, '').toUpperCase(), 'utf8');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
};
