import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { BackOfficeDataProvider } from '../data-provider/data-provider.ts';
import type { OperationsCalls } from './operations-calls.ts';

export const OPERATIONS_KEY = ['operations'] as const;
const NOT_DONE = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';

const sentenceOf = (error: unknown): string => {
  const { body } = (error ?? {}) as { readonly body?: { readonly detail?: unknown } };
  return typeof body?.detail === 'string' ? body.detail : NOT_DONE;
};

/** Does one thing, says what came of it once the server has answered, and looks again at where all stands. */
export const useOperation = (call: (calls: OperationsCalls) => Promise<string>) => {
  const calls = useDataProvider<BackOfficeDataProvider>();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(calls),
    onSuccess: (sentence) => notify(sentence, { type: 'success' }),
    onError: (error) => notify(sentenceOf(error), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: OPERATIONS_KEY }),
  });
};

/** When a row is done with and goes, the focus goes to the heading of its panel instead of to nowhere. */
export const useFocusKeeper = (button: RefObject<HTMLButtonElement | null>): void =>
  // A layout effect: it ends while the button still stands on the page.
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element === null || document.activeElement !== element) return;
      const heading = element.closest('section')?.querySelector('h3');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
    };
  }, [button]);
