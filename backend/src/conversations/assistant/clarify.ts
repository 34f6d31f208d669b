import type { Match } from './knowledge/passage-index.ts';
import type { Topic } from './knowledge/topic.ts';
import { EVERYDAY_WORDS, FILLERS } from './reading/fillers.ts';
import type { ReadMessage } from './reading/german-words.ts';

/** Questions that only begin: what they may be about, by the words they begin with. */
const BARE_QUESTIONS: readonly (readonly [phrase: string, topics: readonly string[]])[] = [
  [' wie lange ', ['duration', 'term', 'notice']],
  [' wie lang ', ['duration', 'term', 'notice']],
  [' wie viele ', ['unlimited', 'own-status', 'many-reviews']],
  [' wieviele ', ['unlimited', 'own-status', 'many-reviews']],
  [' wie viel ', ['price', 'unlimited']],
  [' wieviel ', ['price', 'unlimited']],
  [' bis wann ', ['notice', 'term', 'duration']],
  [' wann ', ['duration', 'notice', 'support-hours']],
];

/** How near the second topic must be to the first for one word to leave open which is meant. */
const AS_GOOD = 0.88;
/** A message of one word alone leaves more open. */
const AS_GOOD_ALONE = 0.6;
const MAX_CHOICES = 3;

const questionFor = (topics: readonly Topic[]): string => {
  const titles = topics.map(({ title }) => title);
  const choices = `${titles.slice(0, -1).join(', ')} oder ${titles.at(-1)}`;
  return `Das verstehe ich noch nicht genau. Meinen Sie ${choices}? Schreiben Sie mir gern einen ganzen Satz.`;
};

/** A question back for a message that only begins one; null when it says what it is about. */
export const clarifyBareQuestion = ({ text, words }: ReadMessage, topics: readonly Topic[]): string | null => {
  const saysNothing = words.every((word) => FILLERS.has(word) || EVERYDAY_WORDS.has(word));
  const ids = !saysNothing ? undefined : BARE_QUESTIONS.find(([phrase]) => text.includes(phrase))?.[1];
  return ids === undefined ? null : questionFor(topics.filter(({ id }) => ids.includes(id)));
};

/** A question back for a single word that several topics are about; null when one of them is clearly meant. */
export const clarifyBetween = ({ telling, words }: ReadMessage, matches: readonly Match[]): string | null => {
  const [best] = matches;
  if (best === undefined || telling.length > 1) return null;
  if (best.keyword || (best.exact && words.length > 1)) return null;
  const share = words.length === 1 ? AS_GOOD_ALONE : AS_GOOD;
  const asGood = matches.filter(({ score }) => score >= best.score * share).slice(0, MAX_CHOICES);
  return asGood.length > 1 ? questionFor(asGood.map(({ topic }) => topic)) : null;
};
