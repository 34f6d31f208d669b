import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { sentenceOf } from './refusal.ts';

export interface Command<Given, Result> {
  run(given: Given): Promise<Result>;
  /** Told when it is done; null says nothing. */
  done(result: Result): string | null;
  /** Told when it was refused without a sentence of the server's. */
  readonly failed: string | ((error: unknown) => string);
  onDone?(result: Result): void;
}

/** Gives a command, one at a time, says what came of it, and shows everything anew. */
export const useCommand = <Given, Result>({ run, done, failed, onDone }: Command<Given, Result>) => {
  const notify = useNotify();
  const refresh = useRefresh();
  // A second press may come before the first one is drawn, and finds here what its own drawing does not know yet.
  const isUnderWay = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: run,
    onSuccess: (result) => {
      const words = done(result);
      if (words !== null) notify(words, { type: 'success' });
      refresh();
      onDone?.(result);
    },
    onError: (error) =>
      notify(sentenceOf(error, typeof failed === 'string' ? failed : failed(error)), { type: 'error' }),
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  return {
    isPending,
    send: (given: Given) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(given);
    },
  };
};
