import { z } from 'zod';
import { subscriptionStatusSchema } from '../accounts/account.api.ts';
import { COMPANY_NAME_MAX_LENGTH, PLAN_NAME } from '../constants.ts';

/** A blank `company_name` counts as none. */
export const createSubscriptionBodySchema = z.object({
  plan_name: z.literal(PLAN_NAME, `Bitte wählen Sie den Tarif „${PLAN_NAME}“; einen anderen gibt es nicht.`),
  company_name: z
    .string('Bitte geben Sie den Namen Ihres Unternehmens als Text an.')
    .trim()
    .max(COMPANY_NAME_MAX_LENGTH, 'Der Name des Unternehmens ist zu lang.')
    .nullish()
    .transform((name) => name || null),
});
export type CreateSubscriptionBody = z.input<typeof createSubscriptionBodySchema>;

/**
 * `amount` is the monthly price in euro, VAT included; `expires_at` the end of the current term, after which it renews
 * itself. `company_name` is null when the client did not ask for it, or its owner was erased.
 */
export const subscriptionSchema = z
  .object({
    id: z.uuid(),
    plan_name: z.string(),
    amount: z.number(),
    payment_method: z.string(),
    status: subscriptionStatusSchema,
    started_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    company_name: z.string().nullable(),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.output<typeof subscriptionSchema>;

/** `user_email` is 'Gelöschtes Konto' once the account was erased. */
export const adminSubscriptionSchema = subscriptionSchema
  .extend({ user_id: z.uuid(), user_email: z.string() })
  .meta({ id: 'AdminSubscription' });
export type AdminSubscription = z.output<typeof adminSubscriptionSchema>;
