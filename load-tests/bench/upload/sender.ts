import { setTimeout as pause } from 'node:timers/promises';
import type { Evidence, EvidenceUpload } from '@sternklar/contracts/reviews/evidence/evidence.api';
import type { Answer, Exchange, Send } from '../../../infra/proofs/common/exchange.ts';

/** What says "later". */
const LATER = new Set([409, 429, 503]);
const TRIES = 500;
const OCTETS = 'application/octet-stream';

export interface UploadTask {
  readonly token: string;
  readonly reviewId: string;
  readonly name: string;
  readonly bytes: Buffer;
}

export interface Sender {
  /** Sends a whole file; answers what it became. */
  upload(task: UploadTask): Promise<Evidence>;
  /** How often an answer asked to come later. */
  later(): number;
}

/** Sends files as screens do: in pieces of the size that the server names, and later when it says so. */
export const createSender = (send: Send): Sender => {
  let later = 0;
  const patiently = async (exchange: Exchange): Promise<Answer> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await send(exchange);
      const after = Number(answer.headers['retry-after']);
      if (answer.status < 300) return answer;
      if (!LATER.has(answer.status) || !Number.isFinite(after)) {
        throw new Error(`${exchange.method} ${exchange.path} was answered with ${answer.status}: ${answer.text}`);
      }
      later += 1;
      await pause(after * 1_000);
    }
    throw new Error(`${exchange.method} ${exchange.path} was put off ${TRIES} times.`);
  };
  return {
    later: () => later,
    async upload({ token, reviewId, name, bytes }) {
      const authorization = `Bearer ${token}`;
      const begun = await patiently({
        method: 'POST',
        path: `/api/reviews/${reviewId}/evidence-uploads`,
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ name, size: bytes.length }),
      });
      const { id, chunk_size } = JSON.parse(begun.text) as EvidenceUpload;
      for (let offset = 0; offset < bytes.length; offset += chunk_size) {
        await patiently({
          method: 'PUT',
          path: `/api/evidence-uploads/${id}?offset=${offset}`,
          headers: { authorization, 'content-type': OCTETS },
          body: bytes.subarray(offset, offset + chunk_size),
        });
      }
      const path = `/api/evidence-uploads/${id}/completion`;
      return JSON.parse((await patiently({ method: 'POST', path, headers: { authorization } })).text);
    },
  };
};
