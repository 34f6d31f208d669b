import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { BackOfficeDataProvider } from '../data-provider/data-provider.ts';
import { sentenceOf } from '../data-provider/refusal.ts';
import type { PartnerCommands } from './partner-commands.ts';

const NOT_SAVED = 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.';

interface Change<Given, Result> {
  run(commands: PartnerCommands, given: Given): Promise<Result>;
  /** Told when it is done; null says nothing. */
  readonly done: string | null;
  onDone?(result: Result): void;
}

/** Sends a change of a partner, says what came of it, and shows everything anew. */
export const usePartnerChange = <Given, Result>({ run, done, onDone }: Change<Given, Result>) => {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: async (given: Given) => run(await dataProvider.partners(), given),
    onSuccess: (result) => {
      if (done) notify(done, { type: 'success' });
      refresh();
      onDone?.(result);
    },
    onError: (error) => notify(sentenceOf(error, NOT_SAVED), { type: 'error' }),
  });
  return {
    isPending,
    send: (given: Given) => {
      if (!isPending) mutate(given);
    },
  };
};
