import { pauseUntilWoken } from '@sternklar/contracts/live-updates/pause-until-woken';
import { type DetailedHTMLProps, type HTMLAttributes, useEffect, useRef, useState } from 'react';
import { ToastOutlet } from '../ui/ToastOutlet.tsx';
import { loadAgain } from './load-again.ts';
import { logQuietly } from './log-quietly.ts';
import type { ChatDeps } from './open-chat.ts';
import './chat.css';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sternklar-chat': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

/**
 * The support chat in the corner: the same widget as on partners' pages, with the customer's own calls. While its window
 * covers the page, messages appear inside it, since everything behind it is inert.
 */
export const ChatCorner = ({ deps }: { readonly deps: ChatDeps }) => {
  const hostRef = useRef<HTMLElement>(null);
  const [coversPage, setCoversPage] = useState(false);
  useEffect(() => {
    const host = hostRef.current;
    if (host === null) return;
    const gone = new AbortController();
    let close: () => void = () => undefined;
    const load = () => import('./open-chat.ts');
    loadAgain(load, (ms) => pauseUntilWoken(ms, gone.signal)).then(
      ({ openChat }) => {
        if (!gone.signal.aborted) close = openChat(deps, { host, onCoversPage: setCoversPage });
      },
      (error) => logQuietly('The chat could not be loaded.', error),
    );
    return () => {
      gone.abort();
      close();
    };
  }, [deps]);
  return (
    <sternklar-chat ref={hostRef}>
      {coversPage && (
        <div slot="notices">
          <ToastOutlet />
        </div>
      )}
    </sternklar-chat>
  );
};
