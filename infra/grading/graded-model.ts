import type { Wording } from '../../backend/src/conversations/assistant/assistant.ts';
import type { ModelEndpoint } from '../../backend/src/conversations/assistant/model/chat-completions.ts';
import {
  createModelWording,
  defaultModelLimits,
  type ModelOutcome,
} from '../../backend/src/conversations/assistant/model/model-wording.ts';
import { ASKED_AT, gradedFactsOf } from '../../backend/src/conversations/assistant/testing/asked-customers.ts';

/** The model that the settings of an installation name; null where they name none. */
export const endpointFrom = (env: Readonly<Record<string, string | undefined>>): ModelEndpoint | null => {
  const { ASSISTANT_URL: url, ASSISTANT_MODEL: model, ASSISTANT_KEY: key = null } = env;
  return url && model ? { url, model, key } : null;
};

export interface GradedModel {
  readonly wording: Wording;
  /** What became of the questions that the model was asked, the most frequent first. */
  outcomes(): readonly (readonly [ModelOutcome, number])[];
}

/** A model under the limits of an installation, but never at rest: each question is to be asked. */
export const gradedModel = (endpoint: ModelEndpoint): GradedModel => {
  const counts = new Map<ModelOutcome, number>();
  const wording = createModelWording({
    endpoint,
    customerFactsOf: gradedFactsOf,
    now: () => ASKED_AT,
    elapsed: () => performance.now(),
    random: Math.random,
    logger: { warn: () => undefined },
    onOutcome: (outcome) => counts.set(outcome, (counts.get(outcome) ?? 0) + 1),
    limits: { ...defaultModelLimits, failures: Number.POSITIVE_INFINITY },
  });
  return { wording, outcomes: () => [...counts].sort(([, one], [, other]) => other - one) };
};
