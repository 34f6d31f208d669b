import { servicesOf } from './composition.ts';
import { DashboardPage } from './dashboard/DashboardPage.tsx';
import type { PublicServices } from './public-composition.ts';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface SignedInProps {
  readonly shared: PublicServices;
  readonly token: string;
}

/** The screens of signed-in customers, with everything that talks to the API; visitors never load it. */
export const SignedIn = ({ shared, token }: SignedInProps) => {
  const {
    site,
    toasts,
    accounts,
    businesses,
    reviews,
    conversations,
    subscriptions,
    installOffer,
    news,
    drafts,
    leave,
    signOut,
  } = servicesOf(shared);
  return (
    <DashboardPage
      key={token}
      site={site}
      token={token}
      accounts={accounts}
      toasts={toasts}
      deps={{ businesses, reviews, conversations, subscriptions, news, pause, leave }}
      drafts={drafts}
      onLogOut={signOut}
      installOffer={installOffer}
    />
  );
};
