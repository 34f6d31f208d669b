import { servicesOf } from '../composition.ts';
import type { PublicServices } from '../public-composition.ts';
import { AccountPage } from './AccountPage.tsx';
import { saveFile } from './save-file.ts';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface AccountScreenProps {
  readonly shared: PublicServices;
  readonly token: string;
}

/** The account page with what it needs; only those who open it load it. */
export const AccountScreen = ({ shared, token }: AccountScreenProps) => {
  const { site, toasts, accounts, ownAccount, invoices, leave, signOut } = servicesOf(shared);
  return (
    <AccountPage
      key={token}
      site={site}
      token={token}
      accounts={accounts}
      toasts={toasts}
      invoices={invoices}
      deps={{ api: ownAccount, saveFile, pause, leave }}
      onLogOut={signOut}
    />
  );
};
