import type { OwnProfile } from '@sternklar/contracts/accounts/account.api';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { HttpClient } from '../data-provider/http-client.ts';
import { loading } from '../data-provider/load-failure.ts';
import { statusOf } from '../data-provider/refusal.ts';
import { useCalls } from '../data-provider/use-calls.ts';

export const createOwnCalls = (call: HttpClient) => ({
  /** Who is signed in. */
  me: async (): Promise<OwnProfile> => (await loading(call('/api/auth/me'))).json,
});

/** Who is asked about and could not be told is asked about again, this often. */
const ASK_AGAIN_MS = 5_000;
/** No session, or none that may be here: to ask again changes nothing. */
const FINAL: readonly unknown[] = [401, 403];

/** How long to wait before the server is asked again who is signed in; false when it has answered. */
export const askAgainAfter = (error: unknown): number | false =>
  error === null || FINAL.includes(statusOf(error)) ? false : ASK_AGAIN_MS;

/** What the person at work here may do: admins everything, auditors read; `unknown` until the server has said it. */
export type StaffRights = 'unknown' | 'read' | 'change';

/** Asks the server; the layout does it once for all below it. */
export const useAskedRights = (): StaffRights => {
  const { me } = useCalls(createOwnCalls);
  const { data } = useQuery({
    queryKey: ['me'],
    queryFn: () => me(),
    // Without an answer nothing could be done here: it is not left at the first failure.
    refetchInterval: ({ state }) => askAgainAfter(state.error),
  });
  if (data?.is_admin) return 'change';
  // Everybody else is on their way out: the lists answer them 403.
  return data?.is_auditor ? 'read' : 'unknown';
};

/** The account of the person at work; null until the server has said it. */
export const useOwnId = (): string | null => {
  const { me } = useCalls(createOwnCalls);
  return useQuery({ queryKey: ['me'], queryFn: () => me() }).data?.id ?? null;
};

export const RightsContext = createContext<StaffRights>('unknown');

export const useRights = (): StaffRights => useContext(RightsContext);

/** Whether to offer commands: whatever changes something, and the ways that lead only to it. */
export const useMayChange = (): boolean => useRights() === 'change';
