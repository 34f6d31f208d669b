import { productFacts } from '@sternklar/contracts/product-facts';
import { type Assistant, createAssistant, type TaughtKnowledge } from './assistant.ts';
import { learnDanger } from './guards/alarms/careful/perhaps-danger.ts';
import { learnAlarms } from './guards/alarms/learned/learned-alarms.ts';
import { learnDangers } from './guards/alarms/learned/learned-dangers.ts';
import { learnMatters } from './guards/alarms/learned/learned-matters.ts';
import { learnLanguages } from './languages/foreign-understanding.ts';
import type { ModelEndpoint } from './model/chat-completions.ts';
import { MODEL_FAILURES } from './model/model-failed.ts';
import { createModelWording, type ModelOutcome } from './model/model-wording.ts';
import { type CustomerQueries, createCustomerFactsOf } from './own-data/read-customer-facts.ts';
import { learn } from './understanding/learned.ts';

export interface ProductAssistantDeps {
  readonly queries: CustomerQueries;
  readonly taught: TaughtKnowledge;
  /** Null: without a model. */
  readonly model: ModelEndpoint | null;
  /** What is said of the test form holds; else a provider takes payments on its own page. */
  readonly paymentsAreSimulated: boolean;
  readonly now: () => Date;
  readonly logger: { warn(details: object, message: string): void };
  readonly onModelOutcome: (outcome: ModelOutcome) => void;
}

const MODEL_OUTCOMES: readonly ModelOutcome[] = ['answered', 'answered-in-part', 'resting', 'busy', ...MODEL_FAILURES];

/** What became of questions that a model was to answer, as operators watch it; without a model nothing is counted. */
export const modelOutcomes = {
  name: 'assistant_model_outcomes_total',
  help: 'Questions that a model was to answer, by what became of it; all but answered were answered without it.',
  label: 'outcome',
  values: MODEL_OUTCOMES,
};

const asWritten = (text: string): string => text;
const withPaymentPage = (text: string): string => text.replaceAll(productFacts.testForm, productFacts.paymentPage);

/** Learns to understand questions, the work of a minute where no build left it: done before somebody waits for it. */
export const prepareAssistant = (): void => {
  learn();
  learnLanguages();
  learnAlarms();
  learnDangers();
  learnMatters();
  learnDanger();
};

/** The product's assistant: own data from the read models, and a model if one is set. */
export const createProductAssistant = (deps: ProductAssistantDeps): Assistant => {
  const { queries, model: endpoint, now, logger, onModelOutcome } = deps;
  const customerFactsOf = createCustomerFactsOf(queries);
  const told = deps.paymentsAreSimulated ? asWritten : withPaymentPage;
  const model =
    endpoint === null
      ? null
      : createModelWording({
          endpoint,
          customerFactsOf,
          told,
          now,
          elapsed: () => performance.now(),
          random: Math.random,
          logger,
          onOutcome: onModelOutcome,
        });
  const assistant = createAssistant({ customerFactsOf, taught: deps.taught, model, now, logger });
  return {
    async answer(asked, say) {
      const answer = await assistant.answer(asked, say);
      // What a model words stands on what this installation says already, and was shown.
      return answer.about === 'model' ? answer : { ...answer, text: told(answer.text) };
    },
  };
};
