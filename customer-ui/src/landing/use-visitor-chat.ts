import { useEffect, useRef, useState } from 'react';
import type { openVisitorChat } from '../conversations/open-visitor-chat.ts';

type Loading = 'not-yet' | 'busy' | 'done' | 'failed';

/** The chat for visitors: nothing of it is loaded, asked for or stored before somebody wants it. */
export const useVisitorChat = (firstQuestions: readonly string[]) => {
  const hostRef = useRef<HTMLElement>(null);
  const chat = useRef<ReturnType<typeof openVisitorChat>>(null);
  const [loading, setLoading] = useState<Loading>('not-yet');
  useEffect(
    () => () => {
      chat.current?.close();
      chat.current = null;
    },
    [],
  );
  const ask = async () => {
    if (chat.current !== null) return chat.current.open();
    if (loading === 'busy') return undefined;
    setLoading('busy');
    try {
      const script = await import('../conversations/open-visitor-chat.ts');
      // The page may have been left meanwhile.
      if (hostRef.current !== null) chat.current = script.openVisitorChat(hostRef.current, firstQuestions);
      setLoading('done');
    } catch {
      setLoading('failed');
    }
    return undefined;
  };
  return { hostRef, loading, ask: () => void ask() };
};
export type VisitorChat = ReturnType<typeof useVisitorChat>;
