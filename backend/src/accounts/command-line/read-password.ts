import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

const PROMPT = 'Neues Passwort (wird nicht angezeigt): ';

/** A place for the echo of what is typed. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * The first line of the input. On a terminal it is asked for and what is typed is not shown. Null when the input ends
 * without a line, or with Ctrl-C.
 */
export const readPassword = async (
  input: NodeJS.ReadableStream & { readonly isTTY?: boolean },
  output: NodeJS.WritableStream,
): Promise<string | null> => {
  const terminal = input.isTTY === true;
  if (terminal) output.write(PROMPT);
  const lines = createInterface({ input, output: nowhere(), terminal });
  lines.once('SIGINT', () => lines.close());
  try {
    for await (const line of lines) return line;
    return null;
  } finally {
    lines.close();
    if (terminal) output.write('\n');
  }
};
