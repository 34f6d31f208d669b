import type { Assistant } from '../../backend/src/conversations/assistant/assistant.ts';
import { accountOf } from '../../backend/src/conversations/assistant/testing/asked-customers.ts';
import type { FreshQuestion, Round } from './fresh-questions.ts';
import { type Judged, VERDICTS, type Verdict, verdictOf } from './verdict.ts';

export interface JudgedQuestion extends Judged {
  readonly asked: FreshQuestion;
  readonly about: string;
  readonly text: string;
  readonly milliseconds: number;
}

export type Counts = Readonly<Record<Verdict, number>> & { readonly questions: number };

/** Asks the questions of a round one after another. */
export const gradeRound = async (assistant: Assistant, { questions }: Round): Promise<readonly JudgedQuestion[]> => {
  const judged: JudgedQuestion[] = [];
  for (const asked of questions) {
    const started = performance.now();
    const { about, text } = await assistant.answer({
      message: asked.question,
      accountId: accountOf(asked.asker),
      before: asked.before,
    });
    judged.push({ asked, about, text, milliseconds: performance.now() - started, ...verdictOf(asked, text) });
  }
  return judged;
};

export const countsOf = (judged: readonly JudgedQuestion[]): Counts => ({
  questions: judged.length,
  ...(Object.fromEntries(
    VERDICTS.map((verdict) => [verdict, judged.filter((one) => one.verdict === verdict).length]),
  ) as Record<Verdict, number>),
});

/** By group, in the order of the groups. */
export const countsByGroup = (judged: readonly JudgedQuestion[]): readonly (readonly [group: string, Counts])[] =>
  [...new Set(judged.map(({ asked }) => asked.group))].map((group) => [
    group,
    countsOf(judged.filter(({ asked }) => asked.group === group)),
  ]);
