import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { knowledgeBase } from '../knowledge/knowledge-base.ts';
import type { Learned } from './classifier.ts';

/** Where what was learned is kept: an artefact of the build, or of the first start. */
const KEPT = join(import.meta.dirname, '../../../../dist/learned');
/** All code and all sentences that decide what is learned, and more: who changes them learns anew. */
const CODE = join(import.meta.dirname, '..');
const DIGEST_BYTES = 32;
const LENGTH_BYTES = 4;

const IS_READ = /\.(?:ts|txt)$/;
const IS_TEST = /\.test\.ts$|(?:^|[\\/])testing[\\/]/;

/**
 * What stands in the files of a folder that are read, and learned from, and on what kind of machine: another one may round otherwise.
 * The files are told apart by their bytes: to make a list of 20,000 sentences takes a start ten times as long as to read them.
 */
export const keyOf = (folder: string, also: unknown = null): string => {
  const hash = createHash('sha256').update(`${process.version} ${process.arch}`).update(JSON.stringify(also));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => IS_READ.test(file) && !IS_TEST.test(file),
  );
  for (const file of files.sort()) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 32);
};

let key: string | null = null;
/** Topics and their answers name prices and spans that are said elsewhere. */
const keyOfAll = (): string => {
  key ??= keyOf(CODE, knowledgeBase);
  return key;
};

const digestOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

const asBytes = ({ buffer, byteOffset, byteLength }: Int8Array | Uint16Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** The units, the table, the intents and the step as JSON, how long that is, and a digest of it all. */
export const bytesOf = ({ intents, table, units, step }: Learned): Uint8Array => {
  const words = Buffer.from(JSON.stringify({ intents, step }));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(words.length);
  const said = Buffer.concat([asBytes(units), asBytes(table), words, length]);
  return Buffer.concat([said, digestOf(said)]);
};

/** The same from its bytes; null where they are not whole. */
export const learnedOf = (bytes: Buffer): Learned | null => {
  const end = bytes.length - DIGEST_BYTES;
  if (end < LENGTH_BYTES || !digestOf(bytes.subarray(0, end)).equals(bytes.subarray(end))) return null;
  const length = bytes.readUInt32LE(end - LENGTH_BYTES);
  const start = end - LENGTH_BYTES - length;
  const { intents, step } = JSON.parse(bytes.toString('utf8', start, start + length)) as Pick<
    Learned,
    'intents' | 'step'
  >;
  const rows = start / (Uint16Array.BYTES_PER_ELEMENT + intents.length);
  if (!Number.isInteger(rows) || (rows & (rows - 1)) !== 0) return null;
  // A large file is read into memory of its own; a small one may begin at any byte of a shared block.
  const whole = bytes.byteOffset % Uint16Array.BYTES_PER_ELEMENT === 0 ? bytes : new Uint8Array(bytes);
  const units = new Uint16Array(whole.buffer, whole.byteOffset, rows);
  return {
    intents,
    units,
    step,
    table: new Int8Array(whole.buffer, whole.byteOffset + units.byteLength, rows * intents.length),
  };
};

const read = (file: string): Learned | null => {
  try {
    return learnedOf(readFileSync(file));
  } catch {
    return null;
  }
};

/** Nothing is kept where the folder is read-only, which costs no more than the time at the next start. */
const tried = (work: () => void): boolean => {
  try {
    work();
    return true;
  } catch {
    return false;
  }
};

/** Whole or not at all, and in place of what was kept before. */
const keep = (folder: string, name: string, key: string, learned: Learned): void => {
  const unfinished = join(folder, `${randomUUID()}.part`);
  const isKept = tried(() => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(unfinished, bytesOf(learned));
    renameSync(unfinished, join(folder, `${name}.${key}`));
    for (const file of readdirSync(folder)) {
      if (file.startsWith(`${name}.`) && file !== `${name}.${key}`) rmSync(join(folder, file), { force: true });
    }
  });
  if (!isKept) tried(() => rmSync(unfinished, { force: true }));
};

/**
 * What was learned by the same code from the same sentences before, which takes milliseconds; else learns it now, in seconds, and keeps
 * it for the next start.
 */
export const learnedOnce = (name: string, learn: () => Learned, folder = KEPT, key = keyOfAll()): Learned => {
  const kept = read(join(folder, `${name}.${key}`));
  if (kept !== null) return kept;
  const learned = learn();
  keep(folder, name, key, learned);
  return learned;
};
