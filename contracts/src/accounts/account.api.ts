import { z } from 'zod';
import { acceptedTermsBodySchema } from '../accepted-terms.ts';
import { withAsciiDomain } from '../ascii-domain.ts';
import { EMAIL_MAX_LENGTH, EMAIL_NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../constants.ts';
import { REVIEW_STATUSES } from '../reviews/review-status.ts';
import { readable } from '../texts.ts';
import { appCodeSchema } from './authenticator-app.api.ts';
import {
  changeSignInShown,
  confirmOwnerBodySchema,
  needsOwner,
  ownerShown,
  recoveryCodeSchema,
} from './passkey.api.ts';

const TOO_LONG = 'Die E-Mail-Adresse ist zu lang.';
const email = z
  .string('Bitte geben Sie Ihre E-Mail-Adresse an.')
  .trim()
  .max(EMAIL_MAX_LENGTH, TOO_LONG)
  .transform(withAsciiDomain)
  .pipe(z.email('Bitte geben Sie eine gültige E-Mail-Adresse an.').max(EMAIL_MAX_LENGTH, TOO_LONG));
/** One that nobody has registered yet: mail has to reach it. */
const newEmail = email.refine(
  (address) => address.lastIndexOf('@') <= EMAIL_NAME_MAX_LENGTH,
  `Vor dem @ dürfen höchstens ${EMAIL_NAME_MAX_LENGTH} Zeichen stehen.`,
);
const newPassword = z
  .string('Bitte geben Sie ein Passwort an.')
  .min(PASSWORD_MIN_LENGTH, `Das Passwort braucht mindestens ${PASSWORD_MIN_LENGTH} Zeichen.`)
  .max(PASSWORD_MAX_LENGTH, `Das Passwort darf höchstens ${PASSWORD_MAX_LENGTH} Zeichen haben.`);
/** Blanks are dropped before the length counts, so that a pasted 'ABC 123' works; matching ignores case. */
const code = z
  .string('Bitte geben Sie den Code ein.')
  .transform((value) => value.replace(/\s+/g, '').toUpperCase())
  .pipe(z.string().min(1, 'Bitte geben Sie den Code ein.').max(32, 'Der Code ist zu lang.'));

export const loginBodySchema = z.object({
  email,
  password: z.string('Bitte geben Sie Ihr Passwort an.').min(1, 'Bitte geben Sie Ihr Passwort an.').max(1_000),
  /** Where the account has an authenticator app. */
  app_code: appCodeSchema.optional(),
  /** Where the password alone does not do, and the passkey or the app is lost. */
  recovery_code: recoveryCodeSchema.optional(),
});
export const registerBodySchema = z.object({
  email: newEmail,
  password: newPassword,
  phone_number: z.string().overwrite(readable).max(40, 'Die Telefonnummer ist zu lang.').nullish(),
  language: z.string().max(10).nullish(),
  accepted_terms: acceptedTermsBodySchema,
});
export const forgotPasswordBodySchema = z.object({ email });
export const resetPasswordBodySchema = z.object({ email, reset_code: code, new_password: newPassword });
export const verifyEmailBodySchema = z.object({ verification_code: code });

/** The password, or a passkey's signature in its place. */
export const changePasswordBodySchema = z
  .object({ current_password: ownerShown.password, passkey: ownerShown.passkey, new_password: newPassword })
  .superRefine(needsOwner('current_password'));
export const requestEmailChangeBodySchema = z
  .object({ new_email: newEmail, ...changeSignInShown })
  .superRefine(needsOwner('password'));
export const confirmEmailChangeBodySchema = z.object({ verification_code: code });
export const requestAccountDeletionBodySchema = confirmOwnerBodySchema;
const understood = z.literal(true, 'Bitte bestätigen Sie, dass die Löschung endgültig ist.');
/** `understood` is the second confirmation, after the password: what is erased comes back for nobody. */
export const eraseOwnAccountBodySchema = z.object({ ...ownerShown, understood }).superRefine(needsOwner('password'));
export const eraseUserBodySchema = z.object({ understood });
export const changeNotificationSettingsBodySchema = z.object({
  status_mails: z.boolean('Bitte sagen Sie mit true oder false, ob Sie diese E-Mails möchten.'),
});
export type ChangePasswordBody = z.input<typeof changePasswordBodySchema>;
export type RequestEmailChangeBody = z.input<typeof requestEmailChangeBodySchema>;
export type ConfirmEmailChangeBody = z.input<typeof confirmEmailChangeBodySchema>;
export type RequestAccountDeletionBody = z.input<typeof requestAccountDeletionBodySchema>;
export type EraseOwnAccountBody = z.input<typeof eraseOwnAccountBodySchema>;
export type ChangeNotificationSettingsBody = z.input<typeof changeNotificationSettingsBodySchema>;

export type LoginBody = z.input<typeof loginBodySchema>;
export type RegisterBody = z.input<typeof registerBodySchema>;
export type ForgotPasswordBody = z.input<typeof forgotPasswordBodySchema>;
export type ResetPasswordBody = z.input<typeof resetPasswordBodySchema>;
export type VerifyEmailBody = z.input<typeof verifyEmailBodySchema>;

export const loginAnswerSchema = z.object({ access_token: z.string() });
/** `verification_code` is present only with EXPOSE_CODES. */
export const registerAnswerSchema = loginAnswerSchema.extend({ verification_code: z.string().optional() });
export const codeAnswerSchema = z.object({ message: z.string(), verification_code: z.string().optional() });
export type LoginAnswer = z.output<typeof loginAnswerSchema>;
export type RegisterAnswer = z.output<typeof registerAnswerSchema>;
export type CodeAnswer = z.output<typeof codeAnswerSchema>;

export const subscriptionStatusSchema = z.enum(['active', 'inactive', 'cancelled', 'expired']);
export type SubscriptionStatus = z.output<typeof subscriptionStatusSchema>;

/** The signed-in user's own profile; `is_auditor` and `id` are additions to the specification. */
export const ownProfileSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    email_verified: z.boolean(),
    is_admin: z.boolean(),
    is_auditor: z.boolean(),
    subscription_status: subscriptionStatusSchema,
    /** Set where the account is an admin's, but this session none before a passkey or an authenticator app is set up (ADMIN_SECOND_FACTOR). */
    second_factor_missing: z.literal(true).optional(),
  })
  .meta({ id: 'OwnProfile' });
