import type { AccountEvent } from '@sternklar/contracts/accounts/account.events';
import { type AccountState, exists } from '../account.ts';
import type { AuthenticatorApps } from '../authenticator-app/authenticator-apps.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import type { RecoveryCodes } from '../recovery-codes/recovery-codes.ts';

export interface ForgetSecondFactorsDeps {
  readonly passkeys: Pick<Passkeys, 'forget'>;
  readonly authenticatorApps: Pick<AuthenticatorApps, 'forget'>;
  readonly recoveryCodes: Pick<RecoveryCodes, 'forget'>;
}

/** A decision that took second factors away. */
export interface TookSecondFactors {
  readonly events: readonly AccountEvent[];
  readonly state: AccountState;
}

/** Forgets the rows of what was taken away, which counts no more by then, and all recovery codes. */
export type ForgetSecondFactors = (took: TookSecondFactors) => Promise<void>;

export const createForgetSecondFactors =
  ({ passkeys, authenticatorApps, recoveryCodes }: ForgetSecondFactorsDeps): ForgetSecondFactors =>
  async ({ events, state }) => {
    for (const { type, data } of events) {
      if (type === 'PasskeyRemoved') await passkeys.forget(data.accountId, data.passkeyId);
      if (type === 'AuthenticatorAppRemoved') await authenticatorApps.forget(data.accountId, data.appId);
    }
    if (exists(state) && state.hasRecoveryCodes) await recoveryCodes.forget(state.accountId);
  };
