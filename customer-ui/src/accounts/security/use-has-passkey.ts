import { useEffect, useState } from 'react';
import type { SecurityApi } from './security-api.ts';

/** Whether the account has a passkey that may stand for its password; not before that is known. */
export const useHasPasskey = (api: Pick<SecurityApi, 'ways'>): boolean => {
  const [has, setHas] = useState(false);
  useEffect(() => {
    let isShown = true;
    api.ways().then(
      ({ passkeys }) => isShown && setHas(passkeys.length > 0),
      // The password does as well; the section that lists passkeys says what went wrong.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [api]);
  return has;
};
