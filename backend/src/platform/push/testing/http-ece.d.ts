declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** Decrypts what a push service delivered. */
  export const decrypt: (
    message: Buffer,
    options: { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: string },
  ) => Buffer;
}
