import { useEffect } from 'react';
import { servicesOf } from './composition.ts';
import { DashboardPage } from './dashboard/DashboardPage.tsx';
import type { PublicServices } from './public-composition.ts';
import { renewPushLater } from './push/push-later.ts';

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
    push,
  } = servicesOf(shared);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sign-in
  useEffect(() => renewPushLater(push), [token, push]);
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
