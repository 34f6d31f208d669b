import type { BackOfficeAttention } from '@sternklar/contracts/back-office-attention.api';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { HttpClient } from '../data-provider/http-client.ts';
import { loading } from '../data-provider/load-failure.ts';
import { useCalls } from '../data-provider/use-calls.ts';
import type { StaffRights } from '../session/staff.ts';

export const createAttentionCalls = (call: HttpClient) => ({
  /** How much waits for a person; for admins. */
  attention: async (): Promise<BackOfficeAttention> => (await loading(call('/api/admin/attention'))).json,
});

export const attentionKey = ['attention'] as const;

/** What waits for a person, as far as it was read; nothing for auditors, whose it is not to do. */
export const useAttention = (rights: StaffRights): BackOfficeAttention | undefined => {
  const { attention } = useCalls(createAttentionCalls);
  const isTold = rights === 'change';
  return useQuery({ queryKey: attentionKey, queryFn: () => attention(), enabled: isTold }).data;
};

export const totalOf = (attention: BackOfficeAttention | undefined): number =>
  attention ? attention.chats + attention.cases + attention.parked_events : 0;

/** The same for the page that a server renders. */
export const totalRead = (queryClient: QueryClient): number => totalOf(queryClient.getQueryData(attentionKey));
