import { browserLiveDeps } from '@sternklar/contracts/live-updates/browser-live-connection';
import { openLiveConnection } from '@sternklar/contracts/live-updates/live-connection';
import type { LiveUpdate } from '@sternklar/contracts/live-updates/live-update.api';
import { useEffect, useSyncExternalStore } from 'react';

/** Somebody who follows the live stream. */
export interface LiveFollower {
  /** The stream stands; `resumed` is false when updates before it may have been missed. */
  liveOpened(resumed: boolean): void;
  liveUpdated(update: LiveUpdate): void;
}

/** A page of a signed-in customer, as far as its screen has to do with its coming and going. */
interface LivePage<State> extends LiveFollower {
  state(): State;
  subscribe(listener: () => void): () => void;
  /** Loads what the page shows. */
  open(): Promise<void>;
  /** Answers that still come are ignored from now on. */
  close(): void;
  /** The stream broke; `liveOpened` tells when it stands again. */
  liveLost?(): void;
  /** The server no longer knows the session. */
  sessionOver(): void;
}

/** What a page shows; it is loaded and kept up to date, and the live stream is open, while it is on the screen. */
export const useLivePage = <State>(page: LivePage<State>, token: string, beside?: LiveFollower): State => {
  const state = useSyncExternalStore(page.subscribe, page.state);
  useEffect(() => {
    const closeLive = openLiveConnection(browserLiveDeps(), token, {
      onOpen: (resumed) => {
        page.liveOpened(resumed);
        beside?.liveOpened(resumed);
      },
      onLost: () => page.liveLost?.(),
      onUpdate: (update) => {
        page.liveUpdated(update);
        beside?.liveUpdated(update);
      },
      onSessionOver: page.sessionOver,
    });
    // The device knows before the stream does, which may stand for a while without a network.
    const isLost = () => page.liveLost?.();
    const standsAgain = () => page.liveOpened(true);
    window.addEventListener('offline', isLost);
    window.addEventListener('online', standsAgain);
    void page.open();
    return () => {
      window.removeEventListener('offline', isLost);
      window.removeEventListener('online', standsAgain);
      closeLive();
      page.close();
    };
  }, [page, token, beside]);
  return state;
};
