import { openWindows } from '@sternklar/contracts/open-windows';
import { useEffect, useSyncExternalStore } from 'react';
import type { Session } from '../session/session.ts';
import type { WayOn } from '../session/way-on.ts';
import { adminPageIn, destinationOf, type Screen } from './screen.ts';

const subscribeToHistory = (listener: () => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};

/**
 * The screen to show and the token to show it with; follows the address bar, this tab's session and other tabs'.
 * `firstPath` stands for the address bar where there is none: on the server.
 */
export const useScreen = (
  session: Session,
  wayOn: Pick<WayOn, 'goal' | 'forget'>,
  firstPath: string,
): { readonly screen: Screen; readonly token: string | null; readonly path: string } => {
  const token = useSyncExternalStore(session.subscribe, session.token, () => null);
  const path = useSyncExternalStore(
    subscribeToHistory,
    () => window.location.pathname,
    () => firstPath,
  );
  const goal = useSyncExternalStore(session.subscribe, wayOn.goal, () => null);
  const { screen, redirectTo } = destinationOf(path, token !== null, goal);
  useEffect(() => openWindows().watch(), []);
  useEffect(() => {
    if (redirectTo === null) return;
    // It forgets the goal by itself.
    if (adminPageIn(redirectTo) !== null) return window.location.replace(redirectTo);
    if (token !== null) wayOn.forget();
    openWindows().onceAtPage(() => {
      window.history.replaceState(null, '', redirectTo);
      window.dispatchEvent(new PopStateEvent('popstate'));
      window.scrollTo(0, 0);
    });
  }, [redirectTo, token, wayOn]);
  return { screen, token, path };
};
