import type { TeachAnswerBody } from '@sternklar/contracts/conversations/teaching.api';

/** What the form of an answer holds; what is left empty is null. */
export interface TaughtForm {
  /** A question on each line. */
  readonly phrasings: string | null;
  readonly answer: string | null;
  readonly topic_id: string | null;
}

export const phrasingsIn = (lines: string | null): string[] =>
  (lines ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What is sent: with a topic chosen its answer counts, not what was written before. */
export const bodyOf = ({ phrasings, answer, topic_id }: TaughtForm): TeachAnswerBody => ({
  phrasings: phrasingsIn(phrasings),
  answer: topic_id ? null : (answer ?? '').trim() || null,
  topic_id: topic_id || null,
});
