import { languageOf } from '../../../languages/foreign-understanding.ts';
import { readCorrected } from '../../../understanding/reading.ts';
import type { Alarm } from '../alarm.ts';
import { likelyEnds } from '../careful/perhaps-end.ts';
import { likeEndIn } from '../like-an-end.ts';
import { sentencesIn } from '../phrase.ts';
import { withoutAnnouncements, withoutOthersWords } from '../quoted.ts';
import { endsByVerb } from './by-verb.ts';
import { declaresEnd, isOnlyTask } from './declared.ts';
import { isDoubted } from './doubted.ts';
import { withQuestionsApart } from './questions-apart.ts';
import { isTakenBack } from './taken-back.ts';

/** An end that no rule knows is declared from here on; what is less like one is supposed. */
const LEAST_LIKE_END = 0.75;
/** Who jests, supposes, stays or has a text written declares nothing for sure, and is asked: an end that is made up is worse than one asked twice. */
export const isOpenToDoubt = (alarm: Alarm, message: string, ruled: ReadonlySet<Alarm>): boolean =>
  alarm === 'termination-declared' &&
  (isDoubted(message) || (!ruled.has(alarm) && languageOf(message) === null && likeEndIn(message) < LEAST_LIKE_END));
/** A long message is not spelt anew. */
const MOST_LETTERS_SPELT = 300;
/** 'Gekündigt.' in a sentence of its own, and 'ich habe am Montag gekündigt und tue es jetzt noch einmal'. */
const SAID_IN_ONE_WORD = /^[gj]?e?k(?:u|ue|i)ndigt$/;
const SAID_ONCE_MORE =
  /\bgekundigt (?:\S+ )?(?:\S+ )?(?:und|ich) (?:\S+ )?(?:tue|tu|mache|mach|wiederhole) (?:es|das|dies)\b/;
const endsInAWord = (message: string): boolean => {
  const sentences = sentencesIn(message).map(({ words }) => words.join(' '));
  return (
    sentences.length > 1 &&
    sentences.some((sentence) => SAID_IN_ONE_WORD.test(sentence) || SAID_ONCE_MORE.test(sentence)) &&
    !isTakenBack(sentences.join(' ').split(' '))
  );
};
const endsOnceSpelt = (message: string): boolean => {
  if (message.length > MOST_LETTERS_SPELT) return false;
  const { words } = readCorrected(withoutAnnouncements(withoutOthersWords(message)));
  return !isTakenBack(words) && !isOnlyTask(words) && endsByVerb({ words, asks: false });
};
/** 'Deshalb kündige ich, und könnt ihr mir sagen, was noch kommt?' ends it before it asks, 'ich kündoge den vertarg' once it is spelt. */
export const endsOtherwise = (message: string): boolean => {
  if (endsInAWord(withoutOthersWords(message))) return !isDoubted(message);
  if (!message.includes('?')) return (endsOnceSpelt(message) && !isDoubted(message)) || likelyEnds(message);
  const apart = withQuestionsApart(message);
  return (
    apart !== message &&
    sentencesIn(withoutAnnouncements(withoutOthersWords(apart))).some(declaresEnd) &&
    !isDoubted(message)
  );
};
