import type { TaughtMatch } from '../assistant/assistant.ts';
import { topics } from '../assistant/knowledge/knowledge-base.ts';
import { type Features, featuresOf } from '../assistant/understanding/features.ts';
import { partsOf } from '../assistant/understanding/questions.ts';
import { createNearest } from './nearest.ts';
import type { TaughtAnswer, TaughtAnswers } from './taught-answers.ts';

/**
 * So like one of its phrasings must a question be to get a taught answer. Among questions beside the product, none was so like any
 * phrasing of another matter; a group that is met too seldom wants one more phrasing.
 */
export const LIKE_ENOUGH = 0.5;

/** Phrasings are read once, as long as the answer stands as it is. */
const read = new WeakMap<TaughtAnswer, readonly Features[]>();
const featuresFor = (answer: TaughtAnswer): readonly Features[] => {
  const known = read.get(answer) ?? answer.phrasings.map((text) => featuresOf(text));
  read.set(answer, known);
  return known;
};

/** What is said; null for a topic that the knowledge base does not have any more. */
export const textOf = ({ answer, topicId }: TaughtAnswer): string | null =>
  answer ?? topics.get(topicId ?? '')?.answer ?? null;

/** Finds the answer that was taught for one question; null where none is like it. */
export const findTaught = (answers: TaughtAnswers): ((question: string) => TaughtAnswer | null) => {
  const nearest = createNearest<TaughtAnswer>();
  for (const answer of answers) {
    for (const features of featuresFor(answer)) nearest.add(features, answer);
  }
  return (question) => {
    const found = nearest.to(featuresOf(question));
    return found && found.likeness >= LIKE_ENOUGH ? found.item : null;
  };
};

/** Answers messages with what was taught: as a whole, or the questions in them one by one. Null where nothing fits. */
export const matcherOf = (answers: TaughtAnswers): ((message: string) => TaughtMatch | null) => {
  if (answers.length === 0) return () => null;
  const find = findTaught(answers);
  return (message) => {
    const parts = partsOf(message).map(({ text, asks }) => ({ asks, answer: find(text) }));
    const inParts = [...new Set(parts.flatMap(({ answer }) => answer ?? []))];
    const found = inParts.length > 0 ? inParts : [find(message) ?? []].flat();
    const texts = found.flatMap((answer) => textOf(answer) ?? []);
    if (texts.length === 0) return null;
    return {
      ids: found.map(({ id }) => id),
      texts,
      isInPart: inParts.length > 0 && parts.some(({ asks, answer }) => asks && answer === null),
    };
  };
};
