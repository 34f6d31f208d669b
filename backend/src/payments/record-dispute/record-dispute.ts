import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import { givesUpCard } from '../cards.ts';
import { collectOrHold } from '../collect-or-hold.ts';
import type { DisputeNotice, HostedPayments } from '../payment-provider.ts';
import {
  evolve,
  firstPageOf,
  IS_LOST,
  invoicePaidBy,
  isInDispute,
  isPaid,
  lostCentsOf,
  type PaymentsState,
  refundedCentsOf,
} from '../payments.ts';
import { transferredAgainOf } from '../settle-unmatched-payment/left-to-settle.ts';
import { standingIdOf } from '../standing-id.ts';
import { takeBackBooking } from '../withdraw-booking/withdraw-booking.ts';

export interface RecordDispute {
  readonly provider: HostedPayments['name'];
  /** Whose payment it is. */
  readonly accountId: string;
  readonly dispute: Omit<DisputeNotice, 'kind' | 'noticeId'>;
  /** The invoice that the payment settled, where it may be asked for again; null: none is known. */
  readonly invoice: { readonly invoiceId: string; readonly invoiceNumber: string } | null;
  readonly now: Date;
}

/** The invoice that is open again once the bank took the money; null: none, or that is for the team to say. */
const reopenedBy = (
  state: PaymentsState,
  { paymentReference, amountCents }: RecordDispute['dispute'],
): { readonly invoiceId: string; readonly amountCents: number } | 'for-team' | null => {
  const invoiceId = invoicePaidBy(state, paymentReference);
  const paidCents = state.paidCents.get(paymentReference) ?? firstPageOf(state, paymentReference)?.amountCents;
  if (paidCents === undefined) return null;
  // What was transferred again is here: an invoice that asked for the whole would ask for that twice.
  const hereCents = transferredAgainOf(state, paymentReference);
  const backCents = refundedCentsOf(state, paymentReference) + lostCentsOf(state, paymentReference);
  const goneCents = amountCents + backCents - hereCents;
  if (goneCents < paidCents) return amountCents > 0 ? 'for-team' : null;
  // Its first invoice, which is still to come, will be open.
  if (invoiceId === null) return null;
  if (!state.voidedInvoices.has(invoiceId)) return { invoiceId, amountCents: paidCents };
  // The credit note gave back what the bank then took: its payer has it twice, and no invoice asks for it.
  return goneCents > paidCents ? 'for-team' : null;
};

/** What waited for the end of the dispute, unless another one goes on. */
const takeUpHeld = (
  state: PaymentsState,
  disputeReference: string,
  { accountId, provider, now }: Pick<RecordDispute, 'accountId' | 'provider' | 'now'>,
): readonly PaymentEvent[] => {
  const others = new Map([...state.disputes].filter(([reference]) => reference !== disputeReference));
  if (isInDispute({ ...state, disputes: others })) return [];
  const retriedAt = now.toISOString();
  return [...state.held].flatMap(([invoiceId, { retryAt, ...held }]) =>
    // What waits for a provider in trouble has a time of its own.
    retryAt === null
      ? [{ type: 'PaymentRetried' as const, data: { invoiceId, accountId, provider, ...held, retriedAt } }]
      : [],
  );
};

/** The card on file, which has not made the payment that was lost, is asked for what that leaves open. */
const askAnotherCard = (
  state: PaymentsState,
  invoiceId: string,
  { accountId, provider, dispute, invoice, now }: RecordDispute,
): readonly PaymentEvent[] => {
  if (state.card === null || invoice?.invoiceId !== invoiceId) return [];
  const amountCents = state.paidCents.get(dispute.paymentReference) ?? dispute.amountCents;
  const attempt = (state.refusals.get(invoiceId)?.attempts ?? 0) + 1;
  return collectOrHold(state, { ...invoice, accountId, provider, amountCents, attempt, now });
};

