import { glob } from 'node:fs/promises';
import { canInstallPackages, installPackages } from '../../commands/debian.ts';

const LIBRARY = '/usr/lib/*/faketime/libfaketimeMT.so.1';

const findLibrary = async (): Promise<string | null> => {
  for await (const path of glob(LIBRARY)) return path;
  return null;
};

/** Variables of a process whose clock is wrong: answers them for a number of days ahead, behind if negative. */
export type WrongClock = (days: number) => Readonly<Record<string, string>>;

/** By Debian's libfaketime, installed when root and on such a system; null where it cannot be had. */
export const findWrongClock = async (): Promise<WrongClock | null> => {
  let library = await findLibrary();
  if (library === null && canInstallPackages()) {
    await installPackages('Für Prozesse mit falscher Uhr wird libfaketime installiert', 'libfaketime');
    library = await findLibrary();
  }
  if (library === null) return null;
  const preload = library;
  return (days) => ({
    LD_PRELOAD: preload,
    FAKETIME: `${days < 0 ? '' : '+'}${days}d`,
    // What measures spans of time goes on as ever, as it does on a machine whose clock was set.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // Or a virtual machine of Java that waits for so long waits for much longer, or not at all.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
  });
};
