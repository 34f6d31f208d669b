import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findJava } from '../commands/java.ts';

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
  remove(): Promise<void>;
}

/** The broker's jars; or a sentence on why they cannot be had here. */
export const fetchBroker = async (line: KafkaLine): Promise<BrokerFiles | string> => {
  if (!(await findJava())) return 'the broker needs Java (17 or newer) and Maven, and they are not here.';
  const folder = await mkdtemp(join(tmpdir(), 'sternklar-kafka-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await cp(fileURLToPath(new URL(`./broker-${line}/`, import.meta.url)), folder, { recursive: true });
    const options = [COPY, '-DincludeScope=runtime', `-DoutputDirectory=${join(folder, 'jars')}`];
    await execute('mvn', ['-B', '-q', ...options], { cwd: folder, timeout: FETCH_LIMIT_MS, maxBuffer: MOST_OUTPUT });
  } catch (error) {
    await remove();
    return `Kafka ${line} could not be fetched from Maven Central: ${String(error).slice(0, 600)}`;
  }
  const jars = await readdir(join(folder, 'jars'));
  const version = jars.map((jar) => /^kafka_2\.13-([\d.]+)\.jar$/.exec(jar)?.[1]).find(Boolean) ?? line;
  return { line, classPath: join(folder, 'jars', '*'), version, remove };
};
