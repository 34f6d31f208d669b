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

/** Whatever went to the platform it may decide upon, whether or not what it asked was answered. */
const heardIn = ({ forwarded }: ReviewCase): readonly CaseStep[] => (forwarded === null ? [] : ['answer']);

/** The steps that staff can take in a case as it stands, the likeliest first. */
export const stepsFor = (found: ReviewCase): readonly CaseStep[] => {
  const { next, review, at_platform, appeal_used } = found;
  const heard = heardIn(found);
  switch (next.state) {
    case 'incomplete':
      return ['ask', 'forward', ...heard];
    case 'ready-to-forward':
      return ['forward', 'ask', ...heard];
    case 'waiting-for-customer':
      return at_platform ? ['answer', 'follow-up'] : ['forward', ...heard];
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
const stepsAfterAnswer = (found: ReviewCase): readonly CaseStep[] => {
  const { review, appeal_used, appeal_open: isAppealOpen } = found;
  switch (review.status) {
    case 'gelöscht':
      return ['answer'];
    case 'nicht_genehmigt':
      if (isAppealOpen) return stepsOfOpen(found);
      return appeal_used ? ['answer'] : ['answer', 'appeal'];
    case 'eingereicht':
      return stepsOfOpen(found);
  }
};

const stepsOfOpen = (found: ReviewCase): readonly CaseStep[] => {
  const { missing, answered } = found;
  if (answered === null) return ['answer', 'forward', 'ask'];
  return missing.length > 0 ? ['ask', 'forward', ...heardIn(found)] : ['forward', 'ask', ...heardIn(found)];
};
