/** One review as it was found in a text, before anything about it is checked. */
export interface FoundLine {
  /** Number of its first line in the text, from 1. */
  readonly line: number;
  /** Where it stands in the text: first character, and the one after the last. */
  readonly start: number;
  readonly end: number;
  readonly reviewer: string;
  readonly stars: string;
  readonly text: string;
  readonly url: string;
  readonly reason: string;
  /** What is wrong with its form, so that its cells cannot be trusted. */
  readonly flaw: Flaw | null;
}

export type Flaw = 'no-columns' | 'too-many-columns' | 'open-quote' | 'no-stars-in-block';
