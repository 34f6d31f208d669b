import { foreignLanguage, germanShare } from '../guards/language.ts';
import { plainWords } from '../reading/german-words.ts';
import { type Given, withoutCitations } from './citations.ts';
import { ModelFailed } from './model-failed.ts';
import { SYSTEM_PROMPT } from './prompt.ts';
import { whyUnsupported } from './support.ts';

/** Longest reply that is passed on, and longest one that is read, in UTF-16 code units. */
export const MAX_REPLY = 1_500;
const MAX_READ = 4_000;
const MAX_SENTENCE = 400;

/** Share of words that are German beyond doubt; ordinary sentences have a third. */
const LEAST_GERMAN = 0.12;
/** Fewer words say nothing of a language. */
const FEW_WORDS = 8;

const NEGATED = /\b(?:nicht|kein\w*|niemand\w*|nie|ohne|weder)\b/i;
const PROMISING = /garant|versprech|verspriche?|zusicher|zugesicher|erfolgsquote|hundertprozentig|100 ?%/i;
const SURELY_GONE =
  /\b(?:wird|werden|ist|sind|bekommen|löschen|entfernen)\b[^.!?]{0,60}\b(?:sicher|bestimmt|definitiv|garantiert|auf jeden Fall|zweifellos)\b[^.!?]{0,60}\b(?:gelöscht|entfernt|weg|löschen|entfernen|verschwinden)\b/i;
const GOOD_CHANCES = /\b(?:gute|hohe|beste|sehr gute|realistische) (?:chancen|aussichten|erfolgsaussichten)\b/i;
const JUDGING =
  /\b(?:ist|sind|sei|wäre|stellt|erfüllt|verstößt|handelt es sich)\b[^.!?]{0,60}(?:rechtswidrig|strafbar|unzulässig|rechtmäßig|zulässig|verleumd|beleidigung|schmähkritik|meinungsfreiheit|straftat)/i;
const LINK = /https?:|www\.|\S@\S|<\/?[a-z]/i;
/** No answer begins so: the polarity of a question is not understood well enough. */
const YES_OR_NO = /^(?:ja|nein|doch)\b/i;
/** It leans on the sentence before it, and goes where that goes. */
const LEANS =
  /^(?:das|dies\w*|da|dann|dabei|dadurch|dafür|dagegen|damit|danach|daran|darauf|daraus|darin|darüber|davon|dazu|deshalb|dort|er|es(?! (?:gibt|gilt|besteht)\b)|sie(?! \p{Ll}+en\b)|ihn|außerdem|auch|aber|jedoch|allerdings|sonst|so|solche\w*|nur dann|denn)\b/iu;

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
  return words.length > FEW_WORDS && (foreignLanguage(text, words) !== null || germanShare(words) < LEAST_GERMAN);
};

const LEAK_LENGTH = 40;
const rules = SYSTEM_PROMPT.split('\n').map((line) => line.slice(0, LEAK_LENGTH));
const leaks = (text: string): boolean =>
  rules.some((rule) => text.includes(rule)) || /\b(?:systemprompt|system prompt)\b/i.test(text);

/** What can be seen before a sentence is whole: throws `ModelFailed` as soon as the rest is not worth waiting for. */
export const watchReply = (textSoFar: string): void => {
  if (leaks(textSoFar)) throw new ModelFailed('leak');
  if (promises(textSoFar)) throw new ModelFailed('promise');
  if (textSoFar.length > MAX_READ) throw new ModelFailed('too-long');
};

/** Without marks of emphasis and lists, and without letters that nobody sees. */
const plainly = (sentence: string): string =>
  sentence
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\*\*|__|`/gu, '')
    .replace(/^(?:[-*•–]|\d{1,2}[.)])\s+/u, '')
    .trim();

const textOf = ({ text }: Given): string => text;

/** A sentence that may be shown, and the pages that it stands on. */
export interface Shown {
  readonly text: string;
  readonly sources: readonly string[];
}

/**
 * A model's sentence as it may be shown, or null where nothing that it cites supports it, or it leans on one that is not shown.
 * Throws `ModelFailed` where nothing more is to be believed: one that is endless, not German, promises success, judges a case, or
 * names links.
 */
export const checkedSentence = (
  written: string,
  given: readonly Given[],
  { isFirst, followsDropped }: { readonly isFirst: boolean; readonly followsDropped: boolean },
): Shown | null => {
  if (written.length > MAX_SENTENCE) throw new ModelFailed('too-long', { detail: 'sentence' });
  const { text, ids } = withoutCitations(plainly(written));
  if (judges(text)) throw new ModelFailed('assessment');
  if (LINK.test(text)) throw new ModelFailed('foreign-link');
  const cited = ids.map((id) => given.find((one) => one.id === id)).filter((one) => one !== undefined);
  const isSupported = ids.length > 0 && cited.length === ids.length && whyUnsupported(text, cited.map(textOf)) === null;
  if (!isSupported) {
    if (isNotGerman(text)) throw new ModelFailed('not-german');
    return null;
  }
  if ((isFirst && YES_OR_NO.test(text)) || (followsDropped && LEANS.test(text))) return null;
  return { text, sources: cited.flatMap(({ source }) => source ?? []) };
};
