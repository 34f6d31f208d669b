import { type PaymentEvent, paymentStream } from '@sternklar/contracts/payments/payment.events';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { OpenInvoice } from '@sternklar/projections/queries';
import { v5 as uuidV5 } from 'uuid';
import { hasRecorded } from '../platform/jobs.port.ts';
import { type NoteCardExpiry, noteCardExpiry } from './card-expiry/note-card-expiry.ts';
import { type ChangeCard, changeCard } from './change-card/change-card.ts';
import { type CollectOrHold, collectOrHold } from './collect-or-hold.ts';
import { type Dun, dun, withEndOfDunning } from './dunning/dun.ts';
import type { HostedPayments } from './payment-provider.ts';
import { isInDispute, type PaymentsState, paymentsStreamType } from './payments.ts';
import { type PostponeCollection, postponeCollection } from './postpone-collection.ts';
import { type PostponeRefund, postponeRefund, type RetryRefund, retryRefund } from './postpone-refund.ts';
import { type RecordDispute, recordDispute } from './record-dispute/record-dispute.ts';
import {
  type NamedInvoice,
  type PaymentRejection,
  type RecordedNotice,
  recordPayment,
  recordPaymentAfterErasure,
} from './record-payment/record-payment.ts';
import {
  type RecordCheckoutRefund,
  type RecordInvoiceRefund,
  type RecordUnmatchedRefund,
  recordCheckoutRefund,
  recordInvoiceRefund,
  recordUnmatchedRefund,
} from './record-refunds/record-own-refund.ts';
import { type RecordRefunds, recordRefunds } from './record-refunds/record-refunds.ts';
import { retryPayment } from './retry-payment/retry-payment.ts';
import { takeBackBooking } from './withdraw-booking/withdraw-booking.ts';

/** Makes ids of commands from what caused them. */
const CAUSES = '0f5d2c1e-8a64-5b7b-9a3e-6d1f0c2b4e97';

export interface PaymentRecordsDeps {
  readonly commands: Pick<CommandHandler, 'handle' | 'load'>;
  readonly provider: HostedPayments['name'];
  readonly now: () => Date;
  /** How long a charge is asked for again while the provider is in trouble. */
  readonly troubleSpanMs: number;
}

/** What is told of one payment, by whom, and in which message or for which event; that one counts once. */
export interface Told {
  readonly notice: RecordedNotice;
  /** The invoice that it names; null: the account has none such. */
  readonly invoice: NamedInvoice | null;
  /** See `RecordPayment`. */
  readonly open?: readonly OpenInvoice[];
  readonly by: string;
  readonly cause: string;
}

/** By whom something is told, and in which message or for which event. */
interface Source {
  readonly by: string;
  readonly cause: string;
}

type Given = 'provider' | 'now';

/** What is known of accounts' payments, and how more of it becomes known. */
export interface PaymentRecords {
  of(accountId: string): Promise<PaymentsState>;
  record(told: Told): Promise<PaymentRejection | 'recorded'>;
  /** What was paid on a page of an account that was erased. */
  recordAfterErasure(told: Omit<Told, 'open'>): Promise<void>;
  recordDispute(told: Omit<RecordDispute, Given> & Source): Promise<void>;
  /** Another card was entered. */
  changeCard(told: Omit<ChangeCard, Given> & Source): Promise<PaymentRejection | 'recorded'>;
  /** Until when the card on file can be used was asked. False: that is known, or of another card. */
  noteCardExpiry(told: Omit<NoteCardExpiry, Given> & Source): Promise<boolean>;
  /** The next step with an account that has not paid; one a day at most. False: none is due. */
  dun(account: Omit<Dun, Given> & Pick<Source, 'by'>): Promise<boolean>;
  recordRefunds(told: Omit<RecordRefunds, Given> & Source): Promise<void>;
  /** An open invoice waits for the end of a dispute; false: there is none any more. */
  hold(invoice: Omit<CollectOrHold, Given> & Source): Promise<boolean>;
  /** The provider is asked again later for an open invoice; false: it was in trouble for too long, or nothing is to be collected. */
  postpone(invoice: Omit<PostponeCollection, Given | 'spanMs'> & Source): Promise<boolean>;
  /** A refund is tried again later, after so many rounds; false: the provider was in trouble for too long. */
  postponeRefund(
    refund: Omit<PostponeRefund, Given | 'spanMs'> & Pick<Source, 'by'> & { readonly round: number },
  ): Promise<boolean>;
  /** A refund is tried once more; `dueAt` is when that became due. False: it is not. */
  retryRefund(refund: Omit<RetryRefund, Given> & Pick<Source, 'by'> & { readonly dueAt: string }): Promise<boolean>;
  /** The card is asked once more for an open invoice. False: that is not due. */
  retry(invoice: {
    readonly invoiceId: string;
    readonly accountId: string;
    readonly invoiceNumber: string;
    readonly amountCents: number;
    /** When it became due. */
    readonly dueAt: string;
    readonly by: string;
  }): Promise<boolean>;
  /** A credit note took an open invoice back. */
  recordVoid(taken: {
    readonly invoiceId: string;
    readonly creditNoteId: string;
    readonly accountId: string;
    readonly by: string;
  }): Promise<void>;
  recordInvoiceRefund(refund: Omit<RecordInvoiceRefund, Given> & Pick<Source, 'by'>): Promise<void>;
  /** An unmatched payment went back. */
  recordUnmatchedRefund(refund: Omit<RecordUnmatchedRefund, Given> & Pick<Source, 'by'>): Promise<void>;
  recordRefund(refund: Omit<RecordCheckoutRefund, Given> & Pick<Source, 'by'>): Promise<void>;
}

