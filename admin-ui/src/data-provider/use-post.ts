import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import { useState } from 'react';
import { useHttpClient } from './use-calls.ts';
import { type Command, useCommand } from './use-command.ts';

interface Post<Answer> extends Omit<Command<never, Answer>, 'run'> {
  readonly path: string;
}

/** A command that posts what a form says: sent again after no answer or a refusal, it does nothing twice. */
export const usePost = <Body extends object, Answer = unknown>({ path, onDone, ...words }: Post<Answer>) => {
  const call = useHttpClient();
  const [keyFor, setKeyFor] = useState(() => createRepeatKeys());
  return useCommand<Body, Answer>({
    ...words,
    run: async (body) => {
      const headers = { 'Idempotency-Key': keyFor({ path, body }) };
      return (await call(path, { method: 'POST', headers, body: JSON.stringify(body) })).json;
    },
    onDone: (answer) => {
      // The same once more is another one.
      setKeyFor(() => createRepeatKeys());
      onDone?.(answer);
    },
  });
};
