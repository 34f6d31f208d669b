import type { AccountEvent, ErasureReason, Role } from '@sternklar/contracts/accounts/account.events';
import * as build from '@sternklar/contracts/accounts/testing/account.builders';
import { about, type DataOf } from './about.ts';
import { accountId, emailOf } from './ids.ts';

const of = (account: number, event: AccountEvent): AccountEvent => about(event, { accountId: accountId(account) });

export const accountRegistered = (
  account: number,
  data: Partial<DataOf<AccountEvent, 'AccountRegistered'>> = {},
): AccountEvent => of(account, build.registered({ email: emailOf(account), ...data }));

export const emailVerified = (account: number) => of(account, build.emailVerified);
export const roleGranted = (account: number, role: Role) => of(account, build.roleGranted(role));
export const roleRevoked = (account: number, role: Role) => of(account, build.roleRevoked(role));
export const notificationSettingsChanged = (account: number, statusMails: boolean) =>
  of(account, build.notificationSettingsChanged(statusMails));
export const accountDeletionRequested = (account: number) => of(account, build.deletionRequested);
export const accountDeletionWithdrawn = (account: number) => of(account, build.deletionWithdrawn);
export const accountErased = (account: number, reason?: ErasureReason) => of(account, build.accountErased(reason));
export const emailChanged = (account: number, email: string | null) =>
  of(account, build.emailChanged('2025-04-01T09:00:00.000Z', email));
export const emailChangeUndone = (account: number, changeId: string, email: string | null) =>
  of(account, build.emailChangeUndone(changeId, email));
