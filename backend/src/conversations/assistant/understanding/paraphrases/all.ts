import { type LearnedSentence, sentencesOf } from './read-sentences.ts';

/** Topic by topic; each intent stands in one of these. */
const BY_TOPIC = [
  'account',
  'account-and-people',
  'businesses',
  'contract',
  'decisions',
  'deletion',
  'evidence-and-sending',
  'handing-in',
  'invoices',
  'notice',
  'own-reviews',
  'payment',
  'price',
  'privacy',
  'product',
  'refused-or-beside',
  'support',
  'term',
];

/** As somebody asks who tells a situation, knows none of our words, or was answered beside the point before. */
const IN_OTHER_WORDS = [
  'account',
  'businesses-and-offer',
  'contract',
  'handing-in',
  'notice',
  'once-more',
  'limits',
  'outcomes',
  'own-data',
  'payment',
  'price',
  'privacy',
].map((file) => `in-other-words/${file}`);

/** As strangers put it who had read the specification and the legal pages alone. */
const PUT_OTHERWISE = ['account', 'payment-and-invoices', 'price-and-term', 'privacy-and-talk', 'reviews'].map(
  (file) => `put-otherwise/${file}`,
);

const LAST_IN_OTHER_WORDS = ['refused', 'service'].map((file) => `in-other-words/${file}`);

/** All paraphrases that were written topic by topic, those of an intent together. */
export const paraphrases = (): readonly LearnedSentence[] => {
  const files = [...BY_TOPIC, ...IN_OTHER_WORDS, ...PUT_OTHERWISE, ...LAST_IN_OTHER_WORDS];
  const byIntent = Map.groupBy(files.flatMap(sentencesOf), ([, intent]) => intent);
  return [...byIntent.values()].flat();
};

/** Written later, for intents alone: guards learn beside the others, and move with every sentence that is added there. */
const LATER = ['chat-for-partners', 'money-and-notice-again', 'as-strangers-put-it'];

/** … and those that were written later. */
export const laterParaphrases = (): readonly LearnedSentence[] => LATER.flatMap(sentencesOf);
