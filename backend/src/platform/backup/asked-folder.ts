import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartRefused } from '@sternklar/event-store/start-refused';

/** The one folder that the arguments name, absolute; null when help is asked for. Throws `StartRefused` with the help. */
export const askedFolder = (args: readonly string[], help: string): string | null => {
  try {
    const options = { help: { type: 'boolean', short: 'h' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    if (values.help === true) return null;
    const [folder, ...others] = positionals;
    if (folder !== undefined && others.length === 0) return resolve(folder);
  } catch {
    // An unknown option: as below.
  }
  throw new StartRefused(`Bitte nennen Sie einen Ordner.\n\n${help}`);
};
