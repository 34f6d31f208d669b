import { pauseAfter, sleepUntilAborted, withTimeLimit } from '@sternklar/event-store/retry-policy';
import { nearestTopics, type Understood } from '../answers.ts';
import type { AskedOfAssistant, Say, Wording } from '../assistant.ts';
import type { CustomerFactsOf } from '../own-data/customer-facts.ts';
import { answerFromOwnData } from '../own-data/own-answers.ts';
import { askModel, type ModelEndpoint, type ModelMessage, type ModelReply, type ToolCall } from './chat-completions.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import type { Given } from './citations.ts';
import { inertFacts } from './inert-facts.ts';
import { gaveNoAnswer, ModelFailed, type ModelFailure } from './model-failed.ts';
import { messagesFor, modelTools, resultFor, toolNamed } from './prompt.ts';
import { createShownReply, type ShownReply } from './shown-reply.ts';
import { sourceOfTool, sourceOfTopic } from './sources.ts';

/** 'answered-in-part': a sentence was not shown, or the rest did not come. */
export type ModelOutcome = 'answered' | 'answered-in-part' | 'resting' | 'busy' | ModelFailure;

export interface ModelLimits {
  /** For everything: retries, tools and the whole reply. Browsers wait for 15 s. */
  readonly totalMs: number;
  /** Until the first sentence is shown, tools and all, and from each to the next. */
  readonly sentenceMs: number;
  readonly toolMs: number;
  /** Answers of this process at once; further questions are answered without the model. */
  readonly inFlight: number;
  /** Questions in a row without an answer in time, after which the model gets a rest. */
  readonly failures: number;
  readonly restMs: number;
}

export const defaultModelLimits: ModelLimits = {
  totalMs: 10_000,
  sentenceMs: 4_000,
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

interface Asking {
  readonly accountId: string | null;
  readonly signal: AbortSignal;
  readonly shown: ShownReply;
}

/** What a model may cite, and the messages that it has. */
interface Round {
  readonly messages: readonly ModelMessage[];
  readonly given: readonly Given[];
}

/**
 * Has a model word answers from passages and the customer's own data, sentence by sentence, each shown once what it cites
 * supports it. What was shown when it fails is the answer; where nothing was, the word is left to the passages.
 */
export const createModelWording = (deps: ModelWordingDeps): Wording => {
  const { endpoint, customerFactsOf, now, elapsed, random, logger, onOutcome, limits = defaultModelLimits } = deps;
  const { told = (passage) => passage } = deps;
  const breaker = createCircuitBreaker({ ...limits, elapsed });
  let inFlight = 0;

  const ask = async ({ messages, given }: Round, { accountId, signal, shown }: Asking): Promise<ModelReply> => {
    const tools = accountId === null ? [] : modelTools;
    const watch = (textSoFar: string) => shown.take(textSoFar, given);
    for (let tries = 1; ; tries += 1) {
      try {
        return await askModel(endpoint, { messages, tools }, { signal, watch });
      } catch (error) {
        if (tries >= MOST_TRIES || !(error instanceof ModelFailed) || !error.again) throw error;
        await sleepUntilAborted(pauseAfter(tries, random), signal);
        signal.throwIfAborted();
      }
    }
  };

  /** Bound to the account of the conversation; whatever else a model writes beside a tool's name is not read. */
  const useTool = async ({ function: { name } }: ToolCall, id: string, accountId: string): Promise<Given> => {
    const tool = toolNamed(name);
    if (tool === null) throw new ModelFailed('not-understood', { detail: 'tool' });
    const at = now();
    const facts = inertFacts(customerFactsOf(accountId, at));
    const work = answerFromOwnData({ tool }, { facts, now: at, withNames: false });
    const text = await withTimeLimit(work, limits.toolMs).catch(() => {
      throw new ModelFailed('tool-failed');
    });
    return { id, text, source: sourceOfTool(tool) };
  };

  const wordAnswer = async (understood: Understood, message: string, asking: Asking): Promise<void> => {
    const { accountId, shown } = asking;
    const passages: readonly Given[] = nearestTopics(understood, PASSAGES).map(({ id, answer }, position) => ({
      id: `A${position + 1}`,
      text: told(answer),
      source: sourceOfTopic(id),
    }));
    let round: Round = { messages: messagesFor(message, passages), given: passages };
    for (let rounds = 1; rounds <= ROUNDS; rounds += 1) {
      const { text, toolCalls } = await ask(round, asking);
      shown.endRound(text, round.given);
      if (toolCalls.length === 0) return;
      if (accountId === null) throw new ModelFailed('not-understood', { detail: 'tool' });
      const results = await Promise.all(
        toolCalls.map((call, position) => useTool(call, `W${position + 1}`, accountId)),
      );
      round = {
        messages: [
          ...round.messages,
          { role: 'assistant', content: null, tool_calls: toolCalls },
          ...toolCalls.flatMap(({ id }, position) => (results[position] ? [resultFor(id, results[position])] : [])),
        ],
        given: [...passages, ...results],
      };
    }
    throw new ModelFailed('too-many-tools');
  };

  /** Words an answer within the limits; what became of it, and the text that was shown. */
  const withinLimits = async (understood: Understood, { message, accountId }: AskedOfAssistant, say: Say) => {
    const limit = new AbortController();
    const giveUp = (failure: ModelFailure) => limit.abort(new ModelFailed(failure));
    const whole = setTimeout(giveUp, limits.totalMs, 'too-slow');
    let next = setTimeout(giveUp, limits.sentenceMs, 'first-sentence-late');
    const shown = createShownReply((piece) => {
      say(piece);
      clearTimeout(next);
      next = setTimeout(giveUp, limits.sentenceMs, 'too-slow');
    });
    let failure: ModelFailure | null = null;
    try {
      await wordAnswer(understood, message, { accountId, signal: limit.signal, shown });
      if (shown.sentences === 0) failure = shown.dropped === 0 ? 'empty' : 'unsupported';
    } catch (error) {
      failure = failureOf(error);
    }
    shown.end();
    clearTimeout(whole);
    clearTimeout(next);
    return { shown, failure };
  };

  /** Tells operators what became of a question, and the breaker whether the service was there. */
  const note = ({ sentences, dropped }: ShownReply, failure: ModelFailure | null): void => {
    // A service that answers needs no rest, whatever it says.
    breaker[failure !== null && gaveNoAnswer(failure) ? 'failed' : 'succeeded']();
    if (failure !== null) logger.warn({ failure, sentences, dropped }, 'The model did not answer, or not to the end.');
    const shown = failure === null && dropped === 0 ? 'answered' : 'answered-in-part';
    onOutcome(sentences === 0 ? (failure ?? 'empty') : shown);
  };

  const refused = (): ModelOutcome | null => {
    if (inFlight >= limits.inFlight) return 'busy';
    return breaker.mayTry() ? null : 'resting';
  };

  return {
    async word(understood, asked, say = () => undefined) {
      const kept = refused();
      if (kept !== null) {
        onOutcome(kept);
        return null;
      }
      inFlight += 1;
      const { shown, failure } = await withinLimits(understood, asked, say);
      inFlight -= 1;
      note(shown, failure);
      return shown.sentences === 0 ? null : { about: 'model', text: shown.text, personWanted: false };
    },
  };
};

const failureOf = (error: unknown): ModelFailure => (error instanceof ModelFailed ? error.failure : 'not-understood');
