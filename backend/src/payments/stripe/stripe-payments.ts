import type { Order } from '@sternklar/contracts/payments/payment.events';
import type { z } from 'zod';
import {
  type CardNotice,
  type CardPageRequest,
  type ChargeOutcome,
  type CheckoutRequest,
  type DisputeNotice,
  type HostedPayments,
  InvalidNotice,
  type MadeCharge,
  type MadeRefund,
  type OpenedCheckout,
  type PaymentNotice,
  ProviderFailed,
  type RefundNotice,
  type ToldRefund,
} from '../payment-provider.ts';
import {
  createStripeApi,
  type StripeAnswer,
  type StripeApiDeps,
  type StripeCall,
  type StripeSettings,
} from './stripe-api.ts';
import {
  checkoutSessionSchema,
  customerSchema,
  deletedCustomerSchema,
  enteredCardSchema,
  errorSchema,
  eventSchema,
  type Purpose,
  paymentIntentSchema,
  paymentIntentsSchema,
  paymentMethodSchema,
  purposeOf,
  refundedChargeSchema,
  refundSchema,
  refundsSchema,
  type StripeRefund,
  type ToldPayment,
  toldDisputeSchema,
  toldPaymentSchema,
  toldRefundSchema,
} from './stripe-objects.ts';
import { verifySignature } from './webhook-signature.ts';

export interface StripePaymentsDeps extends Omit<StripeApiDeps, 'settings'> {
  readonly settings: StripeSettings;
  /** Where customers reach the product; a page of Stripe leads back there. */
  readonly publicUrl: string;
}

const CURRENCY = 'eur';
/** Where Stripe leads back to, by what was paid there. */
const PAGES_AFTER = {
  subscription: '/konto/abo',
  invoice: '/konto#rechnungen',
} as const satisfies Record<Order['kind'], string>;
/** As many as Stripe gives at once: a month's fee has one or two refunds, and what was asked for lately is among the newest payments. */
const MOST_AT_ONCE = 100;
const UNKNOWN = 404;
/** Refusals that Stripe says not to repeat (https://docs.stripe.com/declines/codes), and those that want the card's holder. */
const FINAL_REFUSALS: ReadonlySet<string> = new Set([
  'authentication_required',
  'highest_risk_level',
  'incorrect_number',
  'lost_card',
  'pickup_card',
  'requires_action',
  'requires_payment_method',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'stolen_card',
  'transaction_not_allowed',
]);
/** Refusals of a refund that no repetition changes: https://docs.stripe.com/error-codes */
const NOTHING_TO_REFUND: ReadonlySet<string> = new Set(['charge_already_refunded', 'charge_disputed']);
const REFUND_REASONS = { 'paid-twice': 'duplicate', 'invoice-cancelled': 'requested_by_customer' } as const;
const OUTCOMES: Readonly<Record<string, PaymentNotice['outcome']>> = {
  'payment_intent.succeeded': 'paid',
  'payment_intent.payment_failed': 'declined',
};

/** `YYYY-MM-DD`; months count from 1. */
const lastDayOfMonth = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

const objectIn = <Schema extends z.ZodType>({ status, body }: StripeAnswer, schema: Schema): z.output<Schema> => {
  const parsed = schema.safeParse(body);
  if (status >= 200 && status < 300 && parsed.success) return parsed.data;
  const refused = errorSchema.safeParse(body).data?.error;
  throw new ProviderFailed(`Stripe answered ${status} ${refused?.code ?? refused?.type ?? 'with something unknown'}.`);
};

const declined = (reason: string) => ({ status: 'declined', reason, isFinal: FINAL_REFUSALS.has(reason) }) as const;

/** Null: it took nothing, and will not by itself. */
const madeBy = ({ id, status }: z.output<typeof paymentIntentSchema>): ChargeOutcome | null => {
  switch (status) {
    case 'succeeded':
      return { status: 'paid', paymentReference: id };
    case 'processing':
      return { status: 'pending' };
    default:
      return null;
  }
};

/** A refusal of the card is an outcome; everything else that is no payment is a failure. */
const outcomeOf = (answer: StripeAnswer): ChargeOutcome => {
  const refused = answer.status === 402 ? errorSchema.safeParse(answer.body).data?.error : undefined;
  if (refused?.type === 'card_error') {
    return declined(refused.decline_code ?? refused.code ?? refused.type);
  }
  const intent = objectIn(answer, paymentIntentSchema);
  // Else it wants its holder, who is not there.
  return madeBy(intent) ?? declined(intent.status);
};

/** Stripe replays an answer under its key for a day at least, also that it broke: each round has a key of its own. */
const keyOf = (parts: readonly (string | number)[], round: number): string =>
  [...parts, ...(round === 0 ? [] : [`again-${round}`])].join('-');

