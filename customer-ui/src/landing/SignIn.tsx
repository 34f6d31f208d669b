import type { AuthMode } from '../accounts/credentials/auth-help.ts';
import { AccountDialogs } from '../accounts/sign-in/AccountDialogs.tsx';
import { servicesOf } from '../composition.ts';
import type { PublicServices } from '../public-composition.ts';

interface SignInProps {
  readonly shared: PublicServices;
  readonly start: AuthMode;
  /** Where they wanted to go, if it needs an account. */
  readonly goal: string | null;
  readonly onClose: () => void;
}

/** The windows that lead from the landing page into the product, with what talks to the API. */
export const SignIn = ({ shared, start, goal, onClose }: SignInProps) => {
  const { accounts, session, toasts } = servicesOf(shared);
  return (
    <AccountDialogs start={start} goal={goal} accounts={accounts} session={session} toasts={toasts} onClose={onClose} />
  );
};
