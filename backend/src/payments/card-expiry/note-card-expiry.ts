import { CARD_EXPIRY_NOTICE_DAYS } from '@sternklar/contracts/constants';
import { daysAfter } from '@sternklar/contracts/invoices/due-day';
import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import type { HostedPayments } from '../payment-provider.ts';
import type { PaymentsState } from '../payments.ts';

export interface NoteCardExpiry {
  readonly accountId: string;
  readonly provider: HostedPayments['name'];
  /** The card that the provider was asked about. */
  readonly cardReference: string;
  /** Its last day, `YYYY-MM-DD`; null: the provider does not know. */
  readonly expiresOn: string | null;
  readonly now: Date;
}

/**
 * Notes until when the card on file can be used (a bank may renew it), and reminds once of each such day, from 30 days before. Whose card has expired already hears of it by the refusal.
 */
export const noteCardExpiry = (
  { card, cardExpiry }: PaymentsState,
  { accountId, provider, cardReference, expiresOn, now }: NoteCardExpiry,
): readonly PaymentEvent[] => {
  // Another one was entered while the provider was asked.
  if (card?.cardReference !== cardReference) return [];
  const at = now.toISOString();
  const whose = { accountId, provider };
  const today = dayInGermany(at);
  const isSoon = expiresOn !== null && today <= expiresOn && daysAfter(today, CARD_EXPIRY_NOTICE_DAYS) >= expiresOn;
  const reminded: readonly PaymentEvent[] =
    isSoon && cardExpiry.remindedOf !== expiresOn
      ? [{ type: 'CardExpiryReminded', data: { ...whose, expiresOn, remindedAt: at } }]
      : [];
  // Each look leaves something, so that nobody looks again at once.
  if (cardExpiry.isAsked && cardExpiry.expiresOn === expiresOn && reminded.length > 0) return reminded;
  return [{ type: 'CardExpiryNoted', data: { ...whose, cardReference, expiresOn, notedAt: at } }, ...reminded];
};
