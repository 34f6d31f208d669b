import { readFile } from 'node:fs/promises';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { ERASED_REVIEWER } from '@sternklar/contracts/reviews/erased-reviewer';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { historyEntryOf } from '@sternklar/contracts/reviews/review-history';
import type { EventCodec } from '@sternklar/event-store/event-codec';
import { base64 } from '../audit-answers.ts';
import { keyLines } from '../bundle/key-lines.ts';
import type { ReviewProofs } from '../review-proofs.ts';
import { type ProofWords, reviewPage } from '../verify/verify-review.mjs';
import { reviewProofReadme } from './review-proof-readme.ts';

export interface ReviewProofOptions {
  readonly proofs: ReviewProofs;
  readonly codec: Pick<EventCodec, 'decode'>;
  readonly brandName: string;
  readonly now: () => Date;
}

const PROGRAMS = ['verify-review.mjs', 'verify-bundle.mjs'] as const;
const linesAs = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

/** What the log has encrypted and auditors may read: by the customer's and by staff's steps, without anybody's address. */
const wordsOf = (
  events: readonly RecordedEvent<ReviewEvent>[],
): Pick<ProofWords, 'reviewerName' | 'reviewText' | 'notes'> => {
  const [submitted] = events;
  const { reviewerName = null, reviewText = null } = submitted?.type === 'ReviewSubmitted' ? submitted.data : {};
  const notes = events.flatMap((event) => {
    const { note } = historyEntryOf(event);
    return note ? [[event.id, note] as const] : [];
  });
  return {
    reviewerName: reviewerName ?? ERASED_REVIEWER,
    reviewText: reviewText ?? '',
    notes: Object.fromEntries(notes),
  };
};

/**
 * Everything that proves one review's history elsewhere, by name: its events as they are stored, where in the log they stand, the
 * signed state, a page to read, and the programs that check all of it. Null while no signature covers any of its events.
 */
export const reviewProof = async (options: ReviewProofOptions): Promise<ReadonlyMap<string, string> | null> => {
  const { proofs, codec, brandName, now } = options;
  const { checkpoint, keys, events, missing } = proofs;
  const proven = events.flatMap(({ event, inclusion }) => (inclusion ? [{ event, inclusion }] : []));
  if (proven.length === 0) return null;
  const decoded = await codec.decode(proven.map(({ event }) => event));
  const words: ProofWords = {
    brandName,
    exportedAt: now().toISOString(),
    ...wordsOf(decoded as readonly RecordedEvent<ReviewEvent>[]),
    unsigned: events.length - proven.length,
    missing,
  };
  const lines = proven.map(({ inclusion }) => inclusion.leaf);
  const places = proven.map(({ inclusion }) => inclusion.index);
  const programs = await Promise.all(
    PROGRAMS.map(
      async (name) => [name, await readFile(new URL(`../verify/${name}`, import.meta.url), 'utf8')] as const,
    ),
  );
  return new Map([
    ['README.md', reviewProofReadme(words)],
    ['beleg.html', reviewPage({ lines, places, words, note: checkpoint.note })],
    ['checkpoint.txt', checkpoint.note],
    ['events.jsonl', linesAs(lines)],
    ['keys.txt', keyLines(keys)],
    [
      'proofs.jsonl',
      linesAs(proven.map(({ inclusion: { index, proof } }) => JSON.stringify({ index, proof: proof.map(base64) }))),
    ],
    ...programs,
    ['witnesses.txt', linesAs(checkpoint.witnesses)],
    ['words.json', `${JSON.stringify(words, null, 2)}\n`],
  ]);
};
