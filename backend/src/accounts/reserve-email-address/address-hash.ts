import { createHmac } from 'node:crypto';

/**
 * The spelling under which an address is one account: without blanks around it, composed (NFC) and in lower case, the
 * part before the @ too. Mail systems that tell 'Anna@' from 'anna@' exist on paper; people who mistype it are real.
 */
export const normalizeEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** Names an address's stream without telling the address: HMAC-SHA-256 over its normalised spelling, 64 hex digits. */
export const createAddressHash =
  (key: Buffer) =>
  (email: string): string =>
    createHmac('sha256', key).update(normalizeEmail(email), 'utf8').digest('hex');
