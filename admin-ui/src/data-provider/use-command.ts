import { useNotify, useRefresh } from 'react-admin';
import { sentenceOf } from './refusal.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

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
  const { send, isPending } = useOneAtATime<Given, Result>({
    mutationFn: run,
    onSuccess: (result) => {
      const words = done(result);
      if (words !== null) notify(words, { type: 'success' });
      refresh();
      onDone?.(result);
    },
    onError: (error) =>
      notify(sentenceOf(error, typeof failed === 'string' ? failed : failed(error)), { type: 'error' }),
  });
  return { isPending, send: (given: Given) => send(given) };
};
