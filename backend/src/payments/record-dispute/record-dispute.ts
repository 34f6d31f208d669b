import type { PaymentEvent } from '@sternklar/contracts/payments/payment.events';
import { givesUpCard } from '../cards.ts';
import { collectOrHold } from '../collect-or-hold.ts';
import type { DisputeNotice, HostedPayments } from '../payment-provider.ts';
import {
  type Dispute,
  evolve,
  firstPageOf,
  IS_LOST,
  invoicePaidBy,
  isInDispute,
  isPaid,
  isSettled,
  isTakenBack,
  lostCentsOf,
  type PaymentsState,
  refundedCentsOf,
} from '../payments.ts';
import { cameOf, seenToCentsOf, transferredAgainOf } from '../settle-unmatched-payment/left-to-settle.ts';
import { disputeStandingIdOf } from '../standing-id.ts';
import { takeBackBooking } from '../withdraw-booking/withdraw-booking.ts';

export interface RecordDispute {
  readonly provider: HostedPayments['name'];
  /** Whose payment it is. */
  readonly accountId: string;
  readonly dispute: Omit<DisputeNotice, 'kind' | 'noticeId'>;
  /** The invoice that the payment settled, where it may be asked for again; null: none is known. */
  readonly invoice: { readonly invoiceId: string; readonly invoiceNumber: string } | null;
  /** The first invoice of the subscription that the payment began, once there is one. */
  readonly firstInvoiceId: string | null;
  readonly now: Date;
}

/** What of a payment its payer has again, from whomever. */
const backOf = (state: PaymentsState, paymentReference: string): number =>
  refundedCentsOf(state, paymentReference) +
  lostCentsOf(state, paymentReference) +
  seenToCentsOf(state, paymentReference);

/** Whether its payer has more of a payment than it brought, once a bank takes so much. */
const isTwiceBack = (state: PaymentsState, paymentReference: string, amountCents: number): boolean =>
  amountCents > 0 && amountCents + backOf(state, paymentReference) > cameOf(state, paymentReference);

