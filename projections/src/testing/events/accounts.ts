import type { AccountEvent, ErasureReason, Role } from '@sternklar/contracts/accounts/account.events';
import type { DataOf } from './data-of.ts';
import { accountId, emailOf } from './ids.ts';

export const accountRegistered = (
  account: number,
  data: Partial<DataOf<AccountEvent, 'AccountRegistered'>> = {},
): AccountEvent => ({
  type: 'AccountRegistered',
  data: { accountId: accountId(account), email: emailOf(account), phoneNumber: null, language: 'de', ...data },
});

export const emailVerified = (account: number): AccountEvent => ({
  type: 'EmailVerified',
  data: { accountId: accountId(account) },
});

export const roleGranted = (account: number, role: Role): AccountEvent => ({
  type: 'RoleGranted',
  data: { accountId: accountId(account), role },
});

export const roleRevoked = (account: number, role: Role): AccountEvent => ({
  type: 'RoleRevoked',
  data: { accountId: accountId(account), role },
});

export const notificationSettingsChanged = (account: number, statusMails: boolean): AccountEvent => ({
  type: 'NotificationSettingsChanged',
  data: { accountId: accountId(account), statusMails },
});

export const accountDeletionRequested = (account: number): AccountEvent => ({
  type: 'AccountDeletionRequested',
  data: { accountId: accountId(account) },
});

export const accountDeletionWithdrawn = (account: number): AccountEvent => ({
  type: 'AccountDeletionWithdrawn',
  data: { accountId: accountId(account) },
});

export const accountErased = (account: number, reason: ErasureReason = 'owner'): AccountEvent => ({
  type: 'AccountErased',
  data: { accountId: accountId(account), reason },
});
