import { browserLiveDeps } from '@sternklar/contracts/live-updates/browser-live-connection';
import { openLiveConnection } from '@sternklar/contracts/live-updates/live-connection';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type AccountPage, type AccountPageDeps, type AccountPageState, createAccountPage } from './account-page.ts';

/** The account of the signed-in person, loaded and kept up to date while it is on the screen. */
export const useAccountPage = (deps: AccountPageDeps, token: string): readonly [AccountPage, AccountPageState] => {
  const [page] = useState(() => createAccountPage(deps));
  const state = useSyncExternalStore(page.subscribe, page.state);
  useEffect(() => {
    const closeLive = openLiveConnection(browserLiveDeps(), token, {
      onOpen: (resumed) => {
        if (!resumed && page.state().account !== null) void page.refresh();
      },
      onLost: () => undefined,
      onUpdate: page.liveUpdated,
      onSessionOver: page.sessionOver,
    });
    // Devices come and go without a word on the stream: whoever looks again sees them as they are now.
    const lookedAt = () => {
      if (document.visibilityState === 'visible') void page.refresh();
    };
    document.addEventListener('visibilitychange', lookedAt);
    void page.open();
    return () => {
      document.removeEventListener('visibilitychange', lookedAt);
      closeLive();
      page.close();
    };
  }, [page, token]);
  return [page, state];
};
