import { AccountDialogs } from '../accounts/AccountDialogs.tsx';
import type { AuthMode } from '../accounts/auth-help.ts';
import { servicesOf } from '../composition.ts';
import type { PublicServices } from '../public-composition.ts';

interface LandingDialogsProps {
  readonly shared: PublicServices;
  readonly start: AuthMode;
  readonly onClose: () => void;
}

/** The windows that lead from the landing page into the product. */
export const LandingDialogs = ({ shared, start, onClose }: LandingDialogsProps) => {
  const { accounts, session, toasts } = servicesOf(shared);
  return <AccountDialogs start={start} accounts={accounts} session={session} toasts={toasts} onClose={onClose} />;
};