/** The invoice that is open again since a bank took just this, all of its payment, and which nothing else has paid since; null: none. */
const openSince = (state: PaymentsState, paymentReference: string, amountCents: number): string | null => {
  const invoiceId = state.lostPayments.get(paymentReference);
  if (invoiceId === undefined || isPaid(state, invoiceId) || state.voidedInvoices.has(invoiceId)) return null;
  const isWhole =
    state.paidCents.get(paymentReference) === amountCents && refundedCentsOf(state, paymentReference) === 0;
  return isWhole ? invoiceId : null;
};

/**
 * A bank that had taken the money gave it back: it pays the invoice that is open again since, if nothing else has. Of anything else the
 * team decides, since it was asked for meanwhile.
 */
const givenBack = (
  state: PaymentsState,
  { provider, accountId, dispute, now }: RecordDispute,
  amountCents: number,
): readonly PaymentEvent[] => {
  const { disputeReference, paymentReference } = dispute;
  const invoiceId = openSince(state, paymentReference, amountCents);
  if (invoiceId !== null) {
    const paid = { invoiceId, accountId, provider, amountCents, paymentReference, paidAt: now.toISOString() };
    // Nobody expected it any more where the invoice was written off: that holds no longer.
    return [
      ...takeBackBooking(state, { invoiceId, accountId, reason: 'paid-by-card', now }),
      { type: 'InvoicePaid', data: { ...paid, givenBackBy: disputeReference } },
    ];
  }
  const unmatchedPaymentId = standingIdOf(provider, disputeReference, 'dispute-reversed/');
  if (state.unmatched.has(unmatchedPaymentId)) return [];
  const whose = { unmatchedPaymentId, accountId, provider, kind: 'dispute-reversed' } as const;
  const named = { checkoutId: null, invoiceId: null, expectedCents: null };
  const receivedAt = now.toISOString();
  return [
    { type: 'UnmatchedPaymentReceived', data: { ...whose, ...named, amountCents, paymentReference, receivedAt } },
  ];
};

/**
 * Records that a payment is disputed, and how that ended, once, however often and in whichever order it is told. The invoice of a
 * payment that the bank took back whole is open again, and asked of the card on file unless that made the payment; what waited
 * meanwhile is collected. What a bank gives back after it was decided pays that invoice, or stands before the team.
 */
export const recordDispute = (state: PaymentsState, command: RecordDispute): readonly PaymentEvent[] => {
  const { provider, accountId, dispute, now } = command;
  const { disputeReference, paymentReference, amountCents, reason, outcome } = dispute;
  const known = state.disputes.get(disputeReference);
  const at = now.toISOString();
  const contested = {
    unmatchedPaymentId: standingIdOf(provider, disputeReference, 'dispute/'),
    accountId,
    provider,
    paymentReference,
    invoiceId: invoicePaidBy(state, paymentReference),
    amountCents,
    disputeReference,
  };
  const opened: readonly PaymentEvent[] = known
    ? []
    : [{ type: 'PaymentDisputed', data: { ...contested, reason, disputedAt: at } }];
  const wasLost = known && known.outcome !== null && IS_LOST[known.outcome];
  if (wasLost && outcome !== null && !IS_LOST[outcome]) return givenBack(state, command, known.amountCents);
  if (outcome === null || (known && known.outcome !== null)) return opened;
  const reopened = outcome === 'lost' ? reopenedBy(state, dispute) : null;
  const isForTeam = reopened === 'for-team';
  const givesUp = outcome === 'lost' && { givesUpCard: givesUpCard(state, { paymentReference, outcome }) };
  const closed: readonly PaymentEvent[] = [
    ...opened,
    { type: 'DisputeClosed', data: { ...contested, outcome, isForTeam, ...givesUp, closedAt: at } },
    ...(reopened === null || isForTeam
      ? []
      : [
          {
            type: 'InvoiceReopened' as const,
            data: { ...reopened, accountId, provider, paymentReference, reopenedAt: at },
          },
        ]),
  ];
  const asked =
    reopened === null || isForTeam ? [] : askAnotherCard(closed.reduce(evolve, state), reopened.invoiceId, command);
  return [...closed, ...asked, ...takeUpHeld(state, disputeReference, command)];
};
