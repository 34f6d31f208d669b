import { z } from 'zod';
import { defineEvent } from '../event-registry.ts';
import { provider } from './provider.ts';
import {
  DISPUTE_OUTCOMES,
  LEFT_WITH,
  UNMATCHED_PAYMENT_KINDS,
  UNMATCHED_PAYMENT_SETTLEMENTS,
} from './unmatched-payments.ts';

/** When the provider told of a bank's decision, by its own clock: an older one does not overrule it. Missing: nobody kept that. */
export const decidedAt = z.iso.datetime().optional();

/** Money came that settles nothing: another sum than the page or invoice asked for, a second time, or for no invoice that there is. */
export const unmatchedPaymentReceived = defineEvent(
  'UnmatchedPaymentReceived',
  z.object({
    /** Follows from the payment's name. */
    unmatchedPaymentId: z.uuid(),
    accountId: z.uuid(),
    provider,
    kind: z.enum(UNMATCHED_PAYMENT_KINDS),
    /** What it names as paid: one of the two. */
    checkoutId: z.uuid().nullable(),
    invoiceId: z.uuid().nullable(),
    /** What was asked for; null where nobody asked. */
    expectedCents: z.number().int().positive().nullable(),
    amountCents: z.number().int().nonnegative(),
    paymentReference: z.string(),
    receivedAt: z.iso.datetime(),
    /** What stood before the team as taken by a bank, and is here again by this; missing: nothing. */
    clears: z.uuid().optional(),
    /** In which dispute a bank had taken it and gave it back, told of at `decidedAt`; missing: in none, or nobody kept that. */
    givenBackBy: z.string().optional(),
    decidedAt,
  }),
);

/** It went back to the card, since the same had been paid before. */
export const unmatchedPaymentRefunded = defineEvent(
  'UnmatchedPaymentRefunded',
  z.object({
    unmatchedPaymentId: z.uuid(),
    accountId: z.uuid(),
    provider,
    amountCents: z.number().int().nonnegative(),
    refundReference: z.string(),
    refundedAt: z.iso.datetime(),
  }),
);

/** An admin has seen to what stood before the team, outside of the product. */
export const unmatchedPaymentSettled = defineEvent(
  'UnmatchedPaymentSettled',
  z.object({
    unmatchedPaymentId: z.uuid(),
    accountId: z.uuid(),
    settlement: z.enum(UNMATCHED_PAYMENT_SETTLEMENTS),
    settledAt: z.iso.datetime(),
    /** What of the payment was left to settle, and of which invoice, null where of none; missing where nobody reckoned it. */
    left: z
      .object({
        with: z.enum(LEFT_WITH),
        cents: z.number().int().nonnegative(),
        invoiceId: z.uuid().nullable(),
        /** That took the invoice back; null: none did. */
        creditNoteId: z.uuid().nullable(),
        paymentReference: z.string(),
      })
      .optional(),
  }),
);

const contested = {
  /** Names it among what stands before the team; follows from its name at the provider. */
  unmatchedPaymentId: z.uuid(),
  accountId: z.uuid(),
  provider,
  paymentReference: z.string(),
  /** The invoice that the payment settled; null: none, or none yet. */
  invoiceId: z.uuid().nullable(),
  amountCents: z.number().int().nonnegative(),
};

/** The payer's bank disputes a payment: the provider keeps the money until that is decided, and the card is asked for nothing. */
export const paymentDisputed = defineEvent(
  'PaymentDisputed',
  z.object({
    ...contested,
    disputeReference: z.string(),
    /** The provider's word for why. */
    reason: z.string(),
    /** It was decided before, and begins again; missing: it is new. */
    isAnew: z.literal(true).optional(),
    disputedAt: z.iso.datetime(),
  }),
);

/** It was decided whose the money is; the card that its holder took it back to is no longer asked. */
export const disputeClosed = defineEvent(
  'DisputeClosed',
  z.object({
    ...contested,
    disputeReference: z.string(),
    outcome: z.enum(DISPUTE_OUTCOMES),
    /** Whether the team has to say what follows: the bank took a part, which opens no invoice again. */
    isForTeam: z.boolean(),
    /** Whether the card on file made the payment that was lost, and is asked no more; missing where nobody said. */
    givesUpCard: z.boolean().optional(),
    /** The bank had taken the money and gives it back: it is where it was, as if never taken. Missing: the money was disputed until now. */
    givesBack: z.literal(true).optional(),
    /** What stood before the team as given back by an earlier end of this dispute, and is gone again; missing: nothing. */
    clears: z.uuid().optional(),
    /** What of that stays there, since the bank took but a part of it; missing: nothing. */
    leaves: z.object({ unmatchedPaymentId: z.uuid(), amountCents: z.number().int().positive() }).optional(),
    /** Another dispute of the same payment goes on; missing: none does, or nobody said. */
    isDisputed: z.literal(true).optional(),
    closedAt: z.iso.datetime(),
    decidedAt,
  }),
);

/** Somebody paid back at the provider, not by the product. */
export const refundMadeElsewhere = defineEvent(
  'RefundMadeElsewhere',
  z.object({
    ...contested,
    refundReference: z.string(),
    /** What of the payment went back so far, this included. */
    refundedCents: z.number().int().nonnegative(),
    madeAt: z.iso.datetime(),
  }),
);

/** What was to go back to the card came back to us; whoever made it. */
export const refundFailed = defineEvent(
  'RefundFailed',
  z.object({
    ...contested,
    refundReference: z.string(),
    /** What of the payment went back all the same. */
    refundedCents: z.number().int().nonnegative(),
    /** The provider's word for why. */
    reason: z.string(),
    failedAt: z.iso.datetime(),
    /**
     * So much of what an admin had said to have paid back at the provider, which this refund was: it is not booked as that any more.
     * Missing: the refund was told of, or nobody said so.
     */
    takesBack: z
      .object({
        unmatchedPaymentId: z.uuid(),
        cents: z.number().int().nonnegative(),
        invoiceId: z.uuid().nullable(),
        creditNoteId: z.uuid().nullable(),
      })
      .optional(),
    /** What stood before the team as gone by this refund, and needs nobody any more; missing: nothing. */
    clears: z.uuid().optional(),
  }),
);

export const unmatchedPaymentEvents = [
  unmatchedPaymentReceived,
  unmatchedPaymentRefunded,
  unmatchedPaymentSettled,
  paymentDisputed,
  disputeClosed,
  refundMadeElsewhere,
  refundFailed,
] as const;
