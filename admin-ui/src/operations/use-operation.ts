import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { BackOfficeDataProvider } from '../data-provider/data-provider.ts';
import type { OperationsCalls } from './operations-calls.ts';

export const OPERATIONS_KEY = ['operations'] as const;
const NOT_DONE = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';

const sentenceOf = (error: unknown): string => {
  const { body } = (error ?? {}) as { readonly body?: { readonly detail?: unknown } };
  return typeof body?.detail === 'string' ? body.detail : NOT_DONE;
};

/** Does one thing at a time, says what came of it once the server has answered, and looks again at where all stands. */
export const useOperation = () => {
  const calls = useDataProvider<BackOfficeDataProvider>();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (operate: (calls: OperationsCalls) => Promise<string>) => operate(calls),
    onSuccess: (sentence) => notify(sentence, { type: 'success' }),
    onError: (error) => notify(sentenceOf(error), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: OPERATIONS_KEY }),
  });
  return { operate: mutate, isPending };
};

export type Operate = ReturnType<typeof useOperation>;
