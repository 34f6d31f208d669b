import type { Asker } from '../../backend/src/conversations/assistant/testing/asked-customers.ts';

/** A question as people put it, and how its answer is recognised as right. */
export interface GradedQuestion {
  readonly category: string;
  readonly question: string;
  /** The customer with data, if nobody else is named. */
  readonly asker?: Asker;
  /** Facts or refusals that the answer has to contain, all of them. Non-breaking spaces count as spaces. */
  readonly says: readonly RegExp[];
  /** What would make it wrong, beside what makes every answer wrong. */
  readonly never?: readonly RegExp[];
}

type Asked = Omit<GradedQuestion, 'category'>;

/** Questions of one category. */
export const about = (category: string, questions: readonly Asked[]): readonly GradedQuestion[] =>
  questions.map((asked) => ({ category, ...asked }));
