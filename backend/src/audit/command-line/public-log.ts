import {
  type AuditCheckpoint,
  type AuditConsistency,
  auditCheckpointSchema,
  auditConsistencySchema,
} from '@sternklar/contracts/audit/audit.api';
import { pauseAfter } from '@sternklar/event-store/retry-policy';
import type { z } from 'zod';

/** What everybody may ask of a running product. */
export interface PublicLog {
  /** Throws `NotAnswered`. */
  checkpoint(): Promise<AuditCheckpoint>;
  /** Null when the product refuses to prove it. Throws `NotAnswered`. */
  consistency(from: number, to: number): Promise<AuditConsistency | null>;
}

export interface PublicLogOptions {
  /** Of the product, as browsers open it. */
  readonly url: URL;
  readonly pause: (milliseconds: number) => Promise<unknown>;
  readonly random?: () => number;
  readonly fetch?: typeof globalThis.fetch;
}

/** The product could not be asked, or its answer makes no sense; the message is a German sentence. */
export class NotAnswered extends Error {
  override readonly name = 'NotAnswered';
}

const ANSWER_WITHIN_MS = 10_000;
const TRIES = 5;
const MOST_BYTES = 1 << 20;
/** A refusal that another try may turn into an answer. */
const isForNow = (status: number) => status === 408 || status === 429 || status >= 500;

/** Whether it answers, and what: with a time limit, and five tries with growing pauses between them. */
export const createPublicLog = (options: PublicLogOptions): PublicLog => {
  const { url, pause, random = Math.random, fetch = globalThis.fetch } = options;

  const askOnce = async (address: URL) => {
    const answer = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return { status: answer.status, text: await limitedText(answer) };
  };

  const ask = async (path: string) => {
    const address = new URL(path, url);
    let reason = '';
    for (let tried = 1; tried <= TRIES; tried += 1) {
      const answer = await askOnce(address).catch((error: unknown) => {
        if (error instanceof NotAnswered) throw error;
        return { status: 0, text: '', failure: reasonOf(error) };
      });
      if (answer.status > 0 && !isForNow(answer.status)) return answer;
      reason = 'failure' in answer ? answer.failure : `Status ${answer.status}`;
      if (tried < TRIES) await pause(pauseAfter(tried, random));
    }
    throw new NotAnswered(`${address.origin} antwortet nicht (${reason}), auch nach ${TRIES} Versuchen.`);
  };

  return {
    async checkpoint() {
      const { status, text } = await ask('/api/audit/checkpoint');
      if (status !== 200)
        throw new NotAnswered(`${url.origin} nennt keinen unterschriebenen Stand (Status ${status}).`);
      return understood(auditCheckpointSchema, text, url);
    },
    async consistency(from, to) {
      const { status, text } = await ask(`/api/audit/consistency?from=${from}&to=${to}`);
      return status === 200 ? understood(auditConsistencySchema, text, url) : null;
    },
  };
};

/** The body, unless it is longer than any honest one. */
const limitedText = async (answer: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new NotAnswered('Die Antwort ist länger, als eine ehrliche sein kann.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
};

const understood = <Answer>(schema: z.ZodType<Answer>, text: string, { origin }: URL): Answer => {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new NotAnswered(`Die Antwort von ${origin} ist keine des Protokolls. Stimmt die Adresse?`);
  }
};

const reasonOf = (error: unknown): string => {
  if (error instanceof Error && error.name === 'TimeoutError') return `nichts binnen ${ANSWER_WITHIN_MS / 1_000} s`;
  const { cause, message } = error instanceof Error ? error : { cause: undefined, message: String(error) };
  return cause instanceof Error && 'code' in cause ? String(cause.code) : message;
};
