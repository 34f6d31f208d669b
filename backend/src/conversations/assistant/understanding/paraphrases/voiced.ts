import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By who asks, and how. */
const VOICES = [
  'in-a-hurry',
  'from-north-and-east',
  'from-the-south',
  'in-many-turns-of-phrase',
  'formally',
  'young-and-new-to-german',
] as const;

const INTENT = /^# /;

/**
 * How six kinds of people who had read no answer ask for every intent, mostly without its usual words. Read from beside the code, since
 * nobody needs 700 KB of sentences in memory once they are learned; made anew each time.
 */
export const voicedParaphrases = (): readonly (readonly [sentence: string, intent: string])[] =>
  VOICES.flatMap((voice) => {
    let intent = '';
    return readFileSync(join(import.meta.dirname, 'voices', `${voice}.txt`), 'utf8')
      .split('\n')
      .flatMap((line) => {
        if (INTENT.test(line)) intent = line.slice(2);
        return line === '' || INTENT.test(line) ? [] : [[line, intent] as const];
      });
  });
