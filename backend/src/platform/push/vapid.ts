import { createECDH, createPrivateKey, sign } from 'node:crypto';

/** Who sends, as push services know it (RFC 8292). */
export interface Vapid {
  /** What browsers subscribe with: a point on P-256, as base64url. */
  readonly publicKey: string;
  /** The header `Authorization` of a message to this endpoint. */
  authorizationFor(endpoint: URL): string;
}

export interface VapidOptions {
  /** 32 bytes: a private key on P-256. */
  readonly privateKey: Buffer;
  /** Whom a push service writes to when messages trouble it: `mailto:…` or `https://…` */
  readonly contact: string;
  readonly now: () => Date;
}

/** Services take 24 hours at most; a clock may be a little ahead. */
const VALID_FOR_S = 12 * 3_600;

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Throws for bytes that are no private key of the curve. */
export const createVapid = ({ privateKey, contact, now }: VapidOptions): Vapid => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', d: privateKey.toString('base64url'), x, y } as JsonWebKey;
  const key = createPrivateKey({ key: jwk as never, format: 'jwk' });
  const publicKey = point.toString('base64url');
  return {
    publicKey,
    authorizationFor({ origin }) {
      const claims = { aud: origin, exp: Math.floor(now().getTime() / 1_000) + VALID_FOR_S, sub: contact };
      const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
};
