import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { run } from './steps.ts';

const execute = promisify(execFile);

/** Whether a program is there and starts: on some systems a stand-in only says that it is missing. */
const starts = (program: string, option: string): Promise<boolean> =>
  execute(program, [option], { timeout: 30_000 }).then(
    () => true,
    () => false,
  );
const hasJava = async () => (await starts('java', '-version')) && (await starts('mvn', '-version'));

const installJava = async (): Promise<void> => {
  console.log('Java und Maven werden installiert (apt-get) …');
  await run(['apt-get', 'update', '-qq']);
  await run(['apt-get', 'install', '-y', '-qq', 'default-jre-headless', 'maven'], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
};

/** Whether Java and Maven are here; installs Debian's when root and on such a system. */
export const findJava = async (): Promise<boolean> => {
  if (await hasJava()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  await installJava();
  return hasJava();
};
