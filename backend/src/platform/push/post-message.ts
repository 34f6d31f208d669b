import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { publicLookup } from './public-lookup.ts';

export interface PostAnswer {
  readonly status: number;
  /** The header `Retry-After`, where there is one. */
  readonly retryAfter: string | null;
}

export interface PostedMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Posts a message to a push service; a redirect is an answer like others, and followed nowhere. Rejects without one. */
export type PostMessage = (endpoint: URL, message: PostedMessage, signal: AbortSignal) => Promise<PostAnswer>;

/** By HTTPS, to addresses of the internet alone. */
export const createPostMessage =
  (lookup: LookupFunction = publicLookup): PostMessage =>
  (endpoint, { headers, body }, signal) =>
    new Promise((resolve, reject) => {
      const length = String(body.length);
      const options = { method: 'POST', headers: { ...headers, 'content-length': length }, lookup, signal };
      const posted = request(endpoint, options, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] ?? null });
      });
      posted.on('error', reject);
      posted.end(body);
    });