const contextOf = (accountId: string, by: string, cause: string) => {
  const commandId = uuidV5(`${by}/${cause}`, CAUSES);
  const actor = { kind: 'system', name: by } as const;
  return { actor, accountId, correlationId: cause, causationId: cause, commandId, mayRepeat: true } as const;
};

export const createPaymentRecords = ({
  commands,
  provider,
  now,
  troubleSpanMs,
}: PaymentRecordsDeps): PaymentRecords => {
  const ended = (
    state: PaymentsState,
    events: readonly PaymentEvent[],
    { accountId }: { readonly accountId: string },
  ) => withEndOfDunning(state, events, { accountId, provider, now: now() });
  return {
    of: async (accountId) => (await commands.load(paymentsStreamType, paymentStream(accountId))).state,
    async record({ notice, invoice, open = [], by, cause }) {
      const handled = await commands.handle({
        streamType: paymentsStreamType,
        streamId: paymentStream(notice.accountId),
        decide(state) {
          const decision = recordPayment(state, { provider, notice, invoice, open, now: now() });
          return 'rejected' in decision ? decision : ended(state, decision, notice);
        },
        context: contextOf(notice.accountId, by, cause),
      });
      return handled.rejected ?? 'recorded';
    },
    async recordAfterErasure({ notice, invoice, by, cause }) {
      await commands.handle({
        streamType: paymentsStreamType,
        streamId: paymentStream(notice.accountId),
        decide: (state) => recordPaymentAfterErasure(state, { provider, notice, invoice, now: now() }),
        context: contextOf(notice.accountId, by, `erased/${cause}`),
      });
    },
    async recordDispute({ by, cause, ...told }) {
      await commands.handle({
        streamType: paymentsStreamType,
        streamId: paymentStream(told.accountId),
        decide: (state) => ended(state, recordDispute(state, { ...told, provider, now: now() }), told),
        context: contextOf(told.accountId, by, cause),
      });
    },
    async noteCardExpiry({ by, cause, ...told }) {
      const handled = await commands.handle({
        streamType: paymentsStreamType,
        streamId: paymentStream(told.accountId),
        decide: (state) => noteCardExpiry(state, { ...told, provider, now: now() }),
        context: contextOf(told.accountId, by, cause),
      });
      return hasRecorded(handled);
    },
    async changeCard({ by, cause, ...told }) {
      const { accountId } = told.notice;
      const handled = await commands.handle({
        streamType: paymentsStreamType,
        streamId: paymentStream(accountId),
        decide: (state) => changeCard(state, { ...told, provider, now: now() }),
        context: contextOf(accountId, by, cause),
      });
      return handled.rejected ?? 'recorded';
    },
    async dun({ by, ...account }) {
      const at = now();
      const handled = await commands.handle({
        streamType: paymentsStreamType,
        streamId: paymentStream(account.accountId),
        decide: (state) => dun(state, { ...account, provider, now: at }),
        context: contextOf(account.accountId, by, `${account.accountId}/${dayInGermany(at.toISOString())}`),
      });
      return hasRecorded(handled);
    },
    async recordRefunds({ by, cause, ...told }) {
      await commands.handle({
        streamType: paymentsStreamType,
        streamId: paymentStream(told.accountId),
        decide: (state) => recordRefunds(state, { ...told, provider, now: now() }),
        context: contextOf(told.accountId, by, cause),
      });
    },
    async hold({ by, cause, ...invoice }) {
      const handled = await commands.handle({
        streamType: paymentsStreamType,
        streamId: paymentStream(invoice.accountId),
        decide: (known) => (isInDispute(known) ? collectOrHold(known, { ...invoice, provider, now: now() }) : []),
        context: contextOf(invoice.accountId, by, `hold/${cause}`),
      });
      return handled.rejected === undefined && handled.state.held.has(invoice.invoiceId);
    },
    async postpone({ by, cause, ...invoice }) {
      const handled = await commands.handle({
        streamType: paymentsStreamType,
        streamId: paymentStream(invoice.accountId),
        decide: (known) => postponeCollection(known, { ...invoice, provider, spanMs: troubleSpanMs, now: now() }),
        context: contextOf(invoice.accountId, by, `trouble/${cause}`),
      });
      return handled.rejected === undefined && handled.state.held.has(invoice.invoiceId);
    },
    async postponeRefund({ by, round, ...refund }) {
      const { refundId, accountId } = refund;
      const handled = await commands.handle({
        streamType: paymentsStreamType,
        streamId: paymentStream(accountId),
        decide: (known) => postponeRefund(known, { ...refund, provider, spanMs: troubleSpanMs, now: now() }),
        context: contextOf(accountId, by, `refund-trouble/${refundId}/${round}`),
      });
      return handled.rejected === undefined && (handled.state.refundTroubles.get(refundId)?.retryAt ?? null) !== null;
    },
    async retryRefund({ by, dueAt, ...refund }) {
      const handled = await commands.handle({
        streamType: paymentsStreamType,
        streamId: paymentStream(refund.accountId),
        decide: (state) => retryRefund(state, { ...refund, provider, now: now() }),
        context: contextOf(refund.accountId, by, `${refund.refundId}/${dueAt}`),
      });
      return hasRecorded(handled);
    },
    async retry({ by, dueAt, ...invoice }) {
      const handled = await commands.handle({
        streamType: paymentsStreamType,
        streamId: paymentStream(invoice.accountId),
        decide: (state) => retryPayment(state, { ...invoice, provider, now: now() }),
        context: contextOf(invoice.accountId, by, `${invoice.invoiceId}/${dueAt}`),
      });
      return hasRecorded(handled);
    },
    async recordVoid({ by, ...taken }) {
      await commands.handle({
        streamType: paymentsStreamType,
        streamId: paymentStream(taken.accountId),
        decide: (known): readonly PaymentEvent[] =>
          known.voidedInvoices.has(taken.invoiceId)
            ? []
            : ended(
                known,
                [
                  // A transfer stays booked until it went back.
                  ...(known.bookings.get(taken.invoiceId)?.kind === 'write-off'
                    ? takeBackBooking(known, { ...taken, reason: 'invoice-cancelled', now: now() })
                    : []),
                  { type: 'PaymentVoided', data: { ...taken, provider, voidedAt: now().toISOString() } },
                ],
                taken,
              ),
        context: contextOf(taken.accountId, by, `void/${taken.creditNoteId}`),
      });
    },
    async recordInvoiceRefund({ by, ...refund }) {
      await commands.handle({
        streamType: paymentsStreamType,
        streamId: paymentStream(refund.accountId),
        decide: (state) => recordInvoiceRefund(state, { ...refund, provider, now: now() }),
        context: contextOf(refund.accountId, by, `refund/${refund.creditNoteId}`),
      });
    },
    async recordUnmatchedRefund({ by, ...refund }) {
      await commands.handle({
        streamType: paymentsStreamType,
        streamId: paymentStream(refund.accountId),
        decide: (state) => recordUnmatchedRefund(state, { ...refund, provider, now: now() }),
        context: contextOf(refund.accountId, by, `unmatched/${refund.unmatchedPaymentId}`),
      });
    },
    async recordRefund({ by, ...refund }) {
      await commands.handle({
        streamType: paymentsStreamType,
        streamId: paymentStream(refund.accountId),
        decide: (state) => recordCheckoutRefund(state, { ...refund, provider, now: now() }),
        context: contextOf(refund.accountId, by, refund.checkoutId),
      });
    },
  };
};
