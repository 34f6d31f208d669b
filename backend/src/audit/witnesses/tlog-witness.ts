import {
  isSignedBy,
  MalformedNote,
  type NoteKey,
  parseNote,
  parseSignature,
} from '@sternklar/event-store/transparency/signed-note';
import type { Fetch } from '../../platform/fetch.port.ts';

/** Who is asked to cosign, at the address below which it takes checkpoints. */
export interface Witness {
  readonly url: string;
  readonly key: NoteKey;
}

export interface Submission {
  /** What the witness is thought to have cosigned last; 0 for nothing. */
  readonly oldSize: number;
  /** That the tree of the note grew from it; empty for 0 and for the same size. */
  readonly proof: readonly Buffer[];
  readonly note: string;
}

export type WitnessAnswer =
  | { readonly kind: 'cosigned'; readonly line: string }
  /** It has cosigned another size last. */
  | { readonly kind: 'conflict'; readonly size: number }
  /** The proof does not lead from what it has seen to what it is asked to sign. */
  | { readonly kind: 'inconsistent' }
  | { readonly kind: 'failed'; readonly failure: 'unreachable' | 'unknown-log' | 'unknown-key' | 'wrong-answer' };

const ANSWER_WITHIN_MS = 10_000;
const MOST_BYTES = 64 * 1_024;

/** C2SP tlog-witness, as a log speaks it: hands a checkpoint in and answers what the witness said of it. Never rejects. */
export const addCheckpoint = async (
  { url, key }: Witness,
  submission: Submission,
  fetch: Fetch,
): Promise<WitnessAnswer> => {
  try {
    const answer = await fetch(`${url.replace(/\/$/, '')}/add-checkpoint`, {
      method: 'POST',
      body: bodyOf(submission),
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return answerOf(answer.status, await textOf(answer), { key, note: submission.note });
  } catch {
    return { kind: 'failed', failure: 'unreachable' };
  }
};

const bodyOf = ({ oldSize, proof, note }: Submission): string =>
  [`old ${oldSize}`, ...proof.map((hash) => hash.toString('base64')), '', note].join('\n');

/** No more of it than an honest one can have. */
const textOf = async ({ body }: Response): Promise<string> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    bytes += part.length;
    if (bytes > MOST_BYTES) break;
  }
  return Buffer.concat(parts).toString();
};

const answerOf = (
  status: number,
  text: string,
  signed: { readonly key: NoteKey; readonly note: string },
): WitnessAnswer => {
  switch (status) {
    case 200: {
      const line = cosignatureIn(text, signed);
      return line === null ? WRONG : { kind: 'cosigned', line };
    }
    case 409: {
      const size = Number(/^(0|[1-9]\d{0,15})\n$/.exec(text)?.[1] ?? Number.NaN);
      return Number.isSafeInteger(size) ? { kind: 'conflict', size } : { kind: 'inconsistent' };
    }
    case 422:
      return { kind: 'inconsistent' };
    case 404:
      return { kind: 'failed', failure: 'unknown-log' };
    case 403:
      return { kind: 'failed', failure: 'unknown-key' };
    case 400:
      return WRONG;
    default:
      return { kind: 'failed', failure: 'unreachable' };
  }
};

const WRONG: WitnessAnswer = { kind: 'failed', failure: 'wrong-answer' };

/** The line with the signature of the known key; others are of nobody known. Null where there is none. */
const cosignatureIn = (
  text: string,
  { key, note }: { readonly key: NoteKey; readonly note: string },
): string | null => {
  const signed = parseNote(note).text;
  const isGenuine = (line: string) => {
    try {
      return isSignedBy(key, signed, parseSignature(line));
    } catch (error) {
      if (error instanceof MalformedNote) return false;
      throw error;
    }
  };
  return text.split('\n').find(isGenuine) ?? null;
};
