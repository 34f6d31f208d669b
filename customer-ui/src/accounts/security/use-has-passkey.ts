import type { SecurityApi } from './security-api.ts';
import { useSignInWays } from './use-sign-in-ways.ts';

/** Whether the account has a passkey that may stand for its password; not before that is known. */
export const useHasPasskey = (api: Pick<SecurityApi, 'ways'>): boolean =>
  (useSignInWays(api)?.passkeys.length ?? 0) > 0;
