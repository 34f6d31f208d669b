import { pauseAfter, sleepUntilAborted, withTimeLimit } from '@sternklar/event-store/retry-policy';
import { nearestTopics, type Understood } from '../answers.ts';
import type { AskedOfAssistant, Wording } from '../assistant.ts';
import type { CustomerFactsOf } from '../own-data/customer-facts.ts';
import { answerFromOwnData } from '../own-data/own-answers.ts';

import { askModel, type ModelEndpoint, type ModelMessage, type ModelReply, type ToolCall } from './chat-completions.ts';
import { checkedReply, watchReply } from './checked-reply.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { gaveNoAnswer, ModelFailed, type ModelFailure } from './model-failed.ts';
import { messagesFor, modelTools, toolNamed } from './prompt.ts';

export type ModelOutcome = 'answered' | 'resting' | 'busy' | ModelFailure;

export interface ModelLimits {
  /** For everything: retries, tools and the whole reply. Browsers wait for 15 s. */
  readonly totalMs: number;
  readonly firstWordMs: number;
  readonly toolMs: number;
  /** Answers of this process at once; further questions are answered without the model. */
  readonly inFlight: number;
  /** Questions in a row without an answer in time, after which the model gets a rest. */
  readonly failures: number;
  readonly restMs: number;
}

export const defaultModelLimits: ModelLimits = {
  totalMs: 10_000,
  firstWordMs: 4_000,
  toolMs: 2_000,
  inFlight: 8,
  failures: 5,
  restMs: 30_000,
};

export interface ModelWordingDeps {
  readonly endpoint: ModelEndpoint;
  readonly customerFactsOf: CustomerFactsOf;
  /** What this installation says instead of a passage of the knowledge base, or the same. */
  readonly told?: (passage: string) => string;
  readonly now: () => Date;
  readonly elapsed: () => number;
  readonly random: () => number;
  readonly logger: { warn(details: object, message: string): void };
  readonly onOutcome: (outcome: ModelOutcome) => void;
  readonly limits?: ModelLimits;
}

const PASSAGES = 4;
const MOST_TRIES = 2;
/** One question of the model to the tools, then its answer. */
const ROUNDS = 2;

/** Has a model word answers from passages and the customer's own data; every failure leaves the word to the passages. */
export const createModelWording = (deps: ModelWordingDeps): Wording => {
  const { endpoint, customerFactsOf, now, elapsed, random, logger, onOutcome, limits = defaultModelLimits } = deps;
  const { told = (passage) => passage } = deps;
  const breaker = createCircuitBreaker({ ...limits, elapsed });
  let inFlight = 0;

  const askedOnce = (messages: readonly ModelMessage[], accountId: string | null, signal: AbortSignal) =>
    askModel(
      endpoint,
      { messages, tools: accountId === null ? [] : modelTools },
      { signal, firstWordMs: limits.firstWordMs, watch: watchReply },
    );

  const ask = async (
    messages: readonly ModelMessage[],
    accountId: string | null,
    signal: AbortSignal,
  ): Promise<ModelReply> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await askedOnce(messages, accountId, signal);
      } catch (error) {
        if (tries >= MOST_TRIES || !(error instanceof ModelFailed) || !error.again) throw error;
        await sleepUntilAborted(pauseAfter(tries, random), signal);
        signal.throwIfAborted();
      }
    }
  };

  /** Bound to the account of the conversation; whatever else a model writes beside a tool's name is not read. */
  const useTool = async ({ id, function: { name } }: ToolCall, accountId: string): Promise<ModelMessage> => {
    const tool = toolNamed(name);
    if (tool === null) throw new ModelFailed('not-understood', { detail: 'tool' });
    const at = now();
    const facts = customerFactsOf(accountId, at);
    const work = answerFromOwnData({ tool }, { facts, now: at, withNames: false });
    const text = await withTimeLimit(work, limits.toolMs).catch(() => {
      throw new ModelFailed('tool-failed');
    });
    return { role: 'tool', tool_call_id: id, content: JSON.stringify({ ergebnis: text }) };
  };

  const wordAnswer = async (
    understood: Understood,
    { message, accountId }: AskedOfAssistant,
    signal: AbortSignal,
  ): Promise<string> => {
    const topics = nearestTopics(understood, PASSAGES).map((topic) => ({ ...topic, answer: told(topic.answer) }));
    let messages = messagesFor(message, topics);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { text, toolCalls } = await ask(messages, accountId, signal);
      if (toolCalls.length === 0) return checkedReply(text, givenIn(messages, topics));
      if (accountId === null) throw new ModelFailed('not-understood', { detail: 'tool' });
      const results = await Promise.all(toolCalls.map((call) => useTool(call, accountId)));
      messages = [...messages, { role: 'assistant', content: null, tool_calls: toolCalls }, ...results];
    }
    throw new ModelFailed('too-many-tools');
  };

  const withinLimits = async (understood: Understood, asked: AskedOfAssistant): Promise<string> => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new ModelFailed('too-slow')), limits.totalMs);
    try {
      return await wordAnswer(understood, asked, limit.signal);
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    async word(understood, asked) {
      const kept = inFlight >= limits.inFlight ? 'busy' : breaker.mayTry() ? null : 'resting';
      if (kept !== null) {
        onOutcome(kept);
        return null;
      }
      inFlight += 1;
      try {
        const text = await withinLimits(understood, asked);
        breaker.succeeded();
        onOutcome('answered');
        return { about: 'model', text, personWanted: false };
      } catch (error) {
        const failure = failureOf(error);
        // A service that answers needs no rest, whatever it says.
        breaker[gaveNoAnswer(failure) ? 'failed' : 'succeeded']();
        logger.warn({ failure }, 'The model did not answer; the knowledge base does.');
        onOutcome(failure);
        return null;
      } finally {
        inFlight -= 1;
      }
    },
  };
};

const failureOf = (error: unknown): ModelFailure => (error instanceof ModelFailed ? error.failure : 'not-understood');

/** What figures may come from: the passages and the tools' results, not what the customer wrote. */
const givenIn = (messages: readonly ModelMessage[], topics: ReturnType<typeof nearestTopics>): string =>
  [
    ...topics.map(({ answer }) => answer),
    ...messages.filter(({ role }) => role === 'tool').map(({ content }) => content),
  ].join('\n');
