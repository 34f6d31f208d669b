import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import type { ToCheckBecause } from '@sternklar/contracts/reviews/casework/casework-words';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';

export const CASE_STEPS = ['ask', 'forward', 'answer', 'follow-up', 'appeal', 'no-appeal', 'return'] as const;
export type CaseStep = (typeof CASE_STEPS)[number];

export const CASE_STEP_LABEL: Readonly<Record<CaseStep, string>> = {
  ask: 'Kunden fragen',
  forward: 'Übermitteln',
  answer: 'Antwort eintragen',
  'follow-up': 'Wiedervorlage setzen',
  appeal: 'Widerspruch einlegen',
  'no-appeal': 'Kein Widerspruch',
  return: 'Ist wieder da',
};

/** Whatever went to the platform it may decide upon, whether or not what it asked was answered. */
const heardIn = ({ forwarded }: ReviewCase): readonly CaseStep[] => (forwarded === null ? [] : ['answer']);

/** The platform kept the review, and the one appeal has not gone out. */
const mayBeAppealed = ({ review, appeal_used }: ReviewCase): boolean =>
  review.status === 'nicht_genehmigt' && !appeal_used;

/** The platform waits for a word. */
const IS_QUESTION: Readonly<Record<ToCheckBecause, boolean>> = {
  'customer-answered': false,
  'answer-entered': false,
  'platform-asked': true,
  'follow-up-due': false,
  'appeal-wished': false,
  'told-after-refusal': false,
};

/** The customer said it: to us, not what the platform wrote to them. */
const isOfCustomer = ({ because }: ReviewCase['next']): boolean =>
  because === 'appeal-wished' || because === 'told-after-refusal' || because === 'customer-answered';

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
      return stepsBesideQuestion(found);
    case 'waiting-for-platform':
      return ['answer', 'follow-up', 'ask'];
    case 'answer-to-enter':
      if (next.because !== undefined && IS_QUESTION[next.because]) return stepsAfterQuestion(found);
      if (!at_platform) return stepsAfterAnswer(found);
      return found.question === null ? ['answer', 'follow-up', 'ask'] : ['answer', 'follow-up'];
    case 'decided':
      if (review.status === 'gelöscht') return ['return'];
      return appeal_used ? [] : ['appeal', 'ask'];
    case 'withdrawn':
      return stepsAfterWithdrawal(found);
  }
};

const MAY_BE_FORWARDED: Readonly<Record<ReviewStatus, boolean>> = {
  eingereicht: true,
  nicht_genehmigt: false,
  gelöscht: false,
};

/** What happened before, and what the platform answers to that, can still be entered; nothing more is sent. */
const stepsAfterWithdrawal = (found: ReviewCase): readonly CaseStep[] => {
  const { review, at_platform } = found;
  if (mayBeAppealed(found)) return ['appeal', ...heardIn(found)];
  return MAY_BE_FORWARDED[review.status] && !at_platform ? ['forward', ...heardIn(found)] : heardIn(found);
};

/** Of a withdrawn request nothing is sent any more: what was is entered. */
const LATE_LABEL: Readonly<Partial<Record<CaseStep, string>>> = {
  forward: 'Übermittlung nachtragen',
  appeal: 'Widerspruch nachtragen',
};

export const labelOf = (step: CaseStep, { withdrawn_at }: ReviewCase): string =>
  (withdrawn_at === null ? undefined : LATE_LABEL[step]) ?? CASE_STEP_LABEL[step];

/** The customer said something while nothing was open at the platform. */
const stepsAfterAnswer = (found: ReviewCase): readonly CaseStep[] => {
  const { review, appeal_used, appeal_open: isAppealOpen } = found;
  if (mayBeAppealed(found) && isOfCustomer(found.next)) {
    return ['appeal', 'ask', 'no-appeal', ...heardIn(found)];
  }
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

/** The customer was asked, which keeps nobody from what can go on without. */
const stepsBesideQuestion = (found: ReviewCase): readonly CaseStep[] => {
  const heard = heardIn(found);
  if (mayBeAppealed(found)) return ['appeal', 'no-appeal', ...heard];
  if (found.next.platform_asked_at !== undefined) return ['forward', ...heard, 'follow-up'];
  return found.at_platform ? ['answer', 'follow-up'] : ['forward', ...heard];
};

/** The platform asked something back, by a day that staff can set to the one it named. */
const stepsAfterQuestion = (found: ReviewCase): readonly CaseStep[] => {
  const { missing, question } = found;
  const sent: readonly CaseStep[] = missing.length > 0 ? ['ask', 'forward'] : ['forward', 'ask'];
  return [...(question === null ? sent : (['forward'] as const)), ...heardIn(found), 'follow-up'];
};

const stepsOfOpen = (found: ReviewCase): readonly CaseStep[] => {
  const { missing, answered } = found;
  if (answered === null) return ['answer', 'forward', 'ask'];
  return missing.length > 0 ? ['ask', 'forward', ...heardIn(found)] : ['forward', 'ask', ...heardIn(found)];
};
