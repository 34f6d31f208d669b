import { NOTICE_DAYS_OTHER_PAGES, NOTICE_DAYS_TERMS } from '../constants.ts';
import type { Notice, Subscription } from './subscription.api.ts';
import {
  dayInGermany,
  endAfterNotice,
  endOfCurrentTerm,
  endOfTerm,
  lastDayOfNotice,
  numberOfTerm,
  type TermPolicy,
} from './term.ts';

export interface AgreedTerms extends TermPolicy {
  readonly notice: Notice | null;
}

/** The day on which the next month begins, for which an invoice is issued; null when the subscription ends before. */
const nextInvoiceOn = ({ startedAt }: TermPolicy, notice: Notice | null, now: Date): string | null => {
  const monthly = { startedAt, termMonths: 1 };
  const nextMonth = endOfTerm(monthly, numberOfTerm(monthly, now));
  return notice && Date.parse(notice.ends_at) <= Date.parse(nextMonth) ? null : dayInGermany(nextMonth);
};

/** What a subscription's terms mean at `now`: when the current one ends, and by when to give notice for it. */
export const termsOf = (
  { notice, ...policy }: AgreedTerms,
  now: Date,
): Pick<
  Subscription,
  'expires_at' | 'notice' | 'notice_until' | 'notice_recommended_until' | 'ends_at_if_noticed_today' | 'next_invoice_on'
> => {
  const endOfTerm = endOfCurrentTerm(policy, now);
  const expiresAt = notice && Date.parse(notice.ends_at) < Date.parse(endOfTerm) ? notice.ends_at : endOfTerm;
  return {
    expires_at: expiresAt,
    notice,
    notice_until: lastDayOfNotice(endOfTerm, NOTICE_DAYS_TERMS),
    notice_recommended_until: lastDayOfNotice(endOfTerm, NOTICE_DAYS_OTHER_PAGES),
    next_invoice_on: nextInvoiceOn(policy, notice, now),
    ends_at_if_noticed_today: endAfterNotice(policy, dayInGermany(now.toISOString()), NOTICE_DAYS_TERMS),
  };
};
