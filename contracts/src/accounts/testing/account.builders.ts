import { CODE_LIFETIME_MS } from '../../constants.ts';
import type { AccountEvent, ErasureReason, Role } from '../account.events.ts';

/** The account that tests are about. */
export const accountId = '01890000-0000-7000-8000-0000000000aa';

type Registration = Omit<Extract<AccountEvent, { type: 'AccountRegistered' }>['data'], 'accountId'>;

export const registered = (overrides: Partial<Registration> = {}): AccountEvent => ({
  type: 'AccountRegistered',
  data: { accountId, email: 'anna@firma.example', phoneNumber: null, language: 'de', ...overrides },
});
export const abandoned: AccountEvent = { type: 'RegistrationAbandoned', data: { accountId } };
export const registrationRepeated: AccountEvent = { type: 'RegistrationRepeated', data: { accountId } };
export const emailVerified: AccountEvent = { type: 'EmailVerified', data: { accountId } };
export const passwordChanged = (by: 'reset-code' | 'operator' | 'owner' = 'reset-code'): AccountEvent => ({
  type: 'PasswordChanged',
  data: { accountId, by },
});
export const notificationSettingsChanged = (statusMails: boolean): AccountEvent => ({
  type: 'NotificationSettingsChanged',
  data: { accountId, statusMails },
});
export const deletionRequested: AccountEvent = { type: 'AccountDeletionRequested', data: { accountId } };
export const deletionWithdrawn: AccountEvent = { type: 'AccountDeletionWithdrawn', data: { accountId } };
export const accountErased = (reason: ErasureReason = 'owner'): AccountEvent => ({
  type: 'AccountErased',
  data: { accountId, reason },
});
export const roleGranted = (role: Role): AccountEvent => ({ type: 'RoleGranted', data: { accountId, role } });
export const roleRevoked = (role: Role): AccountEvent => ({ type: 'RoleRevoked', data: { accountId, role } });

const expiryOf = (issuedAt: Date) => new Date(issuedAt.getTime() + CODE_LIFETIME_MS).toISOString();

export const verificationCodeIssued = (issuedAt: Date): AccountEvent => ({
  type: 'EmailVerificationCodeIssued',
  data: { accountId, expiresAt: expiryOf(issuedAt) },
});
export const resetCodeIssued = (issuedAt: Date, knownDeviceId: string | null = null): AccountEvent => ({
  type: 'PasswordResetCodeIssued',
  data: { accountId, expiresAt: expiryOf(issuedAt), knownDeviceId },
});

export const emailChangeRequested = (issuedAt: Date, newEmail: string | null = 'anna@neu.example'): AccountEvent => ({
  type: 'EmailChangeRequested',
  data: { accountId, newEmail, expiresAt: expiryOf(issuedAt) },
});
export const emailChanged = (
  undoUntil: string | null = '2026-03-08T09:00:00.000Z',
  email: string | null = 'anna@neu.example',
): AccountEvent => ({ type: 'EmailChanged', data: { accountId, email, undoUntil } });
export const emailChangeUndone = (changeId: string, email: string | null = 'anna@firma.example'): AccountEvent => ({
  type: 'EmailChangeUndone',
  data: { accountId, email, changeId },
});
export const passkeyAdded = (passkeyId: string): AccountEvent => ({
  type: 'PasskeyAdded',
  data: { accountId, passkeyId },
});
export const passkeyRemoved = (passkeyId: string, by: 'owner' | 'operator' = 'owner'): AccountEvent => ({
  type: 'PasskeyRemoved',
  data: { accountId, passkeyId, by },
});
export const authenticatorAppAdded = (appId: string): AccountEvent => ({
  type: 'AuthenticatorAppAdded',
  data: { accountId, appId },
});
export const authenticatorAppRemoved = (appId: string, by: 'owner' | 'operator' = 'owner'): AccountEvent => ({
  type: 'AuthenticatorAppRemoved',
  data: { accountId, appId, by },
});
export const recoveryCodesIssued: AccountEvent = { type: 'RecoveryCodesIssued', data: { accountId } };
export const recoveryCodeUsed = (left: number): AccountEvent => ({
  type: 'RecoveryCodeUsed',
  data: { accountId, left },
});
export const emailAddressGivenUp = (claimId: string): AccountEvent => ({
  type: 'EmailAddressGivenUp',
  data: { accountId, claimId },
});
