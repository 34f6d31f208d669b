import { createInterface } from 'node:readline/promises';

/** Where an operator reads and answers. */
export interface OperationsTerminal {
  readonly print: (line: string) => void;
  /** For what was not done, and why. */
  readonly complain: (line: string) => void;
  /** A question with yes or no; null when nobody is there to answer. */
  readonly confirm: (question: string) => Promise<boolean | null>;
}

/** Asks at a terminal; only a clear yes counts as one. Null when the input is none. */
export const askAtTerminal = async (
  question: string,
  input: NodeJS.ReadableStream & { readonly isTTY?: boolean },
  output: NodeJS.WritableStream,
): Promise<boolean | null> => {
  if (input.isTTY !== true) return null;
  const lines = createInterface({ input, output, terminal: false });
  output.write(`${question} (ja/nein): `);
  try {
    for await (const line of lines) return /^(j|ja)$/i.test(line.trim());
    return false;
  } finally {
    lines.close();
  }
};
