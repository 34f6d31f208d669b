import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import type { ExistingAccount } from '../account.ts';

/**
 * Takes away every passkey and the app: whoever set them up need not be who the account belongs to from here on. Their rows, and recovery
 * codes, are forgotten afterwards (forget-second-factors.ts); `by` is who took them away.
 */
export const takeSecondFactors = (
  { accountId, passkeys, authenticatorApp: appId }: ExistingAccount,
  by: 'owner' | 'operator',
): readonly AccountEvent[] => [
  ...passkeys.map((passkeyId): AccountEvent => ({ type: 'PasskeyRemoved', data: { accountId, passkeyId, by } })),
  ...(appId === null ? [] : [{ type: 'AuthenticatorAppRemoved', data: { accountId, appId, by } } as const]),
];
