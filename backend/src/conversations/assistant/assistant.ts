import { withTimeLimit } from '@sternklar/event-store/retry-policy';
import { alarmAnswer } from './guards/alarm-answers.ts';
import { type Alarm, alarmsIn } from './guards/alarms.ts';
import type { CustomerFactsOf } from './own-data/customer-facts.ts';
import { answerFromOwnData } from './own-data/own-answers.ts';
import type { OwnQuestion } from './own-data/own-questions.ts';
import { ownReplies } from './own-data/own-replies.ts';
import {
  type AssistantAnswer,
  answerFromPassages,
  answerToVisitor,
  type Understood,
  understand,
  withWhatIsAskedBesides,
} from './passages.ts';

export type { AssistantAnswer } from './passages.ts';

/** A message, and whose it is: null for visitors, who have no data of their own. */
export interface AskedOfAssistant {
  readonly message: string;
  readonly accountId: string | null;
}

/** Answers messages in German. Never rejects, and takes ten seconds at most. */
export interface Assistant {
  answer(asked: AskedOfAssistant): Promise<AssistantAnswer>;
}

/** Words a question that nothing else answers; null when it cannot. Never rejects, and limits its own time. */
export interface Wording {
  word(understood: Understood, asked: AskedOfAssistant): Promise<AssistantAnswer | null>;
}

export interface AssistantDeps {
  readonly customerFactsOf: CustomerFactsOf;
  /** A model, if one is set. */
  readonly model: Wording | null;
  readonly now: () => Date;
  readonly logger: { warn(details: object, message: string): void };
}

/** A customer's data are a few rows; a database that takes longer is in trouble. */
const OWN_DATA_LIMIT_MS = 2_000;

type Alarms = readonly [Alarm, ...Alarm[]];
const isSome = (alarms: readonly Alarm[]): alarms is Alarms => alarms.length > 0;

/**
 * Looks first for what a person must see at once. Then answers from the customer's own data where they are asked for, otherwise from the knowledge base, worded by a model if
 * there is one. Refusals and the wish for a person are settled before any model hears of them.
 */
export const createAssistant = ({ customerFactsOf, model, now, logger }: AssistantDeps): Assistant => {
  const fromOwnData = async (question: OwnQuestion, accountId: string): Promise<AssistantAnswer> => {
    const at = now();
    const options = { facts: customerFactsOf(accountId, at), now: at, withNames: true };
    const about = `own-${question.tool}`;
    try {
      const text = await withTimeLimit(answerFromOwnData(question, options), OWN_DATA_LIMIT_MS);
      return { about, text, personWanted: false };
    } catch (error) {
      const failure = error instanceof Error ? error.name : 'unknown';
      logger.warn({ tool: question.tool, failure }, 'The assistant could not read own data.');
      return { about, text: ownReplies.unavailable, personWanted: false };
    }
  };
  /** The own dates stand beside a declaration that ends the contract; it counts as arrived whether or not they can be read. */
  const toAlarms = async (alarms: Alarms, accountId: string | null): Promise<AssistantAnswer> => {
    const wantsDates = alarms.includes('termination-declared') && accountId !== null;
    const dates = wantsDates ? await fromOwnData({ tool: 'notice' }, accountId) : null;
    return alarmAnswer(alarms, { at: now(), dates: dates?.text ?? null });
  };
  return {
    async answer(asked) {
      const alarms = alarmsIn(asked.message);
      if (isSome(alarms)) return toAlarms(alarms, asked.accountId);
      const understood = understand(asked.message);
      const { settled, own } = understood;
      if (settled !== null) return settled;
      if (own !== null) {
        if (asked.accountId === null) return answerToVisitor(understood, own);
        const answer = await fromOwnData(own, asked.accountId);
        return { ...answer, text: withWhatIsAskedBesides(understood, answer.text) };
      }
      return (await model?.word(understood, asked)) ?? answerFromPassages(understood);
    },
  };
};

/** The answer to somebody of whom nothing is known, from the knowledge base alone: the same message, the same answer. */
export const answerTo = (message: string): AssistantAnswer => {
  const alarms = alarmsIn(message);
  if (isSome(alarms)) return alarmAnswer(alarms, { at: null, dates: null });
  const understood = understand(message);
  if (understood.settled !== null) return understood.settled;
  return understood.own === null ? answerFromPassages(understood) : answerToVisitor(understood, understood.own);
};
