import { z } from 'zod';
import { CLEARINGS, UNCLEAR_PAYMENT_KINDS, UNMATCHED_PAYMENT_SETTLEMENTS } from './unmatched-payments.ts';

/** A payment page at the provider, to which the browser goes; it can be used until `expires_at`. */
export const checkoutSchema = z
  .object({ id: z.uuid(), checkout_url: z.url(), expires_at: z.iso.datetime() })
  .meta({ id: 'Checkout' });
export type Checkout = z.output<typeof checkoutSchema>;

/**
 * Money that came and settles nothing, or that left again by another hand than ours. Amounts in euro; `expected` is what was asked
 * for, null where nobody asked. `payment_reference` is the payment's name at the provider. `settled_by` is null while somebody has
 * to see to it.
 */
export const unmatchedPaymentSchema = z
  .object({
    id: z.uuid(),
    user_id: z.uuid(),
    user_email: z.string(),
    kind: z.enum(UNCLEAR_PAYMENT_KINDS),
    invoice_id: z.uuid().nullable(),
    expected: z.number().nullable(),
    amount: z.number(),
    payment_reference: z.string(),
    settled_by: z.enum(CLEARINGS).nullable(),
    settled_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'UnmatchedPayment' });
export type UnmatchedPayment = z.output<typeof unmatchedPaymentSchema>;

export const settleUnmatchedPaymentBodySchema = z.object({
  settlement: z.enum(UNMATCHED_PAYMENT_SETTLEMENTS, 'Bitte geben Sie an, was damit geschehen ist.'),
});
