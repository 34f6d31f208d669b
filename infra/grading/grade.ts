import {
  type AskedOfAssistant,
  type Assistant,
  type AssistantAnswer,
  createAssistant,
  type Wording,
} from '../../backend/src/conversations/assistant/assistant.ts';
import { learnDanger } from '../../backend/src/conversations/assistant/guards/alarms/careful/perhaps-danger.ts';
import { learnAlarms } from '../../backend/src/conversations/assistant/guards/alarms/learned/learned-alarms.ts';
import { learnDangers } from '../../backend/src/conversations/assistant/guards/alarms/learned/learned-dangers.ts';
import { learnMatters } from '../../backend/src/conversations/assistant/guards/alarms/learned/learned-matters.ts';
import { learnLanguages } from '../../backend/src/conversations/assistant/languages/foreign-understanding.ts';
import {
  ASKED_AT,
  accountOf,
  gradedFactsOf,
} from '../../backend/src/conversations/assistant/testing/asked-customers.ts';
import { learn } from '../../backend/src/conversations/assistant/understanding/learned.ts';
import type { GradedQuestion } from './graded-question.ts';
import { neverSaid } from './marks.ts';

/** Of the held-out questions, this share has to be answered rightly without a model. */
export const LEAST_HELD_OUT = 0.9;
/** No answer without a model takes longer. */
export const MOST_MILLISECONDS = 50;
/** An answer that took longer is timed again: a busy machine's pauses are not the assistant's. */
const TIMED_AGAIN_MS = MOST_MILLISECONDS / 4;
const TIMES = 8;

interface Timed {
  readonly answer: AssistantAnswer;
  readonly milliseconds: number;
}

/** How one question was answered. */
export interface Graded extends GradedQuestion, Timed {
  /** What is missing or must not be there; none: the answer is right. */
  readonly faults: readonly string[];
}

export interface CategoryGrade {
  readonly category: string;
  readonly questions: number;
  readonly right: number;
}

/** The assistant as it is without a model, or with one, for the customers of the graded questions. */
export const gradedAssistant = (model: Wording | null = null): Assistant => {
  learn();
  learnLanguages();
  learnAlarms();
  learnDangers();
  learnMatters();
  learnDanger();
  return createAssistant({
    customerFactsOf: gradedFactsOf,
    model,
    now: () => ASKED_AT,
    logger: { warn: (details, message) => Promise.reject(new Error(`${message} ${JSON.stringify(details)}`)) },
  });
};

const asRead = (text: string) => text.replace(/\s+/g, ' ');

const faultsOf = ({ says, never = [] }: GradedQuestion, text: string): readonly string[] => [
  ...says.filter((mark) => !mark.test(text)).map((mark) => `fehlt: ${mark}`),
  ...never.filter((mark) => mark.test(text)).map((mark) => `verboten: ${mark}`),
  ...neverSaid.filter((mark) => mark.test(text)).map((mark) => `schadet: ${mark}`),
];

const timedAnswer = async (assistant: Assistant, asked: AskedOfAssistant, times: number): Promise<Timed> => {
  let fastest = Number.POSITIVE_INFINITY;
  for (let time = 1; ; time += 1) {
    const started = performance.now();
    const answer = await assistant.answer(asked);
    fastest = Math.min(fastest, performance.now() - started);
    if (fastest <= TIMED_AGAIN_MS || time >= times) return { answer, milliseconds: fastest };
  }
};

/** Asks the questions one after another; what takes its time is asked `times` times, for the shortest. */
export const grade = async (
  assistant: Assistant,
  questions: readonly GradedQuestion[],
  times = TIMES,
): Promise<readonly Graded[]> => {
  const graded: Graded[] = [];
  for (const question of questions) {
    const accountId = accountOf(question.asker ?? 'customer');
    const timed = await timedAnswer(assistant, { message: question.question, accountId }, times);
    graded.push({ ...question, ...timed, faults: faultsOf(question, asRead(timed.answer.text)) });
  }
  return graded;
};

/** How many questions of each category were answered rightly, in the order of the categories. */
export const byCategory = (graded: readonly Graded[]): readonly CategoryGrade[] =>
  [...new Set(graded.map(({ category }) => category))].map((category) => {
    const of = graded.filter((one) => one.category === category);
    return { category, questions: of.length, right: of.filter(({ faults }) => faults.length === 0).length };
  });

/** The share of right answers, 0 to 1. */
export const shareRight = (graded: readonly Graded[]): number =>
  graded.filter(({ faults }) => faults.length === 0).length / graded.length;

/** The time that `share` of the answers stay within, in milliseconds. */
export const withinMilliseconds = (graded: readonly Graded[], share: number): number => {
  const times = graded.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  return times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? 0;
};
