import { type Guarded, guardedBy } from './guards.ts';
import { accountTopics } from './knowledge/account.ts';
import { contractTopics } from './knowledge/contract.ts';
import { removalTopics } from './knowledge/removal.ts';
import { supportTopics } from './knowledge/support.ts';
import { createPassageIndex } from './passage-index.ts';
import { replies } from './replies.ts';
import type { Topic } from './topic.ts';

/** What the assistant says, and why: the topic it answers from, or what it recognised instead. */
export interface AssistantAnswer {
  readonly about: string;
  readonly text: string;
  /** The customer asks for a person. */
  readonly personWanted: boolean;
}

/** Everything the assistant knows. */
export const knowledgeBase: readonly Topic[] = [
  ...contractTopics,
  ...removalTopics,
  ...accountTopics,
  ...supportTopics,
];

/** Below it, nothing in the knowledge base is close enough to be an honest answer. */
const GOOD_ENOUGH = 0.5;

const index = createPassageIndex(knowledgeBase);

const GUARDED_REPLIES: Readonly<Record<Guarded, string>> = {
  greeting: replies.greeting,
  thanks: replies.thanks,
  machine: replies.machine,
  assessment: replies.noAssessment,
  promise: replies.noPromise,
  person: replies.personRequested,
};

/** Answers a customer's message from the knowledge base alone: the same message, the same answer. Pure, no model. */
export const answerTo = (message: string): AssistantAnswer => {
  const guarded = guardedBy(message);
  if (guarded) return { about: guarded, text: GUARDED_REPLIES[guarded], personWanted: guarded === 'person' };
  const match = index.bestMatch(message);
  if (match === null || match.score < GOOD_ENOUGH)
    return { about: 'unknown', text: replies.unknown, personWanted: false };
  return { about: match.topic.id, text: match.topic.answer, personWanted: false };
};
