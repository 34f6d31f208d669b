import { z } from 'zod';

/** What is read of Stripe's objects; the rest of them is left alone. Times are seconds. */
const reference = z.string().min(1).max(255);

export const checkoutSessionSchema = z.object({ url: z.url(), expires_at: z.number().int() });

export const paymentIntentSchema = z.object({ id: reference, status: z.string() });

export const refundSchema = z.object({ id: reference });

/** A refusal: https://docs.stripe.com/api/errors */
export const errorSchema = z.object({
  error: z.object({
    type: z.string(),
    code: z.string().max(100).optional(),
    decline_code: z.string().max(100).optional(),
  }),
});

/** A payment as a webhook tells of it; ours name in `metadata` what they are for. */
const toldPaymentSchema = z.object({
  id: reference,
  amount: z.number().int(),
  amount_received: z.number().int(),
  currency: z.string(),
  customer: reference.nullable(),
  payment_method: reference.nullable(),
  last_payment_error: z.object({ code: z.string().optional(), decline_code: z.string().optional() }).nullish(),
  metadata: z.object({
    account_id: z.uuid().optional(),
    checkout_id: z.uuid().optional(),
    invoice_id: z.uuid().optional(),
    attempt: z
      .string()
      .regex(/^[1-9]\d?$/)
      .optional(),
  }),
});

export const eventSchema = z.object({
  id: reference,
  type: z.string(),
  data: z.object({ object: z.unknown() }),
});

export const toldPaymentOf = (object: unknown) => toldPaymentSchema.parse(object);
export type ToldPayment = z.output<typeof toldPaymentSchema>;
