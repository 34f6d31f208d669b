import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sentence and what it asks for. */
export type LearnedSentence = readonly [sentence: string, intent: string];

const INTENT = /^# /;

/**
 * The sentences of a file beside this one, in its order: a line each, under a line with the intent. They are files and no modules, since
 * nobody needs them in memory once they are learned; made anew each time.
 */
export const sentencesOf = (file: string): readonly LearnedSentence[] => {
  let intent = '';
  return readFileSync(join(import.meta.dirname, `${file}.txt`), 'utf8')
    .split('\n')
    .flatMap((line): readonly LearnedSentence[] => {
      if (INTENT.test(line)) intent = line.slice(2);
      return line === '' || INTENT.test(line) ? [] : [[line, intent]];
    });
};
