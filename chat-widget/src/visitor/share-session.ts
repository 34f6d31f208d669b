import { WHO_HAS_ONE } from '../loader/between-tabs.ts';

/** Hands the kept session to tabs that ask for one, until `gone`. Answers the way to tell them without being asked. */
export const shareSession = (name: string, gone: AbortSignal): (() => void) => {
  let others: BroadcastChannel | undefined;
  const share = () => {
    try {
      const kept = sessionStorage.getItem(name);
      if (kept) others?.postMessage(kept);
    } catch {
      // Where nothing can be stored there is nothing to hand over.
    }
  };
  try {
    others = new BroadcastChannel(name);
    others.onmessage = ({ data }) => data === WHO_HAS_ONE && share();
    gone.addEventListener('abort', () => others?.close());
  } catch {
    // Some browsers have none in private windows, or allow none where they block cookies: each tab is by itself.
  }
  return share;
};
