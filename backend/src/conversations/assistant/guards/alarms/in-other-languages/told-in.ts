import type { Alarm } from '../alarm.ts';

/** How one language tells what a person must see at once: phrases as `phrases` reads them, in any letters. */
export type ToldIn = Readonly<
  Record<
    Extract<Alarm, 'danger-to-self' | 'danger-to-others' | 'account-taken' | 'termination-declared'>,
    readonly string[]
  >
>;
