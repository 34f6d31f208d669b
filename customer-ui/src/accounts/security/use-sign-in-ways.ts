import type { SignInWays } from '@sternklar/contracts/accounts/passkey.api';
import { useEffect, useState } from 'react';
import type { SecurityApi } from './security-api.ts';

/** With what the account is signed in to beside its password; undefined before that is known. */
export const useSignInWays = (api: Pick<SecurityApi, 'ways'>): SignInWays | undefined => {
  const [ways, setWays] = useState<SignInWays>();
  useEffect(() => {
    let isShown = true;
    api.ways().then(
      (found) => isShown && setWays(found),
      // The password does as well, or the server says what else it needs; the section that lists passkeys says what went wrong.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [api]);
  return ways;
};
