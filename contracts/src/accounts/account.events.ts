import { z } from 'zod';
import { acceptedTermsSchema } from '../accepted-terms.ts';
import { defineEvent, type EventOf } from '../event-registry.ts';
import { personal } from '../personal-data.ts';

const accountId = z.uuid();

export const roleSchema = z.enum(['admin', 'auditor']);
export type Role = z.output<typeof roleSchema>;

/** One address, one account: recorded on a stream named by a keyed hash of the address. */
export const emailAddressReserved = defineEvent('EmailAddressReserved', z.object({ accountId }));
/** The account the address was reserved for never came to be; the address is free again. */
export const emailAddressReleased = defineEvent('EmailAddressReleased', z.object({ accountId }));

export const accountRegistered = defineEvent(
  'AccountRegistered',
  z.object({
    accountId,
    email: personal(z.string(), { subject: 'account', purpose: 'Anmeldung und Benachrichtigung' }),
    phoneNumber: personal(z.string(), { subject: 'account', purpose: 'Angabe bei der Registrierung' }),
    language: z.string(),
    /** The versions of AGB and Datenschutz that were named; missing when the client named none. */
    terms: acceptedTermsSchema.optional(),
  }),
);
/**
 * Closes the stream of an account that never came to be, before its address goes to somebody else: a registration that
 * was merely slow can then no longer complete.
 */
export const registrationAbandoned = defineEvent('RegistrationAbandoned', z.object({ accountId }));
/** Somebody tried to register an address that already has this account; its owner is told by mail. */
export const registrationRepeated = defineEvent('RegistrationRepeated', z.object({ accountId }));
/** The code itself is stored nowhere: it is derived from a secret and the id of this event. */
export const emailVerificationCodeIssued = defineEvent(
  'EmailVerificationCodeIssued',
  z.object({ accountId, expiresAt: z.iso.datetime() }),
);
export const emailVerified = defineEvent('EmailVerified', z.object({ accountId }));
/** Version 2 says which known device asked for the code; null for all others. The id is of a row that goes with the account. */
export const passwordResetCodeIssued = defineEvent(
  'PasswordResetCodeIssued',
  z.object({ accountId, expiresAt: z.iso.datetime(), knownDeviceId: z.uuid().nullable() }),
  [(data) => ({ ...data, knownDeviceId: null })],
);
/** Version 2 adds 'owner': whoever is signed in and knows the password so far. */
export const passwordChanged = defineEvent(
  'PasswordChanged',
  z.object({ accountId, by: z.enum(['reset-code', 'operator', 'owner']) }),
  [(data) => data],
);
export const roleGranted = defineEvent('RoleGranted', z.object({ accountId, role: roleSchema }));
export const roleRevoked = defineEvent('RoleRevoked', z.object({ accountId, role: roleSchema }));
/** Which mails the owner wants; codes and warnings about the account are always sent. */
export const notificationSettingsChanged = defineEvent(
  'NotificationSettingsChanged',
  z.object({ accountId, statusMails: z.boolean() }),
);
/** The owner asks for the account and its personal data to be erased; nothing is erased by this event. */
export const accountDeletionRequested = defineEvent('AccountDeletionRequested', z.object({ accountId }));
/** The owner keeps the account after all. */
export const accountDeletionWithdrawn = defineEvent('AccountDeletionWithdrawn', z.object({ accountId }));
const newAddress = personal(z.string(), { subject: 'account', purpose: 'Anmeldung und Benachrichtigung' });
/**
 * The owner, who knows the password, wants another address. The code that goes there is derived from a secret and the id of this
 * event; nothing is changed by it.
 */
export const emailChangeRequested = defineEvent(
  'EmailChangeRequested',
  z.object({ accountId, newEmail: newAddress, expiresAt: z.iso.datetime() }),
);
/**
 * From here on the account has this address, which its owner showed to read. `undoUntil` is how long the former one may take it
 * back; null where that was never verified, since it may be a stranger's.
 */
