import { glob, writeFile } from 'node:fs/promises';
import { canInstallPackages, installPackages } from '../../commands/debian.ts';

const LIBRARY = '/usr/lib/*/faketime/libfaketimeMT.so.1';

const findLibrary = async (): Promise<string | null> => {
  for await (const path of glob(LIBRARY)) return path;
  return null;
};

/** Variables of a process whose clock is wrong: answers them for a number of days ahead, behind if negative. */
export type WrongClock = (days: number) => Readonly<Record<string, string>>;

/** A clock that leaps while processes run by it. */
export interface LeapingClock {
  /** Variables of the processes that go by it. */
  readonly env: Readonly<Record<string, string>>;
  /** From now on it is so many days ahead of the real one, behind if negative. */
  leapTo(days: number): Promise<void>;
}

export interface WrongClocks {
  readonly fixed: WrongClock;
  /** Kept in a file that its processes may read. */
  leaping(file: string): Promise<LeapingClock>;
}

/** What measures spans of time goes on as ever, as it does on a machine whose clock was set. */
const REAL_SPANS = {
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  // Or a virtual machine of Java that waits for so long waits for much longer, or not at all.
  FAKETIME_FORCE_MONOTONIC_FIX: '0',
};

const offset = (days: number): string => `${days < 0 ? '' : '+'}${days}d`;

/** By Debian's libfaketime, installed when root and on such a system; null where it cannot be had. */
export const findWrongClocks = async (): Promise<WrongClocks | null> => {
  let library = await findLibrary();
  if (library === null && canInstallPackages()) {
    await installPackages('Für Prozesse mit falscher Uhr wird libfaketime installiert', 'libfaketime');
    library = await findLibrary();
  }
  if (library === null) return null;
  const common = { LD_PRELOAD: library, ...REAL_SPANS };
  return {
    fixed: (days) => ({ ...common, FAKETIME: offset(days) }),
    async leaping(file) {
      const leapTo = (days: number) => writeFile(file, `${offset(days)}\n`, { mode: 0o644 });
      await leapTo(0);
      // Looked at once a second: a process asks what time it is thousands of times.
      return { env: { ...common, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_CACHE_DURATION: '1' }, leapTo };
    },
  };
};
