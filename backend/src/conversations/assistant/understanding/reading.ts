import { guardBeginnings, guardWords } from '../guards.ts';
import { knowledgeBase } from '../knowledge/knowledge-base.ts';
import { EVERYDAY_WORDS, FILLERS } from '../reading/fillers.ts';
import { plainWords, type ReadMessage, readMessage, wordsInSmallLetters } from '../reading/german-words.ts';
import { OTHER_SUBJECTS } from '../reading/other-subjects.ts';
import { createSpelling } from '../reading/spelling.ts';
import { wordsWithSynonyms } from '../reading/synonyms.ts';

const lexicon = new Set([
  ...FILLERS,
  ...EVERYDAY_WORDS,
  ...guardWords,
  ...wordsWithSynonyms,
  ...knowledgeBase.flatMap(({ questions }) => questions.flatMap(plainWords)),
]);

const spelling = createSpelling({
  lexicon,
  neverNouns: new Set([
    ...FILLERS,
    ...EVERYDAY_WORDS,
    ...knowledgeBase.flatMap(({ questions }) => questions.flatMap(wordsInSmallLetters)),
  ]),
  isKnown: (word) => OTHER_SUBJECTS.has(word) || guardBeginnings.some((beginning) => word.startsWith(beginning)),
});

/** Reads a message with its misspelt words as what they were meant to be, for the guards, which look at words. Pure. */
export const readCorrected = (message: string): ReadMessage => readMessage(message, spelling);

/** Whether a word is one of the product, of any question or of what has nothing to do with it: no name then. Pure. */
export const isKnownWord = (written: string): boolean => {
  const [word = ''] = plainWords(written);
  return lexicon.has(word) || OTHER_SUBJECTS.has(word);
};
