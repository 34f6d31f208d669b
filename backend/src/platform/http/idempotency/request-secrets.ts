import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { openBox, sealBox } from '@sternklar/event-store/personal-data/aes-gcm';
import { z } from 'zod';

/** Whose Idempotency-Key it is: an account's or a visitor's (null: somebody's who is neither), on one route. */
export interface KeyOwner {
  readonly caller: string | null;
  /** Method and pattern. */
  readonly route: string;
}

const answerSchema = z.object({ status: z.number().int(), contentType: z.string(), body: z.string() });
/** What is answered again to a repeated request. */
export type KeptAnswer = z.output<typeof answerSchema>;

/** What is stored of a request in place of what it says, and how its answer is sealed. */
export interface RequestSecrets {
  /** Names the owner's key without telling either; 32 bytes. */
  readonly keyHash: Buffer;
  /** The same for the same parameters and body; 32 bytes. */
  hashOf(content: unknown): Buffer;
  /** Encrypts an answer so that only a request with the same key can open it. */
  seal(answer: KeptAnswer): Buffer;
  /** Throws for a box that was damaged. */
  open(box: Buffer): KeptAnswer;
}

export type SecretsOfRequest = (owner: KeyOwner, idempotencyKey: string) => RequestSecrets;

/** HMAC-SHA-256 and AES-256-GCM under keys that follow from the root key and, to seal, from the caller's key. */
export const createSecretsOfRequest = (rootKey: Buffer): SecretsOfRequest => {
  const secret = Buffer.from(hkdfSync('sha256', rootKey, '', 'sternklar http idempotency', 32));
  const hmac = (purpose: string, content: unknown): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, content]))
      .digest();

  return ({ caller, route }, idempotencyKey) => {
    const name = [caller, route, idempotencyKey];
    const sealingKey = (): KeyObject => createSecretKey(hmac('seal', name));
    const keyHash = hmac('key', name);
    const place = keyHash.toString('hex');
    return {
      keyHash,
      hashOf: (content) => hmac('request', content),
      seal: (answer) => sealBox(sealingKey(), Buffer.from(JSON.stringify(answer)), place),
      open(box) {
        const text = openBox(sealingKey(), box, place);
        if (text === null) throw new Error('A kept answer cannot be opened; its row in http.idempotency is damaged.');
        return answerSchema.parse(JSON.parse(text.toString()));
      },
    };
  };
};
