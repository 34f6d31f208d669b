import { foreignLanguage, germanShare } from '../guards/language.ts';
import { plainWords } from '../reading/german-words.ts';
import { ModelFailed } from './model-failed.ts';
import { SYSTEM_PROMPT } from './prompt.ts';

/** Longest reply that is passed on, in UTF-16 code units. */
export const MAX_REPLY = 1_500;

/** Share of words that are German beyond doubt; ordinary sentences have a third. */
const LEAST_GERMAN = 0.12;

const NEGATED = /\b(?:nicht|kein\w*|niemand\w*|nie|ohne|weder)\b/i;
const PROMISING = /garant|versprech|verspriche?|zusicher|zugesicher|erfolgsquote|hundertprozentig|100 ?%/i;
const SURELY_GONE =
  /\b(?:wird|werden|ist|sind|bekommen|löschen|entfernen)\b[^.!?]{0,60}\b(?:sicher|bestimmt|definitiv|garantiert|auf jeden Fall|zweifellos)\b[^.!?]{0,60}\b(?:gelöscht|entfernt|weg|löschen|entfernen|verschwinden)\b/i;
const GOOD_CHANCES = /\b(?:gute|hohe|beste|sehr gute|realistische) (?:chancen|aussichten|erfolgsaussichten)\b/i;
const JUDGING =
  /\b(?:ist|sind|sei|wäre|stellt|erfüllt|verstößt|handelt es sich)\b[^.!?]{0,60}(?:rechtswidrig|strafbar|unzulässig|rechtmäßig|zulässig|verleumd|beleidigung|schmähkritik|meinungsfreiheit|straftat)/i;
const NUMBER = /\d+(?:[.,:]\d+)*/g;
const LINK = /https?:|www\.|\S@\S|<\/?[a-z]/i;

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+/u);
/** Whether a text promises that something will be removed. */
export const promises = (text: string): boolean =>
  sentencesOf(text).some(
    (sentence) =>
      !NEGATED.test(sentence) &&
      (PROMISING.test(sentence) || SURELY_GONE.test(sentence) || GOOD_CHANCES.test(sentence)),
  );
/** Whether a text judges a case by the law. */
export const judges = (text: string): boolean =>
  sentencesOf(text).some((sentence) => JUDGING.test(sentence) && !/beurteil|\bob\b/i.test(sentence));

const isNotGerman = (text: string): boolean => {
  const words = plainWords(text);
  return foreignLanguage(text, words) !== null || germanShare(words) < LEAST_GERMAN;
};

const LEAK_LENGTH = 40;
const rules = SYSTEM_PROMPT.split('\n').map((line) => line.slice(0, LEAK_LENGTH));
const leaks = (text: string): boolean =>
  rules.some((rule) => text.includes(rule)) || /\b(?:systemprompt|system prompt)\b/i.test(text);

/** What can be seen before a reply is whole: throws `ModelFailed` as soon as the rest is not worth waiting for. */
export const watchReply = (textSoFar: string): void => {
  if (textSoFar.length > MAX_REPLY) throw new ModelFailed('too-long');
  if (leaks(textSoFar)) throw new ModelFailed('leak');
  if (promises(textSoFar)) throw new ModelFailed('promise');
};

/**
 * A model's reply as it may be passed on. Throws `ModelFailed` for one that is empty, too long, not German, promises
 * success, judges a case, names figures or links that are not in what it was given, or tells its rules.
 */
export const checkedReply = (reply: string, given: string): string => {
  const text = reply.trim();
  if (text === '') throw new ModelFailed('empty');
  watchReply(text);
  if (isNotGerman(text)) throw new ModelFailed('not-german');
  if (judges(text)) throw new ModelFailed('assessment');
  if (LINK.test(text)) throw new ModelFailed('foreign-link');
  const known = new Set(given.match(NUMBER));
  if (text.match(NUMBER)?.some((number) => !known.has(number))) throw new ModelFailed('invented-figure');
  return text;
};
