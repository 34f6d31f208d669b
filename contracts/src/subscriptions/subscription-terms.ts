import { NOTICE_DAYS_OTHER_PAGES, NOTICE_DAYS_TERMS } from '../constants.ts';
import type { Notice, Subscription } from './subscription.api.ts';
import { dayInGermany, endAfterNotice, endOfCurrentTerm, lastDayOfNotice, type TermPolicy } from './term.ts';

export interface AgreedTerms extends TermPolicy {
  readonly notice: Notice | null;
}

/** What a subscription's terms mean at `now`: when the current one ends, and by when to give notice for it. */
export const termsOf = (
  { notice, ...policy }: AgreedTerms,
  now: Date,
): Pick<
  Subscription,
  'expires_at' | 'notice' | 'notice_until' | 'notice_recommended_until' | 'ends_at_if_noticed_today'
> => {
  const endOfTerm = endOfCurrentTerm(policy, now);
  const expiresAt = notice && Date.parse(notice.ends_at) < Date.parse(endOfTerm) ? notice.ends_at : endOfTerm;
  return {
    expires_at: expiresAt,
    notice,
    notice_until: lastDayOfNotice(endOfTerm, NOTICE_DAYS_TERMS),
    notice_recommended_until: lastDayOfNotice(endOfTerm, NOTICE_DAYS_OTHER_PAGES),
    ends_at_if_noticed_today: endAfterNotice(policy, dayInGermany(now.toISOString()), NOTICE_DAYS_TERMS),
  };
};
