import type { Queries } from '@sternklar/projections/queries';
import { type Assistant, createAssistant } from './assistant.ts';
import type { ModelEndpoint } from './model/chat-completions.ts';
import { createModelWording, type ModelOutcome } from './model/model-wording.ts';
import { createCustomerFactsOf } from './own-data/read-customer-facts.ts';

export interface ProductAssistantDeps {
  readonly queries: Pick<Queries, 'businesses' | 'reviews' | 'subscriptions'>;
  /** Null: without a model. */
  readonly model: ModelEndpoint | null;
  readonly now: () => Date;
  readonly logger: { warn(details: object, message: string): void };
  readonly onModelOutcome: (outcome: ModelOutcome) => void;
}

/** The product's assistant: own data from the read models, and a model if one is set. */
export const createProductAssistant = (deps: ProductAssistantDeps): Assistant => {
  const { queries, model: endpoint, now, logger, onModelOutcome } = deps;
  const customerFactsOf = createCustomerFactsOf(queries);
  const model =
    endpoint === null
      ? null
      : createModelWording({
          endpoint,
          customerFactsOf,
          now,
          elapsed: () => performance.now(),
          random: Math.random,
          logger,
          onOutcome: onModelOutcome,
        });
  return createAssistant({ customerFactsOf, model, now, logger });
};
