import { z } from 'zod';
import { acceptedTermsBodySchema } from '../accepted-terms.ts';
import { subscriptionStatusSchema } from '../accounts/account.api.ts';
import { COMPANY_NAME_MAX_LENGTH, PLAN_NAME, TERMINATION_NOTE_MAX_LENGTH } from '../constants.ts';
import { isDrawable } from '../drawable-letters.ts';
import { isOneLine, readable } from '../texts.ts';
import {
  ADDRESS_INCOMPLETE,
  isPostalCode,
  POSTAL_CODE_PROBLEM,
  STREET_MAX_LENGTH,
  TOWN_MAX_LENGTH,
  VAT_ID_MAX_LENGTH,
} from './address.ts';
import { TERMINATION_CAUSES, TERMINATION_PARTIES, TERMINATION_RULES } from './termination.ts';
import { plainVatId, vatIdProblem } from './vat-id.ts';

const NOT_PRINTABLE =
  'Bitte schreiben Sie das in lateinischen Buchstaben: Andere Zeichen können auf Ihren Rechnungen nicht stehen.';
const IN_ONE_LINE = 'Bitte schreiben Sie das in eine Zeile.';

/** Blank where it is not given; who asks for it adds `min(1)`. */
export const companyName = z
  .string('Bitte geben Sie den Namen Ihres Unternehmens als Text an.')
  .overwrite(readable)
  .refine(isOneLine, { error: IN_ONE_LINE, abort: true })
  .max(COMPANY_NAME_MAX_LENGTH, 'Der Name des Unternehmens ist zu lang.')
  .refine(isDrawable, NOT_PRINTABLE);

/** A text that may be left out; blank counts as none. */
const optionalText = (what: string, maxLength: number) =>
  z
    .string(`Bitte geben Sie ${what} als Text an.`)
    .overwrite(readable)
    .refine(isOneLine, { error: IN_ONE_LINE, abort: true })
    .max(maxLength, `Bitte geben Sie ${what} kürzer an.`)
    .refine(isDrawable, NOT_PRINTABLE)
    .nullish()
    .transform((text) => text || null);

/** Where invoices go, beside the name. */
export const billingFields = {
  street: optionalText('die Straße', STREET_MAX_LENGTH),
  postal_code: optionalText('die Postleitzahl', 10).refine(
    (code) => code === null || isPostalCode(code),
    POSTAL_CODE_PROBLEM,
  ),
  town: optionalText('den Ort', TOWN_MAX_LENGTH),
  vat_id: optionalText('die USt-IdNr.', VAT_ID_MAX_LENGTH).transform((vatId, context) => {
    const problem = vatIdProblem(vatId ?? '');
    if (problem !== null) context.addIssue(problem);
    return vatId && plainVatId(vatId);
  }),
};

const ADDRESS_FIELDS = ['street', 'postal_code', 'town'] as const;
type Address = { readonly [Field in (typeof ADDRESS_FIELDS)[number]]: string | null };

/** An address is given as a whole or not at all: half of one is of no use on an invoice. */
export const wholeAddress = (address: Address, context: z.RefinementCtx): void => {
  const missing = ADDRESS_FIELDS.filter((field) => address[field] === null);
  if (missing.length === ADDRESS_FIELDS.length) return;
  for (const field of missing) {
    context.addIssue({ code: 'custom', path: [field], message: ADDRESS_INCOMPLETE[field] });
  }
};

/** A blank `company_name` counts as none, and so do the other fields, which say where invoices go. */
export const createSubscriptionBodySchema = z
  .object({
    plan_name: z.literal(PLAN_NAME, `Bitte wählen Sie den Tarif „${PLAN_NAME}“; einen anderen gibt es nicht.`),
    company_name: companyName.nullish().transform((name) => name || null),
    ...billingFields,
    accepted_terms: acceptedTermsBodySchema,
  })
  .superRefine(wholeAddress);
