import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findJava } from '../../commands/java.ts';

/**
 * Mustang (Apache 2.0) with everything that it needs in one file: veraPDF for PDF/A, the rules of ZUGFeRD, the European
 * standard's and XRechnung's. It comes from Maven Central, through the machine's own Maven.
 */
const VERSION = '2.26.0';
const ARTIFACT = `org.mustangproject:Mustang-CLI:${VERSION}`;
const SHA_256 = '42d7868cb68264874a7b8cab4c3587b03b23ccc7cd72373da917f66758bb9736';
/** Later versions of it want the description of Mustang's parent, which Maven Central does not have. */
const GET = 'org.apache.maven.plugins:maven-dependency-plugin:2.10:get';

const FETCH_LIMIT_MS = 180_000;
const VALIDATE_LIMIT_MS = 300_000;
/** For a run of seconds: compile little, and collect garbage with one thread. */
const SHORT_RUN = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const MOST_OUTPUT = 64 * 1024 * 1024;

const execute = promisify(execFile);

export interface Validator {
  readonly name: string;
  /** Looks at every file in a folder, and answers what it wrote while doing so. */
  validate(folder: string): Promise<string>;
  /** Takes it off the disk again. */
  remove(): Promise<void>;
}

/** The validator; or a sentence on why it cannot be had here. Installs Debian's Java when root and on such a system. */
export const openValidator = async (): Promise<Validator | string> => {
  if (!(await findJava())) return 'the validator needs Java (11 or newer) and Maven, and they are not here.';
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-validator-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const jar = join(folder, 'mustang.jar');
  try {
    const options = [GET, `-Dartifact=${ARTIFACT}`, '-Dtransitive=false', `-Ddest=${jar}`];
    await execute('mvn', ['-B', '-q', ...options], { cwd: folder, timeout: FETCH_LIMIT_MS, maxBuffer: MOST_OUTPUT });
  } catch (error) {
    await remove();
    return `${ARTIFACT} could not be fetched from Maven Central: ${String(error).slice(0, 600)}`;
  }
  const sum = createHash('sha256')
    .update(await readFile(jar))
    .digest('hex');
  if (sum !== SHA_256) {
    await remove();
    throw new Error(`${ARTIFACT} is not the file that it was: its SHA-256 is ${sum}.`);
  }
  return { name: `Mustang ${VERSION}`, remove, validate: (documents) => validateWith(jar, documents) };
};

/** Its exit code says nothing where some files are to be found invalid; what it writes of each one does. */
const validateWith = async (jar: string, folder: string): Promise<string> => {
  const options = ['--no-notices', '--action', 'validateExpectValid', '--directory', folder];
  const { stdout, stderr } = await execute('java', [...SHORT_RUN, '-jar', jar, ...options], {
    cwd: folder,
    timeout: VALIDATE_LIMIT_MS,
    maxBuffer: MOST_OUTPUT,
  }).catch((error: { stdout?: string; stderr?: string; killed?: boolean }) => {
    if (error.killed) throw new Error(`The validator was not done within ${VALIDATE_LIMIT_MS / 1_000} s.`);
    return { stdout: error.stdout ?? '', stderr: error.stderr ?? '' };
  });
  return `${stderr}\n${stdout}`;
};
