import { z } from 'zod';
import { roleSchema } from './account.events.ts';

export const ACCOUNT_HISTORY_KINDS = [
  'registered',
  'registration-repeated',
  'verification-code-issued',
  'email-verified',
  'reset-code-issued',
  'password-reset',
  'password-changed',
  'password-set-by-operator',
  'role-granted',
  'role-revoked',
  'status-mails-on',
  'status-mails-off',
  'deletion-requested',
  'deletion-withdrawn',
  'email-change-requested',
  'email-changed',
  'email-change-undone',
  'email-address-given-up',
  'passkey-added',
  'passkey-removed',
  'authenticator-app-added',
  'authenticator-app-removed',
  'recovery-codes-issued',
  'recovery-code-used',
  'account-erased',
  'business-added',
  'business-removed',
  'business-restored',
  'subscription-started',
  'billing-details-changed',
  'subscription-renewed',
  'subscription-notice-given',
  'subscription-notice-withdrawn',
  'subscription-notice-reminded',
  'subscription-ended',
  'subscription-terminated',
] as const;
/** `owner`: the account's own; `staff`: somebody else's account. */
export const ACCOUNT_HISTORY_ACTORS = ['owner', 'staff', 'operator', 'system'] as const;

/**
 * One entry of an account's history, for admins and auditors. `role` and `business_name` are null for kinds that are
 * about none; the name is empty once it was erased. `actor_email` is 'Gelöschtes Konto' once that account was erased.
 */
export const accountHistoryEntrySchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(ACCOUNT_HISTORY_KINDS),
    at: z.iso.datetime(),
    role: roleSchema.nullable(),
    business_name: z.string().nullable(),
    actor: z.enum(ACCOUNT_HISTORY_ACTORS),
    actor_id: z.uuid().nullable(),
    actor_email: z.string().nullable(),
  })
  .meta({ id: 'AccountHistoryEntry' });
export type AccountHistoryEntry = z.output<typeof accountHistoryEntrySchema>;
