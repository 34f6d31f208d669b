import { APP_CODE_TRIES_PER_DAY, APP_CODE_TRIES_PER_QUARTER_HOUR } from '@sternklar/contracts/constants';
import type { SharedCounts } from '../../platform/counts.port.ts';

/** Who enters codes after the right password. Strangers are counted together, for each account; a known device and a session alone. */
export type CodeGuesser =
  | { readonly accountId: string }
  | { readonly knownDeviceId: string }
  | { readonly sessionId: string };

/** How often an app's code may be guessed by who knows the password. */
export interface AppCodeTries {
  /** Counts one more. Whole seconds to wait; 0 when it may go ahead. */
  begin(guesser: CodeGuesser): Promise<number>;
  /** Starts anew: the owner has shown up. */
  forget(guesser: CodeGuesser): Promise<void>;
}

/** The longer span is for whoever has the password and all the time: at twenty a day, guessing takes decades. */
const SPANS = [
  { name: 'app code', spanMs: 15 * 60_000, most: APP_CODE_TRIES_PER_QUARTER_HOUR },
  { name: 'app code in a day', spanMs: 24 * 60 * 60_000, most: APP_CODE_TRIES_PER_DAY },
] as const;

const counted = (name: string, guesser: CodeGuesser) => {
  if ('accountId' in guesser) return { what: name, whom: guesser.accountId };
  return 'sessionId' in guesser
    ? { what: `${name} of a session`, whom: guesser.sessionId }
    : { what: `${name} of a known device`, whom: guesser.knownDeviceId };
};

export const createAppCodeTries = (counts: Pick<SharedCounts, 'count' | 'forget'>): AppCodeTries => ({
  async begin(guesser) {
    for (const { name, spanMs, most } of SPANS) {
      const count = await counts.count({ ...counted(name, guesser), spanMs });
      // Those that are refused in the short span are no guesses, and do not count in the long one.
      if (count !== null && count.count > most) return Math.max(1, Math.ceil(count.endsInMs / 1_000));
    }
    return 0;
  },
  async forget(guesser) {
    for (const { name } of SPANS) await counts.forget(counted(name, guesser));
  },
});
