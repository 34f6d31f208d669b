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

/** `received_on` is a day in Germany; until `ends_at` the subscription runs as before. */
export const noticeSchema = z.object({
  received_on: z.iso.date(),
  given_by: z.enum(['customer', 'admin']),
  ends_at: z.iso.datetime(),
});
export type Notice = z.output<typeof noticeSchema>;

/** `ends_at`: the end that was shown; a notice that would end the subscription at another time is refused. */
export const giveNoticeBodySchema = z.object({
  ends_at: z.iso.datetime('Bitte geben Sie das Ende als Zeitpunkt an.').nullish(),
});

/** A notice that reached us by other ways, on this day in Germany. */
export const enterNoticeBodySchema = z.object({
  received_on: z.iso.date('Bitte geben Sie den Tag des Eingangs an, zum Beispiel 2026-03-31.'),
});
export type EnterNoticeBody = z.input<typeof enterNoticeBodySchema>;

/**
 * `amount` is the monthly price in euro, VAT included; `expires_at` the end of the current term, after which it renews
 * itself unless there is a `notice`. A notice that arrives on `notice_until` or before ends the current term; other pages name
 * the day `notice_recommended_until`. `company_name` is null when the client did not ask for it, or its owner was erased.
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
    notice: noticeSchema.nullable(),
    notice_until: z.iso.date(),
    notice_recommended_until: z.iso.date(),
    ends_at_if_noticed_today: z.iso.datetime(),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.output<typeof subscriptionSchema>;

/** `user_email` is 'Gelöschtes Konto' once the account was erased. */
export const adminSubscriptionSchema = subscriptionSchema
  .extend({ user_id: z.uuid(), user_email: z.string() })
  .meta({ id: 'AdminSubscription' });
export type AdminSubscription = z.output<typeof adminSubscriptionSchema>;
