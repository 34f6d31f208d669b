import { useCommand } from '../data-provider/use-command.ts';
import type { PartnerCommands } from './partner-commands.ts';

const NOT_SAVED = 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.';

interface Change<Given, Result> {
  run(commands: PartnerCommands, given: Given): Promise<Result>;
  /** Told when it is done; null says nothing. */
  readonly done: string | null;
  onDone?(result: Result): void;
}

/** Sends a change of a partner, says what came of it, and shows everything anew. */
export const usePartnerChange = <Given, Result>({ run, done, onDone }: Change<Given, Result>) =>
  useCommand<Given, Result>({
    run: async (dataProvider, given) => run(await dataProvider.partners(), given),
    done: () => done,
    failed: NOT_SAVED,
    ...(onDone && { onDone }),
  });
