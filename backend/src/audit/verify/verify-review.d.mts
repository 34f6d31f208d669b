import type { Verdict } from './verify-bundle.mjs';

/** What the log has encrypted, by the ids of the events, and what was known when the proof was made. */
export interface ProofWords {
  readonly brandName: string;
  readonly exportedAt: string;
  readonly reviewerName: string;
  readonly reviewText: string;
  readonly notes: Readonly<Record<string, string>>;
  /** How many steps no signature covers yet. */
  readonly unsigned: number;
  /** How many there had been after them that were gone; older proofs do not say. */
  readonly missing?: number;
}

export declare const REVIEW_FILES: readonly string[];
export declare const STEP_WORDS: Readonly<Record<string, string>>;
export declare const reviewPage: (proof: {
  /** Of events.jsonl. */
  readonly lines: readonly string[];
  readonly places: readonly number[];
  readonly words: ProofWords;
  /** The signed checkpoint. */
  readonly note: string;
}) => string;
export declare const verifyReview: (
  proof: { has(name: string): boolean; text(name: string): Promise<string> },
  options?: { readonly key?: string | null },
) => Promise<Verdict>;
