import { createECDH, randomBytes } from 'node:crypto';
import { decrypt } from 'http_ece';

/** A browser's side of a subscription; it decrypts with another implementation than ours. */
export const createTestBrowser = (endpoint: string) => {
  const privateKey = createECDH('prime256v1');
  const p256dh = privateKey.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return {
    subscription: { endpoint, keys: { p256dh, auth } },
    decrypt: (message: Buffer): string =>
      decrypt(message, { version: 'aes128gcm', privateKey, authSecret: auth }).toString(),
  };
};
