import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@sternklar/contracts/accounts/passkey.api';

export interface SoftAuthenticatorOptions {
  /** The page that asks; a browser tells the truth about it. */
  readonly origin: string;
}

/** A passkey without a browser: ES256, user verified, no attestation. What it answers may be bent to try what is refused. */
export interface SoftAuthenticator {
  create(options: PasskeyCreationOptions): PasskeyRegistration;
  get(options: PasskeyRequestOptions, bent?: Bent): PasskeyAssertion;
}

export interface Bent {
  readonly origin?: string;
  readonly rpId?: string;
  readonly userVerified?: boolean;
  readonly key?: KeyObject;
}

const text = (value: object): Buffer => Buffer.from(JSON.stringify(value), 'utf8');
const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array): string => Buffer.from(data).toString('base64url');
const bytes = (data: Buffer): Uint8Array<ArrayBuffer> => Uint8Array.from(data);
const number = (value: number, size: number): Buffer => {
  const buffer = Buffer.alloc(size);
  buffer.writeUIntBE(value, 0, size);
  return buffer;
};

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

export const newKeyPair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

export const createSoftAuthenticator = ({ origin }: SoftAuthenticatorOptions): SoftAuthenticator => {
  const { publicKey, privateKey } = newKeyPair();
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  let count = 0;
  let userHandle = '';

  const cose = (): Uint8Array => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(Buffer.from(x, 'base64url'))],
        [-3, bytes(Buffer.from(y, 'base64url'))],
      ]),
    );
  };
  const authData = (rpId: string, flags: number, key: Uint8Array = new Uint8Array()): Buffer => {
    count += 1;
    return Buffer.concat([sha256(rpId), number(flags, 1), number(count, 4), key]);
  };
  const clientData = (type: string, challenge: string, asked: string) =>
    text({ type, challenge, origin: asked, crossOrigin: false });

  return {
    create({ challenge, rp, user }) {
      userHandle = user.id;
      const key = Buffer.concat([Buffer.alloc(16), number(credentialId.length, 2), credentialId, cose()]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', bytes(authData(rp.id, USER_PRESENT | USER_VERIFIED | HAS_KEY, key))],
        ]),
      );
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    get({ challenge, rpId }, bent = {}) {
      const flags = bent.userVerified === false ? USER_PRESENT : USER_PRESENT | USER_VERIFIED;
      const data = authData(bent.rpId ?? rpId, flags);
      const client = clientData('webauthn.get', challenge, bent.origin ?? origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), bent.key ?? privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle,
        },
      };
    },
  };
};
