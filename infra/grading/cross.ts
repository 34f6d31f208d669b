import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { intentSentences, learnOnly } from '../../backend/src/conversations/assistant/understanding/learned.ts';
import { type Round, readRounds } from './fresh-questions.ts';
import { gradedAssistant } from './grade.ts';
import { gradeRound, type JudgedQuestion } from './grade-rounds.ts';

/** FNV-1a of 32 bits. */
export const markOfSentence = (sentence: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(sentence)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
};

/** The marks of sentences as text: 32 bits each, in base64. */
export const asText = (marks: Iterable<number>): string =>
  Buffer.from(Uint32Array.from(marks).buffer).toString('base64');
const marksIn = (text: string): ReadonlySet<number> => {
  const bytes = new Uint8Array(Buffer.from(text, 'base64'));
  return new Set(new Uint32Array(bytes.buffer));
};

/** By round, the marks of the sentences that were added after its failures could be read and before the next round was asked. */
const FILE = join(import.meta.dirname, 'learned-after.json');
export const readLearnedAfter = (file = FILE): ReadonlyMap<string, ReadonlySet<number>> =>
  new Map(
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).map(([round, text]) => [
      round,
      marksIn(text),
    ]),
  );

export interface Crossed {
  readonly round: Round;
  /** How many sentences it was asked without. */
  readonly without: number;
  readonly judged: readonly JudgedQuestion[];
}

/**
 * Asks each round of an assistant that learned all but what was added after that round had been read. Answers, rules and guards are
 * those of today, so it flatters, and less than asking with all of it.
 */
export async function* crossed(): AsyncGenerator<Crossed> {
  const rounds = readRounds();
  const assistant = gradedAssistant();
  for (const [name, after] of readLearnedAfter()) {
    const round = rounds.find((one) => one.name === name);
    if (round === undefined) throw new Error(`There is no round ${name}.`);
    const all = intentSentences();
    const known = all.filter(([sentence]) => !after.has(markOfSentence(sentence)));
    learnOnly(known);
    yield { round, without: all.length - known.length, judged: await gradeRound(assistant, round) };
  }
}
