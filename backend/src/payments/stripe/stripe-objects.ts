import { z } from 'zod';

/** What is read of Stripe's objects; the rest of them is left alone. Times are seconds. */
const reference = z.string().min(1).max(255);
/** Of the year 9999: later ones are no time of ours. */
const LAST_SECOND = 253_402_300_799;

export const checkoutSessionSchema = z.object({ url: z.url(), expires_at: z.number().int() });

export const paymentIntentSchema = z.object({ id: reference, status: z.string() });

/** Payments of one customer, the newest first. */
export const paymentIntentsSchema = z.object({ data: z.array(paymentIntentSchema.loose()) });

/** With `metadata.refund_id` where the product asked for it. */
export const refundSchema = z.object({
  id: reference,
  amount: z.number().int().nonnegative(),
  status: z.string().nullish(),
  failure_reason: z.string().max(200).nullish(),
  metadata: z.object({ refund_id: z.string().optional() }).nullish().catch(null),
});
export type StripeRefund = z.output<typeof refundSchema>;
export const refundsSchema = z.object({ data: z.array(refundSchema) });

/** The month in which a card expires is its last one. */
export const paymentMethodSchema = z.object({
  id: reference,
  card: z
    .object({ exp_month: z.number().int().min(1).max(12), exp_year: z.number().int().min(2_000).max(2_200) })
    .nullish(),
});

export const customerSchema = z.object({ id: reference });
export const deletedCustomerSchema = z.object({ id: reference, deleted: z.literal(true) });

/** A refusal: https://docs.stripe.com/api/errors */
export const errorSchema = z.object({
  error: z.object({
    type: z.string(),
    code: z.string().max(100).optional(),
    decline_code: z.string().max(100).optional(),
  }),
});

/** What ours name in `metadata`: whose they are, and exactly one of what they can be for. */
const ofAccount = { account_id: z.uuid() };
const nothing = z.undefined().optional();
const purposeSchema = z.object({
  metadata: z.union([
    z.object({ ...ofAccount, checkout_id: z.uuid(), invoice_id: nothing, attempt: nothing }),
    z.object({
      ...ofAccount,
      checkout_id: nothing,
      invoice_id: z.uuid(),
      attempt: z
        .string()
        .regex(/^[1-9]\d?$/)
        .optional(),
    }),
  ]),
});

/** What one of our payments is for; null: it is somebody's who uses the same account at Stripe for other things, too. */
export const purposeOf = (object: unknown) => purposeSchema.safeParse(object).data?.metadata ?? null;
export type Purpose = NonNullable<ReturnType<typeof purposeOf>>;

/** A card that somebody entered on one of our pages for it. */
export const enteredCardSchema = z.object({
  metadata: z.object({ account_id: z.uuid(), card_page_id: z.uuid() }),
  customer: z.lazy(() => expandable),
  payment_method: z.lazy(() => expandable),
});

/** By name, or the whole thing where an endpoint was set up to send it. */
const expandable = z.union([reference, z.object({ id: reference }).transform(({ id }) => id)]);

/** A payment of ours as a webhook tells of it. */
export const toldPaymentSchema = z.object({
  id: reference,
  amount: z.number().int(),
  amount_received: z.number().int(),
  currency: z.string(),
  customer: expandable.nullable(),
  payment_method: expandable.nullable(),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
});
export type ToldPayment = z.output<typeof toldPaymentSchema>;

/** What a dispute, a refund or a charge says of its payment; others than ours have none, or one that nobody here knows. */
const ofPayment = { payment_intent: expandable };
export const toldDisputeSchema = z.object({
  ...ofPayment,
  id: reference,
  amount: z.number().int().nonnegative(),
  currency: z.string(),
  reason: z.string().max(200),
  status: z.string(),
});
export const toldRefundSchema = refundSchema.extend({ ...ofPayment, currency: z.string() });
export const refundedChargeSchema = z.object({ ...ofPayment, currency: z.string() });

/** Those of Stripe's newer API carry no object. */
export const eventSchema = z.object({
  id: reference,
  type: z.string(),
  created: z.number().int().nonnegative().max(LAST_SECOND).nullish().catch(null),
  data: z.object({ object: z.unknown() }).nullish().catch(null),
});
