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
export const stepsFor = ({ next, review, forwarded, appeal_used }: ReviewCase): readonly CaseStep[] => {
  switch (next.state) {
    case 'incomplete':
      return ['ask', 'forward'];
    case 'ready-to-forward':
      return ['forward', 'ask'];
    case 'waiting-for-customer':
      return ['forward'];
    case 'waiting-for-platform':
      return ['answer', 'follow-up', 'ask'];
    case 'answer-to-enter':
      return forwarded === null ? ['follow-up'] : ['answer', 'follow-up', 'ask'];
    case 'decided':
      if (review.status === 'gelöscht') return ['return'];
      return appeal_used ? [] : ['appeal'];
    case 'withdrawn':
      return [];
  }
};
