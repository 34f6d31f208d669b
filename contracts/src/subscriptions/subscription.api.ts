import { z } from 'zod';
import { subscriptionStatusSchema } from '../accounts/account.api.ts';
import { PLAN_NAME } from '../constants.ts';

export const createSubscriptionBodySchema = z.object({
  plan_name: z.literal(PLAN_NAME, `Bitte wählen Sie den Tarif „${PLAN_NAME}“; einen anderen gibt es nicht.`),
});
export type CreateSubscriptionBody = z.input<typeof createSubscriptionBodySchema>;

/** `amount` is the monthly price in euro, VAT included; `expires_at` the end of the current term, after which it renews itself. */
export const subscriptionSchema = z
  .object({
    id: z.uuid(),
    plan_name: z.string(),
    amount: z.number(),
    payment_method: z.string(),
    status: subscriptionStatusSchema,
    started_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.output<typeof subscriptionSchema>;

/** `user_email` is 'Gelöschtes Konto' once the account was erased. */
export const adminSubscriptionSchema = subscriptionSchema
  .extend({ user_id: z.uuid(), user_email: z.string() })
  .meta({ id: 'AdminSubscription' });
export type AdminSubscription = z.output<typeof adminSubscriptionSchema>;