export type OwnProfile = z.output<typeof ownProfileSchema>;

/**
 * The own profile with what the account page adds. `deletion_requested_at` is null unless the owner has asked for the
 * account to be erased; `status_mails` says whether a mail is sent when the status of a review changes. `pending_email` is another
 * address that waits for its code, while one does.
 */
export const ownAccountSchema = ownProfileSchema
  .extend({
    created_at: z.iso.datetime(),
    deletion_requested_at: z.iso.datetime().nullable(),
    status_mails: z.boolean(),
    pending_email: z.string().optional(),
  })
  .meta({ id: 'OwnAccount' });
export type OwnAccount = z.output<typeof ownAccountSchema>;

/**
 * A sign-in that still lives. `device` is a coarse name such as 'Firefox auf Windows', null where the browser gave none;
 * `last_seen_at` is exact to a few minutes, and null when it is not known.
 */
export const ownSessionSchema = z
  .object({
    id: z.uuid(),
    device: z.string().nullable(),
    started_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime().nullable(),
    expires_at: z.iso.datetime(),
    current: z.boolean(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.output<typeof ownSessionSchema>;

/**
 * A user as admins list it. `email` is 'Gelöschtes Konto' once the account was erased, since `erased_at`;
 * `deletion_requested_at` is null unless the owner has asked for that. Both are additions to the specification, and so is `is_auditor`.
 */
export const adminUserSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    email_verified: z.boolean(),
    language: z.string(),
    is_admin: z.boolean(),
    subscription_status: subscriptionStatusSchema,
    created_at: z.iso.datetime(),
    deletion_requested_at: z.iso.datetime().nullable(),
    erased_at: z.iso.datetime().nullable(),
    is_auditor: z.boolean(),
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.output<typeof adminUserSchema>;

/**
 * Everything about one user that no list tells: `review_counts` has how many of their reviews stand on each status,
 * counted up to 10,000 in all.
 */
export const adminUserDetailsSchema = adminUserSchema
  .extend({
    status_mails: z.boolean(),
    review_counts: z.record(z.enum(REVIEW_STATUSES), z.number().int()),
  })
  .meta({ id: 'AdminUserDetails' });
export type AdminUserDetails = z.output<typeof adminUserDetailsSchema>;