/** The invoice that is open again once the bank took the money; null: none, or that is for the team to say. */
const reopenedBy = (
  state: PaymentsState,
  { paymentReference, amountCents }: RecordDispute['dispute'],
): { readonly invoiceId: string; readonly amountCents: number } | 'for-team' | null => {
  const invoiceId = invoicePaidBy(state, paymentReference);
  const paidCents = state.paidCents.get(paymentReference) ?? firstPageOf(state, paymentReference)?.amountCents;
  // What settled nothing opens nothing again; what its payer then has twice is for the team.
  if (paidCents === undefined) return isTwiceBack(state, paymentReference, amountCents) ? 'for-team' : null;
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

const withoutDispute = (state: PaymentsState, disputeReference: string): PaymentsState => ({
  ...state,
  disputes: new Map([...state.disputes].filter(([reference]) => reference !== disputeReference)),
});

/** Whether another dispute of the same payment goes on. */
const othersOf = (state: PaymentsState, { disputeReference, paymentReference }: RecordDispute['dispute']) =>
  isInDispute(withoutDispute(state, disputeReference), paymentReference) && { isDisputed: true as const };

/** What waited for the end of the dispute, unless another one goes on. */
const takeUpHeld = (
  state: PaymentsState,
  disputeReference: string,
  { accountId, provider, now }: Pick<RecordDispute, 'accountId' | 'provider' | 'now'>,
): readonly PaymentEvent[] => {
  if (isInDispute(withoutDispute(state, disputeReference))) return [];
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

/** What a payment brought that began a subscription and has paid no invoice yet; undefined: it did not, or has. */
const broughtAhead = (state: PaymentsState, paymentReference: string): number | undefined =>
  state.paidCents.has(paymentReference) ? undefined : firstPageOf(state, paymentReference)?.amountCents;

/**
 * The invoice that is open since a bank took just this, all of its payment, also where that was before it was issued, and which nothing
 * else has paid since; null: none.
 */
const openSince = (
  state: PaymentsState,
  { dispute: { paymentReference }, firstInvoiceId }: RecordDispute,
  amountCents: number,
): string | null => {
  const ahead = broughtAhead(state, paymentReference);
  const invoiceId = state.lostPayments.get(paymentReference) ?? (ahead === undefined ? null : firstInvoiceId);
  if (invoiceId === null || isPaid(state, invoiceId) || state.voidedInvoices.has(invoiceId)) return null;
  const cameCents = state.paidCents.get(paymentReference) ?? ahead;
  return cameCents === amountCents && refundedCentsOf(state, paymentReference) === 0 ? invoiceId : null;
};

/** Whether the first invoice is still to be paid by what came ahead: there is none yet, or it was issued this moment. */
const isToCome = (state: PaymentsState, paymentReference: string, firstInvoiceId: string | null): boolean =>
  firstInvoiceId === null || !(isTakenBack(state, paymentReference) || isSettled(state, firstInvoiceId));

/**
 * Where what a bank took is missing and nothing else has taken its place: at the invoice that its payment pays, or, with null, at the one
 * that is still to come, or, of what it had given back to the team before, at none. Undefined: nowhere.
 */
const missingAt = (
  state: PaymentsState,
  { dispute: { paymentReference }, firstInvoiceId }: RecordDispute,
  known: Dispute,
): string | null | undefined => {
  if (known.isOfGivenBack) return standsOpen(state, known) ? null : undefined;
  if (broughtAhead(state, paymentReference) !== undefined && isToCome(state, paymentReference, firstInvoiceId))
    return null;
  const invoiceId = invoicePaidBy(state, paymentReference);
  if (invoiceId === null || !standsOpen(state, known)) return undefined;
  // Of what a credit note took back it is its payer's, unless that has all of it without this.
  const isOwed =
    state.voidedInvoices.has(invoiceId) &&
    backOf(state, paymentReference) - known.amountCents < cameOf(state, paymentReference);
  return isOwed ? undefined : invoiceId;
};

/** Whether what the bank took stands before the team, which has not seen to it. */
const standsOpen = ({ unmatched }: PaymentsState, { unmatchedPaymentId }: Dispute): boolean =>
  unmatched.get(unmatchedPaymentId)?.isSettled === false;

/** When the provider told of what is decided, where it says that. */
const decidedIn = ({ toldAt }: RecordDispute['dispute']) => toldAt !== null && { decidedAt: toldAt };

const standingOf = (
  { provider, dispute: { disputeReference } }: Pick<RecordDispute, 'provider' | 'dispute'>,
  what: 'dispute/' | 'dispute-reversed/',
  times: number,
): string => disputeStandingIdOf(provider, { disputeReference, times }, what);

/**
 * A bank that had taken the money gave it back: it pays the invoice that is open since, if nothing else has, and a part is where it was
 * missing. Of anything else the team decides, since it was asked for meanwhile.
 */
const givenBack = (state: PaymentsState, command: RecordDispute, known: Dispute): readonly PaymentEvent[] => {
  const { provider, accountId, dispute, now } = command;
  const { disputeReference, paymentReference } = dispute;
  const { unmatchedPaymentId: standing, amountCents, times } = known;
  const at = now.toISOString();
  const unmatchedPaymentId = standingOf(command, 'dispute-reversed/', times);
  const whose = { accountId, provider, amountCents, paymentReference };
  // What its payer had twice is made good by it.
  const isTwice = known.isOfGivenBack && standsOpen(state, known);
  const openInvoiceId = isTwice ? null : openSince(state, command, amountCents);
  if (openInvoiceId !== null) {
    const named = { invoiceId: openInvoiceId, paidAt: at, givenBackBy: disputeReference };
    const paid = { ...whose, ...named, ...othersOf(state, dispute), ...decidedIn(dispute) };
    // Nobody expected it any more where the invoice was written off: that holds no longer.
    return [
      ...takeBackBooking(state, { invoiceId: openInvoiceId, accountId, reason: 'paid-by-card', now }),
      { type: 'InvoicePaid', data: paid },
    ];
  }
  const invoiceId = missingAt(state, command, known);
  if (invoiceId !== undefined) {
    const closed = { unmatchedPaymentId: standing, invoiceId, disputeReference, closedAt: at };
    const given = { outcome: 'won', isForTeam: false, givesBack: true, ...othersOf(state, dispute) } as const;
    return [{ type: 'DisputeClosed', data: { ...whose, ...closed, ...given, ...decidedIn(dispute) } }];
  }
  const named = { unmatchedPaymentId, checkoutId: null, invoiceId: null, expectedCents: null, receivedAt: at };
  const clears = standsOpen(state, known) && { clears: standing };
  const decided = dispute.toldAt !== null && { givenBackBy: disputeReference, ...decidedIn(dispute) };
  const received = { ...whose, ...named, kind: 'dispute-reversed' as const, ...clears, ...decided };
  return [{ type: 'UnmatchedPaymentReceived', data: received }];
};

/** What of money that a bank had given back stands before the team, or did; undefined: nothing. */
const reversedIn = (state: PaymentsState, command: RecordDispute, { times }: Dispute) => {
  const id = standingOf(command, 'dispute-reversed/', times);
  const standing = state.unmatched.get(id);
  return standing && { id, leftCents: standing.isSettled ? 0 : standing.amountCents };
};

/** The same once it is taken anew: also of what it gave back to where its payer had it twice, nothing stands there. */
const givenBackBefore = (state: PaymentsState, command: RecordDispute, known: Dispute) =>
  reversedIn(state, command, known) ?? (known.isOfGivenBack ? { id: null, leftCents: 0 } : undefined);

type GivenBackBefore = ReturnType<typeof givenBackBefore>;

/** What a loss leaves of what stood before the team as given back. */
const takenFrom = (reversed: GivenBackBefore, amountCents: number) => {
  if (!reversed?.id || amountCents === 0 || amountCents > reversed.leftCents) return {};
  const leftCents = reversed.leftCents - amountCents;
  return leftCents === 0
    ? { clears: reversed.id }
    : { leaves: { unmatchedPaymentId: reversed.id, amountCents: leftCents } };
};

/**
 * A dispute that begins, and what is decided of it. The invoice of a payment that the bank took back whole is open again, and asked of
 * the card on file unless that made the payment; what waited meanwhile is collected.
 */
const beginAndDecide = (
  state: PaymentsState,
  command: RecordDispute,
  known: Dispute | undefined,
): readonly PaymentEvent[] => {
  const { provider, accountId, dispute, now } = command;
  const { disputeReference, paymentReference, amountCents, reason, outcome } = dispute;
  const at = now.toISOString();
  // Once it was decided it begins anew.
  const isUndecided = known?.outcome === null;
  const times = isUndecided ? known.times : (known?.times ?? 0) + 1;
  const reversed = known && !isUndecided ? givenBackBefore(state, command, known) : undefined;
  const contested = {
    unmatchedPaymentId: standingOf(command, 'dispute/', times),
    accountId,
    provider,
    paymentReference,
    // What was given back to the team is missing at no invoice.
    invoiceId: reversed ? null : invoicePaidBy(state, paymentReference),
    amountCents,
    disputeReference,
  };
  const anew = times > 1 && { isAnew: true as const };
  const opened: readonly PaymentEvent[] = isUndecided
    ? []
    : [{ type: 'PaymentDisputed', data: { ...contested, reason, ...anew, disputedAt: at } }];
  if (outcome === null) return opened;
  const reopened = IS_LOST[outcome] ? afterLoss(state, dispute, reversed) : null;
  const isForTeam = reopened === 'for-team';
  const givesUp = outcome === 'lost' && { givesUpCard: givesUpCard(state, { paymentReference, outcome }) };
  const taken = IS_LOST[outcome] ? takenFrom(reversed, amountCents) : {};
  const ended = { outcome, isForTeam, ...givesUp, ...taken, ...othersOf(state, dispute), ...decidedIn(dispute) };
  const closed: readonly PaymentEvent[] = [
    ...opened,
    { type: 'DisputeClosed', data: { ...contested, ...ended, closedAt: at } },
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

/**
 * What the bank had given back before is gone from there; if that was less, or somebody saw to it, its payer has more than the payment
 * brought.
 */
const afterLoss = (
  state: PaymentsState,
  dispute: RecordDispute['dispute'],
  reversed: GivenBackBefore,
): ReturnType<typeof reopenedBy> => {
  if (reversed === undefined) return reopenedBy(state, dispute);
  return dispute.amountCents > reversed.leftCents ? 'for-team' : null;
};

/** Whether the provider had said this before what it said last: notices come late, and the same comes again in another one. */
const isOlder = ({ toldAt }: RecordDispute['dispute'], { decidedAt }: Dispute): boolean =>
  toldAt !== null && decidedAt !== null && Date.parse(toldAt) < Date.parse(decidedAt);

/**
 * Records that a payment is disputed, and how that ended, once, however often and in whichever order it is told. What a bank gives back
 * after it was decided pays the invoice that is open since, or stands before the team; what it takes then is disputed and lost anew.
 */
export const recordDispute = (state: PaymentsState, command: RecordDispute): readonly PaymentEvent[] => {
  const { disputeReference, outcome } = command.dispute;
  const known = state.disputes.get(disputeReference);
  if (known === undefined) return beginAndDecide(state, command, known);
  if (outcome === null || isOlder(command.dispute, known)) return [];
  if (known.outcome === null) return beginAndDecide(state, command, known);
  const isWithUs = !IS_LOST[known.outcome] || reversedIn(state, command, known) !== undefined;
  if (isWithUs) return IS_LOST[outcome] ? beginAndDecide(state, command, known) : [];
  return IS_LOST[outcome] ? [] : givenBack(state, command, known);
};
