import { useMutation } from '@tanstack/react-query';

/**
 * What commands resolve to. React-admin resolves the calls of an ended session, too, before it leaves the page: with
 * something else, so that nobody is told of a success that was none.
 */
export const DONE = 'done';
export type Done = typeof DONE;

interface Reactions {
  /** The server has agreed. */
  onDone(): void;
  onFailed(error: unknown): void;
}

/** A command that is sent once at a time; `isPending` while the server has not answered. */
export const useCommand = <Input>(send: (input: Input) => Promise<Done>, { onDone, onFailed }: Reactions) =>
  useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      if (answer === DONE) onDone();
    },
    onError: onFailed,
  });
