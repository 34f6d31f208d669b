import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';

export const CASE_STEPS = ['ask', 'forward', 'answer', 'follow-up', 'appeal', 'return'] as const;
export type CaseStep = (typeof CASE_STEPS)[number];

export const CASE_STEP_LABEL: Readonly<Record<CaseStep, string>> = {
  ask: 'Nachfragen',
  forward: 'Übermitteln',
  answer: 'Antwort eintragen',
  'follow-up': 'Wiedervorlage setzen',
  appeal: 'Widerspruch einlegen',
  return: 'Ist wieder da',
};

/** The steps that staff can take in a case as it stands, the likeliest first. */
export const stepsFor = (found: ReviewCase): readonly CaseStep[] => {
  const { next, review, at_platform, appeal_used } = found;
  // The platform may decide whether or not it was answered.
  const heard: readonly CaseStep[] = next.platform_asked_at === undefined ? [] : ['answer'];
  switch (next.state) {
    case 'incomplete':
      return ['ask', 'forward', ...heard];
    case 'ready-to-forward':
      return ['forward', 'ask', ...heard];
    case 'waiting-for-customer':
      return at_platform ? ['answer', 'follow-up'] : ['forward'];
    case 'waiting-for-platform':
      return ['answer', 'follow-up', 'ask'];
    case 'answer-to-enter':
      if (!at_platform) return stepsAfterAnswer(found);
      return found.question === null ? ['answer', 'follow-up', 'ask'] : ['answer', 'follow-up'];
    case 'decided':
      if (review.status === 'gelöscht') return ['return'];
      return appeal_used ? [] : ['appeal'];
    case 'withdrawn':
      return [];
  }
};

/** The customer said something while nothing was open at the platform. */
const stepsAfterAnswer = ({ review, missing, answered, appeal_used }: ReviewCase): readonly CaseStep[] => {
  switch (review.status) {
    case 'gelöscht':
      return ['answer'];
    case 'nicht_genehmigt':
      return appeal_used ? ['answer'] : ['answer', 'appeal'];
    case 'eingereicht':
  }
  if (answered === null) return ['answer', 'forward', 'ask'];
  return missing.length > 0 ? ['ask', 'forward'] : ['forward', 'ask'];
};
