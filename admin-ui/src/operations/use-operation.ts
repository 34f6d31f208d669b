import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { sentenceOf } from '../data-provider/refusal.ts';
import { useCalls } from '../data-provider/use-calls.ts';
import { createOperationsCalls, type OperationsCalls } from './operations-calls.ts';

export const OPERATIONS_KEY = ['operations'] as const;
const NOT_DONE = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';

/** Does one thing, says what came of it once the server has answered, and looks again at where all stands. */
export const useOperation = (call: (calls: OperationsCalls) => Promise<string>) => {
  const calls = useCalls(createOperationsCalls);
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(calls),
    onSuccess: (sentence) => notify(sentence, { type: 'success' }),
    onError: (error) => notify(sentenceOf(error, NOT_DONE), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: OPERATIONS_KEY }),
  });
};
