import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { canInstallPackages, installPackages } from './debian.ts';

const execute = promisify(execFile);

/** Whether a program is there and starts: on some systems a stand-in only says that it is missing. */
const starts = (program: string, option: string): Promise<boolean> =>
  execute(program, [option], { timeout: 30_000 }).then(
    () => true,
    () => false,
  );
const hasJava = async () => (await starts('java', '-version')) && (await starts('mvn', '-version'));

/** Whether Java and Maven are here; installs Debian's when root and on such a system. */
export const findJava = async (): Promise<boolean> => {
  if (await hasJava()) return true;
  if (!canInstallPackages()) return false;
  await installPackages('Java und Maven werden installiert', 'default-jre-headless', 'maven');
  return hasJava();
};