const jsonOf = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    throw new InvalidNotice('The notice is no JSON.');
  }
};

const toldPaymentOf = (object: unknown): ToldPayment => {
  const told = toldPaymentSchema.safeParse(object);
  if (!told.success) throw new InvalidNotice('A payment of ours is told of in an unknown form.');
  return told.data;
};

const noticeOf = (
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

const disputeNoticeOf = (noticeId: string, object: unknown): DisputeNotice | null => {
  const told = toldDisputeSchema.safeParse(object).data;
  if (told?.currency !== CURRENCY) return null;
  const { payment_intent: paymentReference, id: disputeReference, amount: amountCents, reason, status } = told;
  const outcome = DISPUTE_OUTCOMES[status] ?? null;
  return { kind: 'dispute', noticeId, paymentReference, disputeReference, amountCents, reason, outcome };
};

/** Null: it waits for its payer, and is neither made nor failed. */
const refundOf = ({ id, amount, status, failure_reason, metadata }: StripeRefund): ToldRefund | null => {
  if (status === 'requires_action') return null;
  return {
    refundReference: id,
    amountCents: amount,
    isOurs: metadata?.refund_id !== undefined,
    isFailed: status === 'failed' || status === 'canceled',
    reason: failure_reason ?? '',
  };
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

/** Notices of money that was ours, or went back, by their names at Stripe. */
const CONTESTED: Readonly<Record<string, (noticeId: string, object: unknown) => DisputeNotice | RefundNotice | null>> =
  {
    'charge.dispute.created': disputeNoticeOf,
    'charge.dispute.updated': disputeNoticeOf,
    'charge.dispute.closed': disputeNoticeOf,
    'charge.refunded': refundedChargeOf,
    'refund.created': refundNoticeOf,
    'refund.updated': refundNoticeOf,
    'refund.failed': refundNoticeOf,
    'charge.refund.updated': refundNoticeOf,
  };

/**
 * Payments by Stripe: Checkout for the first payment, by which Stripe keeps the card, and PaymentIntents for later ones. Card
 * data are entered on Stripe's own pages and never reach us.
 */
export const createStripePayments = (deps: StripePaymentsDeps): HostedPayments => {
  const call = createStripeApi(deps);
  const read = (path: string, fields: StripeCall['fields'] = {}) => call({ path, fields, idempotencyKey: null });
  const { publicUrl, settings } = deps;

  const pageFields = (
    id: string,
    after: keyof typeof PAGES_AFTER,
    { email, customerReference }: Pick<CheckoutRequest, 'email' | 'customerReference'>,
  ) => ({
    locale: 'de',
    payment_method_types: ['card'],
    client_reference_id: id,
    success_url: `${publicUrl}${PAGES_AFTER[after]}`,
    cancel_url: `${publicUrl}/konto`,
    ...(customerReference === null
      ? { customer_creation: 'always', customer_email: email }
      : { customer: customerReference }),
  });

  const cardPageFields = ({ cardPageId, accountId, ...request }: CardPageRequest) => ({
    mode: 'setup',
    ...pageFields(cardPageId, 'invoice', request),
    setup_intent_data: { metadata: { account_id: accountId, card_page_id: cardPageId } },
  });

  const sessionFields = ({ checkoutId, accountId, ...request }: CheckoutRequest) => ({
    mode: 'payment',
    ...pageFields(checkoutId, request.order.kind, request),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: CURRENCY,
          unit_amount: request.amountCents,
          tax_behavior: 'inclusive',
          product_data: { name: request.what },
        },
      },
    ],
    payment_intent_data: {
      description: request.what,
      setup_future_usage: 'off_session',
      metadata: { account_id: accountId, checkout_id: checkoutId },
    },
  });

  /**
   * A payment of the invoice whose answer never came. Lists hold what was just made; Stripe's search, by metadata, does so only after a
   * while.
   */
  const chargeMade = async ({ invoiceId, customers, knownPayments }: MadeCharge): Promise<ChargeOutcome | null> => {
    for (const customer of customers) {
      const answer = await read('payment_intents', { customer, limit: MOST_AT_ONCE });
      for (const intent of objectIn(answer, paymentIntentsSchema).data) {
        const made = purposeOf(intent)?.invoice_id === invoiceId && !knownPayments.has(intent.id) && madeBy(intent);
        if (made) return made;
      }
    }
    return null;
  };

  const refundsAt = async (paymentReference: string): Promise<readonly StripeRefund[]> => {
    const answer = await read('refunds', { payment_intent: paymentReference, limit: MOST_AT_ONCE });
    return objectIn(answer, refundsSchema).data;
  };

  /** A refund whose answer never came; one that came back to us since was made as well, and a notice tells of that. */
  const alreadyRefunded = async (paymentReference: string, refundId: string): Promise<MadeRefund | null> => {
    const made = (await refundsAt(paymentReference)).find(({ metadata }) => metadata?.refund_id === refundId);
    return made ? { refundReference: made.id, amountCents: made.amount } : null;
  };

  const openPage = async (id: string, fields: StripeCall['fields']): Promise<OpenedCheckout> => {
    const answer = await call({ path: 'checkout/sessions', fields, idempotencyKey: `checkout-${id}` });
    const { url, expires_at } = objectIn(answer, checkoutSessionSchema);
    return { url, expiresAt: new Date(expires_at * 1_000).toISOString() };
  };

  return {
    name: 'stripe',
    openCheckout: (request) => openPage(request.checkoutId, sessionFields(request)),
    openCardPage: (request) => openPage(request.cardPageId, cardPageFields(request)),
    chargeMade,
    async chargeCard(request) {
      const { accountId, invoiceId, attempt, round, amountCents, what, customerReference, cardReference } = request;
      // An earlier attempt may be on its way.
      const made = round === 0 && attempt === 1 ? null : await chargeMade(request);
      if (made !== null) return made;
      const answer = await call({
        path: 'payment_intents',
        fields: {
          amount: amountCents,
          currency: CURRENCY,
          customer: customerReference,
          payment_method: cardReference,
          payment_method_types: ['card'],
          description: what,
          confirm: true,
          off_session: true,
          metadata: { account_id: accountId, invoice_id: invoiceId, attempt },
        },
        idempotencyKey: keyOf(['charge', invoiceId, ...(attempt === 1 ? [] : [attempt])], round),
      });
      return outcomeOf(answer);
    },
    async cardExpiry(cardReference) {
      const answer = await read(`payment_methods/${encodeURIComponent(cardReference)}`);
      if (answer.status === UNKNOWN) return null;
      const { card } = objectIn(answer, paymentMethodSchema);
      return card ? lastDayOfMonth(card.exp_year, card.exp_month) : null;
    },
    async changeEmail({ changeId, customerReference, email }) {
      const answer = await call({
        path: `customers/${encodeURIComponent(customerReference)}`,
        fields: { email },
        idempotencyKey: `email-${changeId}`,
      });
      if (answer.status !== UNKNOWN) objectIn(answer, customerSchema);
    },
    async deleteCustomer(customerReference) {
      const path = `customers/${encodeURIComponent(customerReference)}`;
      const answer = await call({ path, fields: {}, idempotencyKey: null, isDeletion: true });
      if (answer.status !== UNKNOWN) objectIn(answer, deletedCustomerSchema);
    },
    async refund({ refundId, paymentReference, amountCents: part, reason, round }) {
      const made = round === 0 ? null : await alreadyRefunded(paymentReference, refundId);
      if (made !== null) return made;
      const answer = await call({
        path: 'refunds',
        fields: {
          payment_intent: paymentReference,
          ...(part !== undefined && { amount: part }),
          reason: REFUND_REASONS[reason],
          metadata: { refund_id: refundId },
        },
        idempotencyKey: keyOf(['refund', refundId], round),
      });
      const refused = errorSchema.safeParse(answer.body).data?.error.code;
      if (refused !== undefined && NOTHING_TO_REFUND.has(refused)) return null;
      const { id: refundReference, amount: amountCents } = objectIn(answer, refundSchema);
      return { refundReference, amountCents };
    },
    async paymentNamed(paymentReference) {
      const answer = await read(`payment_intents/${encodeURIComponent(paymentReference)}`);
      if (answer.status === 404) return null;
      const { status } = objectIn(answer, paymentIntentSchema);
      const purpose = status === 'succeeded' ? purposeOf(answer.body) : null;
      if (purpose === null) return null;
      return noticeOf(paymentReference, 'paid', { purpose, told: toldPaymentOf(answer.body) });
    },
    async refundsOf(paymentReference) {
      return (await refundsAt(paymentReference)).flatMap((refund) => refundOf(refund) ?? []);
    },
    readNotice(body, signature, now) {
      verifySignature(body, signature, settings.webhookSecret, now);
      const event = eventSchema.safeParse(jsonOf(body));
      if (!event.success) throw new InvalidNotice('The notice is no event of Stripe.');
      const { id, type, data } = event.data;
      if (type === 'setup_intent.succeeded') return cardNoticeOf(id, data?.object);
      const contested = CONTESTED[type]?.(id, data?.object);
      if (contested !== undefined) return contested;
      const outcome = OUTCOMES[type];
      const purpose = purposeOf(data?.object);
      if (outcome === undefined || purpose === null) return null;
      return noticeOf(id, outcome, { purpose, told: toldPaymentOf(data?.object) });
    },
  };
};
