import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findJava } from '../commands/java.ts';
import { root } from '../commands/steps.ts';

/** Apache Kafka (Apache 2.0) from Maven Central: the last line with the older protocol versions, and the present one. */
export const KAFKA_LINES = ['3.9', '4'] as const;
export type KafkaLine = (typeof KAFKA_LINES)[number];
export const PRESENT: KafkaLine = '4';

const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies';
const FETCH_LIMIT_MS = 300_000;
const MOST_OUTPUT = 64 * 1024 * 1024;

const execute = promisify(execFile);

export interface BrokerFiles {
  readonly line: KafkaLine;
  /** For `java -cp`. */
  readonly classPath: string;
  /** As the jars say. */
  readonly version: string;
}

/** Fetched once for each version: Maven takes ten seconds of a processor for it. */
const KEPT = join(root, 'node_modules/.cache/sternklar-kafka');

const fetchInto = async (folder: string, from: string): Promise<void> => {
  if (existsSync(folder)) return;
  await mkdir(KEPT, { recursive: true });
  const begun = await mkdtemp(join(KEPT, 'begun-'));
  try {
    await cp(from, begun, { recursive: true });
    const options = [COPY, '-DincludeScope=runtime', `-DoutputDirectory=${join(begun, 'jars')}`];
    await execute('mvn', ['-B', '-q', ...options], { cwd: begun, timeout: FETCH_LIMIT_MS, maxBuffer: MOST_OUTPUT });
    // Another may have been quicker.
    await rename(begun, folder).catch((error: unknown) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(begun, { recursive: true, force: true });
  }
};

/** The broker's jars; or a sentence on why they cannot be had here. */
export const fetchBroker = async (line: KafkaLine): Promise<BrokerFiles | string> => {
  if (!(await findJava())) return 'the broker needs Java (17 or newer) and Maven, and they are not here.';
  const from = fileURLToPath(new URL(`./broker-${line}/`, import.meta.url));
  const wanted = createHash('sha256').update(await readFile(join(from, 'pom.xml')));
  const folder = join(KEPT, `${line}-${wanted.digest('hex').slice(0, 16)}`);
  try {
    await fetchInto(folder, from);
  } catch (error) {
    return `Kafka ${line} could not be fetched from Maven Central: ${String(error).slice(0, 600)}`;
  }
  const jars = await readdir(join(folder, 'jars'));
  const version = jars.map((jar) => /^kafka_2\.13-([\d.]+)\.jar$/.exec(jar)?.[1]).find(Boolean) ?? line;
  return { line, classPath: join(folder, 'jars', '*'), version };
};
