import type { Identity } from '../../platform/access.port.ts';

export interface AdminsNeed {
  readonly adminsNeedSecondFactor: boolean;
}

/** An account as it is in this session: an admin's is none where that takes a second factor which was not shown, and says so. */
export const seenInSession = <Account extends { readonly is_admin: boolean }>(
  account: Account,
  { isAdmin }: Pick<Identity, 'isAdmin'>,
  { adminsNeedSecondFactor }: AdminsNeed,
): Account | (Account & { readonly is_admin: false; readonly second_factor_missing: true }) =>
  account.is_admin && adminsNeedSecondFactor && !isAdmin
    ? { ...account, is_admin: false, second_factor_missing: true }
    : account;
