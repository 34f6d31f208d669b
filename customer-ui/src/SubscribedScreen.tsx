import { SubscribedPage } from './accounts/subscribed/SubscribedPage.tsx';
import { servicesOf } from './composition.ts';
import type { PublicServices } from './public-composition.ts';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface SubscribedScreenProps {
  readonly shared: PublicServices;
  readonly token: string;
}

/** The page after paying with what it needs; only those who paid load it. */
export const SubscribedScreen = ({ shared, token }: SubscribedScreenProps) => {
  const { site, toasts, ownAccount, invoices, news, leave, signOut } = servicesOf(shared);
  return (
    <SubscribedPage
      key={token}
      site={site}
      token={token}
      toasts={toasts}
      invoices={invoices}
      news={news}
      deps={{ api: ownAccount, saveFile: () => undefined, pause, leave, signOut }}
      onLogOut={signOut}
    />
  );
};
