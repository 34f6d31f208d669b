import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from '../data-provider/session.ts';

/** The session of the browser; on the server, where somebody is signed in by definition, there is none. */
export const SessionContext = createContext<Session | null>(null);

const nothingToHear = () => () => undefined;

/** The session while it has ended under somebody's work; else null. */
export const useExpiredSession = (): Session | null => {
  const session = useContext(SessionContext);
  const isOpen = useSyncExternalStore(
    session?.subscribe ?? nothingToHear,
    () => session?.isOpen() ?? true,
    () => true,
  );
  return isOpen ? null : session;
};
