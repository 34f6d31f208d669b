import type { TextBlock, TextBlockBody } from '@sternklar/contracts/text-blocks/text-block.api';
import { useQuery } from '@tanstack/react-query';
import type { HttpClient } from '../data-provider/http-client.ts';
import { loading } from '../data-provider/load-failure.ts';
import { useCalls } from '../data-provider/use-calls.ts';

const addressOf = (id: string) => `/api/admin/text-blocks/${encodeURIComponent(id)}`;

export const createTextBlockCalls = (call: HttpClient) => ({
  /** By title. */
  textBlocks: async (): Promise<readonly TextBlock[]> => (await loading(call('/api/admin/text-blocks'))).json,
  /** Sent again with the same `repeatKey`, it does nothing twice. */
  createTextBlock: async (block: TextBlockBody, repeatKey: string): Promise<void> => {
    const headers = { 'Idempotency-Key': repeatKey };
    await call('/api/admin/text-blocks', { method: 'POST', headers, body: JSON.stringify(block) });
  },
  changeTextBlock: async (id: string, block: TextBlockBody): Promise<void> => {
    await call(addressOf(id), { method: 'PUT', body: JSON.stringify(block) });
  },
  removeTextBlock: async (id: string): Promise<void> => {
    await call(addressOf(id), { method: 'DELETE' });
  },
});

/** They change seldom: whoever writes all day asks for them now and then. */
const FRESH_MS = 60_000;

export const useTextBlocks = () => {
  const { textBlocks } = useCalls(createTextBlockCalls);
  return useQuery({ queryKey: ['text-blocks'], queryFn: () => textBlocks(), staleTime: FRESH_MS });
};
