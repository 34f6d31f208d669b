import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createVapid } from './vapid.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const vapidWith = (privateKey: Buffer) =>
  createVapid({ privateKey, contact: 'mailto:betrieb@beispiel.de', now: () => NOW });
const vapid = vapidWith(Buffer.alloc(32, 9));
const endpoint = new URL('https://fcm.googleapis.com/fcm/send/geheim');

const partsOf = (authorization: string) => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  return { head, claims, signature, key };
};
const decoded = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
const signedBy = (publicKey: string, { head, claims, signature }: ReturnType<typeof partsOf>) => {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: String(x), y: String(y) };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const bytes = Buffer.from(signature, 'base64url');
  return verify('sha256', Buffer.from(`${head}.${claims}`), { key, dsaEncoding: 'ieee-p1363' }, bytes);
};

describe('who sends', () => {
  it('signs for one push service, for half a day, with an address to write to', () => {
    const parts = partsOf(vapid.authorizationFor(endpoint));
    expect(decoded(parts.head)).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(decoded(parts.claims)).toEqual({
      aud: 'https://fcm.googleapis.com',
      exp: NOW.getTime() / 1_000 + 43_200,
      sub: 'mailto:betrieb@beispiel.de',
    });
    expect(parts.key).toBe(vapid.publicKey);
  });

  it('is known by the key that browsers subscribed with, and by no other', () => {
    const parts = partsOf(vapid.authorizationFor(endpoint));
    expect(signedBy(vapid.publicKey, parts)).toBe(true);
    expect(signedBy(vapidWith(Buffer.alloc(32, 10)).publicKey, parts)).toBe(false);
  });
});
