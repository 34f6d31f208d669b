import type { LiveListener } from '@sternklar/contracts/live-updates/live-stream';
import { useContext, useEffect, useSyncExternalStore } from 'react';
import { SessionContext, useExpiredSession } from '../session/session-context.ts';
import { createLiveChannel, type HeardUpdates, NOTHING_HEARD } from './live-channel.ts';

/** The stream's code comes after the page; where it cannot be had the page is as it was loaded. */
const openLater = (token: string, listener: LiveListener): (() => void) => {
  let isWanted = true;
  const opened = import('./open-stream.ts').then(
    ({ openStream }) => (isWanted ? openStream(token, listener) : null),
    () => null,
  );
  return () => {
    isWanted = false;
    void opened.then((close) => close?.());
  };
};

const channel = createLiveChannel(openLater);
const nothing = () => NOTHING_HEARD;

/**
 * Everything that staff hears while this page is open: ids and states, of reviews, businesses, accounts and
 * conversations. The stream is one for all tabs of the browser, and opens with the first screen that asks.
 */
export const useLiveUpdates = (): HeardUpdates => {
  const session = useContext(SessionContext);
  const isExpired = useExpiredSession() !== null;
  useEffect(() => {
    const token = session?.token() ?? null;
    if (token !== null && !isExpired) channel.follow(token);
  }, [session, isExpired]);
  return useSyncExternalStore(channel.subscribe, channel.heard, nothing);
};

/** Up to which update each answer of the server was first seen: it is kept with the answer when a list is left. */
const seenAt = new WeakMap<object, number>();

/** The number of the newest update when the rows were first seen. */
export const firstSeenAt = (rows: object, newest: number): number => {
  const known = seenAt.get(rows);
  if (known !== undefined) return known;
  seenAt.set(rows, newest);
  return newest;
};
