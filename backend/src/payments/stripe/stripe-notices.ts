import {
  type CardNotice,
  type DisputeNotice,
  type HostedPayments,
  InvalidNotice,
  type PaymentNotice,
  type RefundNotice,
} from '../payment-provider.ts';
import { CURRENCY } from './stripe-answers.ts';
import { FINAL_REFUSALS } from './stripe-charges.ts';
import {
  enteredCardSchema,
  eventSchema,
  type Purpose,
  purposeOf,
  refundedChargeSchema,
  type ToldPayment,
  toldDisputeSchema,
  toldPaymentSchema,
  toldRefundSchema,
} from './stripe-objects.ts';
import { refundOf } from './stripe-refunds.ts';
import { verifySignature } from './webhook-signature.ts';

const OUTCOMES: Readonly<Record<string, PaymentNotice['outcome']>> = {
  'payment_intent.succeeded': 'paid',
  'payment_intent.payment_failed': 'declined',
};

const jsonOf = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    throw new InvalidNotice('The notice is no JSON.');
  }
};

export const toldPaymentOf = (object: unknown): ToldPayment => {
  const told = toldPaymentSchema.safeParse(object);
  if (!told.success) throw new InvalidNotice('A payment of ours is told of in an unknown form.');
  return told.data;
};

export const paymentNoticeOf = (
  noticeId: string,
  outcome: PaymentNotice['outcome'],
  { purpose, told }: { readonly purpose: Purpose; readonly told: ToldPayment },
): PaymentNotice | null => {
  const reason = told.last_payment_error?.decline_code ?? told.last_payment_error?.code ?? '';
  if (told.currency !== CURRENCY) return null;
  return {
    kind: 'payment',
    noticeId,
    outcome,
    accountId: purpose.account_id,
    checkoutId: purpose.checkout_id ?? null,
    invoiceId: purpose.invoice_id ?? null,
    attempt: Number(purpose.attempt ?? 1),
    amountCents: outcome === 'paid' ? told.amount_received : told.amount,
    paymentReference: told.id,
    customerReference: told.customer,
    cardReference: told.payment_method,
    reason,
    isFinal: FINAL_REFUSALS.has(reason),
  };
};

/** Disputes as Stripe tells them; an inquiry of the bank that came to nothing leaves the money here. */
const DISPUTE_OUTCOMES: Readonly<Record<string, DisputeNotice['outcome']>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

const disputeNoticeOf = (noticeId: string, object: unknown, toldAt: string | null): DisputeNotice | null => {
  const told = toldDisputeSchema.safeParse(object).data;
  if (told?.currency !== CURRENCY) return null;
  const { payment_intent: paymentReference, id: disputeReference, amount: amountCents, reason, status } = told;
  const outcome = DISPUTE_OUTCOMES[status] ?? null;
  return { kind: 'dispute', noticeId, paymentReference, disputeReference, amountCents, reason, outcome, toldAt };
};

const refundNoticeOf = (noticeId: string, object: unknown): RefundNotice | null => {
  const told = toldRefundSchema.safeParse(object).data;
  if (told?.currency !== CURRENCY) return null;
  const refund = refundOf(told);
  return refund && { kind: 'refund', noticeId, paymentReference: told.payment_intent, refund };
};

/** A charge names no refund of its own: they are asked for. */
const refundedChargeOf = (noticeId: string, object: unknown): RefundNotice | null => {
  const told = refundedChargeSchema.safeParse(object).data;
  if (told?.currency !== CURRENCY) return null;
  return { kind: 'refund', noticeId, paymentReference: told.payment_intent, refund: null };
};

const cardNoticeOf = (noticeId: string, object: unknown): CardNotice | null => {
  const entered = enteredCardSchema.safeParse(object).data;
  if (entered === undefined) return null;
  const { metadata, customer: customerReference, payment_method: cardReference } = entered;
  const { account_id: accountId, card_page_id: cardPageId } = metadata;
  return { kind: 'card', noticeId, accountId, cardPageId, customerReference, cardReference };
};

const timeOf = (seconds: number | null | undefined): string | null =>
  typeof seconds === 'number' ? new Date(seconds * 1_000).toISOString() : null;

/** Notices of money that was ours, or went back, by their names at Stripe. */
const CONTESTED: Readonly<
  Record<string, (noticeId: string, object: unknown, toldAt: string | null) => DisputeNotice | RefundNotice | null>
> = {
  'charge.dispute.created': disputeNoticeOf,
  'charge.dispute.updated': disputeNoticeOf,
  'charge.dispute.closed': disputeNoticeOf,
  'charge.refunded': refundedChargeOf,
  'refund.created': refundNoticeOf,
  'refund.updated': refundNoticeOf,
  'refund.failed': refundNoticeOf,
  'charge.refund.updated': refundNoticeOf,
};

/** What Stripe tells of its own accord, by webhook. */
export const createNoticeReader =
  (webhookSecret: string): HostedPayments['readNotice'] =>
  (body, signature, now) => {
    verifySignature(body, signature, webhookSecret, now);
    const event = eventSchema.safeParse(jsonOf(body));
    if (!event.success) throw new InvalidNotice('The notice is no event of Stripe.');
    const { id, type, created, data } = event.data;
    if (type === 'setup_intent.succeeded') return cardNoticeOf(id, data?.object);
    const contested = CONTESTED[type]?.(id, data?.object, timeOf(created));
    if (contested !== undefined) return contested;
    const outcome = OUTCOMES[type];
    const purpose = purposeOf(data?.object);
    if (outcome === undefined || purpose === null) return null;
    return paymentNoticeOf(id, outcome, { purpose, told: toldPaymentOf(data?.object) });
  };