export type CreateSubscriptionBody = z.input<typeof createSubscriptionBodySchema>;

/** To whom later invoices go; a field that is left out, or blank, is not on them. */
export const changeBillingDetailsBodySchema = z
  .object({
    company_name: companyName.min(1, 'Bitte geben Sie den Namen Ihres Unternehmens an.'),
    ...billingFields,
  })
  .superRefine(wholeAddress);
export type ChangeBillingDetailsBody = z.input<typeof changeBillingDetailsBodySchema>;

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
  received_on: z.iso.date('Bitte geben Sie den Tag des Eingangs als Datum an.'),
});
export type EnterNoticeBody = z.input<typeof enterNoticeBodySchema>;

/** `ends_on`: the last day, in Germany; today means at once. `declared_on`: when it was declared, or the declaration arrived. */
export const terminateSubscriptionBodySchema = z
  .object({
    cause: z.enum(TERMINATION_CAUSES, 'Bitte wählen Sie einen Grund.'),
    declared_by: z.enum(TERMINATION_PARTIES, 'Bitte geben Sie an, wer kündigt.'),
    declared_on: z.iso.date('Bitte geben Sie den Tag der Erklärung als Datum an.'),
    ends_on: z.iso.date('Bitte geben Sie den letzten Tag des Abos als Datum an.'),
    note: z
      .string('Bitte geben Sie die Notiz als Text an.')
      .overwrite(readable)
      .max(TERMINATION_NOTE_MAX_LENGTH, 'Die Notiz ist zu lang.')
      .nullish()
      .transform((note) => note || null),
  })
  .refine(({ cause, declared_by }) => TERMINATION_RULES[cause].by.includes(declared_by), {
    path: ['declared_by'],
    message: 'Diesen Grund kann nur die andere Seite geltend machen.',
  });
export type TerminateSubscriptionBody = z.input<typeof terminateSubscriptionBodySchema>;

/** How a subscription ended out of the ordinary. */
export const terminationSchema = z.object({
  cause: z.enum(TERMINATION_CAUSES),
  declared_by: z.enum(TERMINATION_PARTIES),
  declared_on: z.iso.date(),
  ended_at: z.iso.datetime(),
});
export type Termination = z.output<typeof terminationSchema>;

/**
 * `amount` is the monthly price in euro, VAT included; `expires_at` the end of the current term, after which it renews
 * itself unless there is a `notice`. A notice that arrives on `notice_until` or before ends the current term; other pages name
 * the day `notice_recommended_until`. `company_name` and the fields of the address are null when the client did not ask for them,
 * or their owner was erased. `next_invoice_on` is null once no further month begins. `billed_until`: of one that ended out of
 * the ordinary, the moment up to which its days are billed, later than its end where the month that had begun is; otherwise null.
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
    street: z.string().nullable(),
    postal_code: z.string().nullable(),
    town: z.string().nullable(),
    vat_id: z.string().nullable(),
    notice: noticeSchema.nullable(),
    notice_until: z.iso.date(),
    notice_recommended_until: z.iso.date(),
    ends_at_if_noticed_today: z.iso.datetime(),
    next_invoice_on: z.iso.date().nullable(),
    billed_until: z.iso.datetime().nullable(),
    termination: terminationSchema.nullable(),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.output<typeof subscriptionSchema>;

/** `user_email` is 'Gelöschtes Konto' once the account was erased; `created_at` is when it was taken. */
export const adminSubscriptionSchema = subscriptionSchema
  .extend({
    user_id: z.uuid(),
    user_email: z.string(),
    created_at: z.iso.datetime(),
    /** Of an end out of the ordinary, for the team; null when nobody wrote any, or its owner was erased. */
    termination_note: z.string().nullable(),
  })
  .meta({ id: 'AdminSubscription' });
export type AdminSubscription = z.output<typeof adminSubscriptionSchema>;
