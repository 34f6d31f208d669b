import { createHmac, timingSafeEqual } from 'node:crypto';
import { InvalidNotice, MistimedNotice } from '../payment-provider.ts';

/** So far a notice's time may be from ours, as in Stripe's own libraries. */
const TOLERANCE_MS = 5 * 60_000;
/** More signatures than secrets are ever in use at once. */
const MOST_SIGNATURES = 10;

const sameText = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
};

export const signatureOf = (body: string, timestamp: number, secret: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/**
 * Checks the `Stripe-Signature` of a webhook: `t=<seconds>,v1=<hex>[,v1=…]`, HMAC-SHA256 over `<seconds>.<body>`. Throws
 * `InvalidNotice`, of a genuine one `MistimedNotice`.
 */
export const verifySignature = (body: string, header: string | undefined, secret: string, now: Date): void => {
  const parts = (header ?? '').split(',', MOST_SIGNATURES + 1).map((part) => part.trim().split('=', 2));
  const times = parts.flatMap(([name, value = '']) =>
    name === 't' && /^\d{1,12}$/.test(value) ? [Number(value)] : [],
  );
  const [timestamp] = times;
  if (timestamp === undefined || times.length > 1) throw new InvalidNotice('The signature names no time.');
  const expected = signatureOf(body, timestamp, secret);
  const isGenuine = parts.some(([name, value = '']) => name === 'v1' && sameText(value, expected));
  if (!isGenuine) throw new InvalidNotice('The signature does not fit the body.');
  const aheadMs = now.getTime() - timestamp * 1_000;
  if (Math.abs(aheadMs) > TOLERANCE_MS) throw new MistimedNotice(aheadMs / 1_000);
};
