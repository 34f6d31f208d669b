import { existsSync } from 'node:fs';
import { run } from './steps.ts';

/** Whether packages can be installed here: on Debian or its like, as root. */
export const canInstallPackages = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages by apt-get and says `why`; whether that went well is for the caller to see. */
export const installPackages = async (why: string, ...names: readonly string[]): Promise<void> => {
  console.log(`${why} (apt-get) …`);
  await run(['apt-get', 'update', '-qq']);
  await run(['apt-get', 'install', '-y', '-qq', ...names], { DEBIAN_FRONTEND: 'noninteractive' });
};