export const emailChanged = defineEvent(
  'EmailChanged',
  z.object({ accountId, email: newAddress, undoUntil: z.iso.datetime().nullable() }),
);
/**
 * Whoever reads the former address took the change back: the account has that one again, and no password before a code sets a
 * new one. `changeId` is the id of the `EmailChanged` that does not count any more; nor does any later one.
 */
export const emailChangeUndone = defineEvent(
  'EmailChangeUndone',
  z.object({ accountId, email: newAddress, changeId: z.uuid() }),
);
/**
 * The account lays no claim any more to an address that is not its own, and that somebody else wants: `claimId` is the id of the
 * request that was not confirmed in time, or of the change that is too old to be undone. Recorded before the address goes to them.
 */
export const emailAddressGivenUp = defineEvent('EmailAddressGivenUp', z.object({ accountId, claimId: z.uuid() }));
/** The account may be signed in with one more passkey. Its public key and its name are beside the log and go with the account. */
export const passkeyAdded = defineEvent('PasskeyAdded', z.object({ accountId, passkeyId: z.uuid() }));
export const passkeyRemoved = defineEvent(
  'PasskeyRemoved',
  z.object({ accountId, passkeyId: z.uuid(), by: z.enum(['owner', 'operator']) }),
);
/**
 * Signing in with the password asks for the code of an app, too (a time-based one-time password, RFC 6238). Its secret is beside the log,
 * under the account's key.
 */
export const authenticatorAppAdded = defineEvent('AuthenticatorAppAdded', z.object({ accountId, appId: z.uuid() }));
export const authenticatorAppRemoved = defineEvent(
  'AuthenticatorAppRemoved',
  z.object({ accountId, appId: z.uuid(), by: z.enum(['owner', 'operator']) }),
);
/** Codes that stand for a lost passkey or app; those before count no more. Their hashes are beside the log. */
export const recoveryCodesIssued = defineEvent('RecoveryCodesIssued', z.object({ accountId }));
export const recoveryCodeUsed = defineEvent(
  'RecoveryCodeUsed',
  z.object({ accountId, left: z.number().int().nonnegative() }),
);
/** Who wanted an account gone: its owner, an admin, or the rule that it is not kept any longer. */
export const ERASURE_REASONS = ['owner', 'admin', 'retention'] as const;
export type ErasureReason = (typeof ERASURE_REASONS)[number];
/**
 * The account is over for good: nobody signs in with it, and what is personal about it, in this log too, is made
 * unreadable by destroying its keys. Nothing follows in its stream.
 */
export const accountErased = defineEvent('AccountErased', z.object({ accountId, reason: z.enum(ERASURE_REASONS) }));

export const emailAddressEvents = [emailAddressReserved, emailAddressReleased] as const;
export const accountEvents = [
  accountRegistered,
  registrationAbandoned,
  registrationRepeated,
  emailVerificationCodeIssued,
  emailVerified,
  passwordResetCodeIssued,
  passwordChanged,
  roleGranted,
  roleRevoked,
  notificationSettingsChanged,
  accountDeletionRequested,
  accountDeletionWithdrawn,
  emailChangeRequested,
  emailChanged,
  emailChangeUndone,
  emailAddressGivenUp,
  passkeyAdded,
  passkeyRemoved,
  authenticatorAppAdded,
  authenticatorAppRemoved,
  recoveryCodesIssued,
  recoveryCodeUsed,
  accountErased,
] as const;

export type EmailAddressEvent = EventOf<(typeof emailAddressEvents)[number]>;
export type AccountEvent = EventOf<(typeof accountEvents)[number]>;

export const accountStream = (accountId: string) => `account-${accountId}`;
/** `addressHash` is a keyed hash of the normalised address, so that the log holds no address in clear. */
export const emailAddressStream = (addressHash: string) => `email-${addressHash}`;
