import type { Preferences } from '@sternklar/contracts/preferences.api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { HttpClient } from '../data-provider/http-client.ts';
import { loading } from '../data-provider/load-failure.ts';
import { useCalls } from '../data-provider/use-calls.ts';

const PATH = '/api/admin/preferences';

/** How the person at work likes the back office, as the server keeps it for all their devices. */
export const createPreferenceCalls = (call: HttpClient) => ({
  preferences: async (): Promise<Preferences> => (await loading(call(PATH))).json,
  /** Replaces the parts that are named, of lists each by itself. */
  choose: async (chosen: Preferences): Promise<Preferences> =>
    (await call(PATH, { method: 'PUT', body: JSON.stringify(chosen) })).json,
});

const KEY = ['preferences'];
/** One after the other: the later of two choices is the one that stays. */
const ONE_AT_A_TIME = { id: 'preferences' };

const withChoice = (before: Preferences, { lists, ...chosen }: Preferences): Preferences => ({
  ...before,
  ...chosen,
  ...((before.lists || lists) && { lists: { ...before.lists, ...lists } }),
});

/**
 * What this person chose, and how they choose: seen at once, kept on the server. Nothing is chosen until it is known.
 *
 * @public
 */
export const usePreferences = () => {
  const { preferences, choose } = useCalls(createPreferenceCalls);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { data = {}, isPending, failureCount } = useQuery({ queryKey: KEY, queryFn: () => preferences() });
  const { mutate } = useMutation({
    mutationFn: choose,
    scope: ONE_AT_A_TIME,
    onMutate: (chosen) => queryClient.setQueryData<Preferences>(KEY, (before = {}) => withChoice(before, chosen)),
    onError: () => {
      notify('Die Einstellung konnte nicht gemerkt werden. Sie gilt nur hier.', { type: 'warning' });
    },
  });
  // Whoever's choice cannot be read has the usual one at once, and not after the last try.
  return { preferences: data, isOnTheWay: isPending && failureCount === 0, choose: mutate };
};
