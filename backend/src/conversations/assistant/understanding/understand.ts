import { talksOfTelevision } from './beside-the-product.ts';
import type { Guess } from './classifier.ts';
import { meantAfter } from './follow-ups.ts';
import { likeliestFirst, withoutFragments } from './fragments.ts';
import { inTwo } from './hidden-questions.ts';
import { guess } from './learned.ts';
import { itemsOf, type Part, partsOf } from './questions.ts';
import { asksNothing } from './talk.ts';

/** One thing that a message asks for. */
export interface Asked {
  readonly intent: string;
  /** How sure that is, 0 to 1. */
  readonly share: number;
  /** The words that ask for it. */
  readonly text: string;
}

/** What a message asks for. */
export interface Meant {
  /** In the order of the message, each once; none when nothing is sure enough. */
  readonly asked: readonly Asked[];
  /** What it may be about, the likeliest first. */
  readonly nearest: readonly Guess[];
  /** Questions of the message that nothing is known for: what each may be about. */
  readonly unclear: readonly (readonly Guess[])[];
}

/** From here on an intent is answered. */
const SURE = 0.5;
/** … sooner where the second likeliest is said with it, and in a conversation, where only half of it is what was just written. */
const SURE_WITH_MORE = 0.36;
/** … and a question among others, which has fewer words to tell. */
const SURE_OF_PART = 0.42;
/** A statement beside questions only tells the story. */
const SURE_OF_STATEMENT = 0.9;
/** A second intent about as likely as the first is answered as well. */
const ALSO = 0.27;
const MOST_ANSWERED = 5;

/** Who one is and what happened is told beside a question, and asks nothing there. */
const TOLD = new Set(['companies-only', 'false-reviews', 'which-reviews']);

const FOLLOWS =
  /^(?:und|aber|oder|dann|also|ok(?:ay)?|ja|nein|achso|ach so|aha|hm+|davon|dazu|dafür|damit|das|dies|warum|wieso|weshalb|echt|wirklich|wo|wann|wie|wohin|wer|gilt das|geht das|kann ich das|muss ich das)\b/iu;
const FEW_WORDS = 7;
const wordsIn = (text: string): number => text.split(/\s+/).length;
/** Short, and with a beginning that leans on what was said before. */
const leans = (message: string): boolean => wordsIn(message) <= FEW_WORDS && FOLLOWS.test(message.trim());

/** 'Brauche ich dafür einen Grund?': what it refers to stands before it, however sure it is alone. */
const REFERS_BACK = /\b(?:dafür|dazu|davon|damit|dagegen|dabei|daran|darauf)\b/iu;
const refersBack = (message: string): boolean => wordsIn(message) <= FEW_WORDS && REFERS_BACK.test(message);

/** 'Und wie korrigiert man das?': what is meant stands before it. */
const ENDS_WITH_THAT = /\b(?:das|des|dit|det|es|die|den|sie|ihn)\W*$/iu;

/** 'Und alle auf einmal?', 'wie lange dauert das?': so short that it says nothing alone. */
const FEWEST_ALONE = 5;
const leansMuch = (message: string): boolean =>
  wordsIn(message) <= FEWEST_ALONE && (/^(?:und|aber|oder)\b/iu.test(message.trim()) || ENDS_WITH_THAT.test(message));
/** 'Und was mache ich, wenn die auch nicht geht': longer, but unsure alone, and joined to what stands before it. */
const MOST_WORDS_JOINED = 12;
const UNSURE_ALONE = 0.6;
const goesOn = (message: string, best: Guess): boolean =>
  best.share < UNSURE_ALONE &&
  wordsIn(message) <= MOST_WORDS_JOINED &&
  /^(?:und|unn?|aber|oder)\b/iu.test(message.trim());
const TOGETHER = 0.5;
const TOGETHER_IF_IT_LEANS = 0.65;

/** Sure enough alone, whatever was said before. */
const ALONE = 0.8;
const LEANING_ALONE = 0.93;

const top = (guesses: readonly Guess[]): Guess => guesses[0] ?? { intent: 'unknown', share: 0 };

const shareOf = (guesses: readonly Guess[], intent: string): number =>
  guesses.find((one) => one.intent === intent)?.share ?? 0;

/** What a message says after the one before it, and with the rest of the weight what it says alone. */
const afterwards = (message: string, before: string): readonly Guess[] => {
  const alone = guess(message);
  const together = guess(`${before} ${message}`);
  const weight = leansMuch(message) || refersBack(message) ? TOGETHER_IF_IT_LEANS : TOGETHER;
  return together
    .map(({ intent, share }) => ({ intent, share: share * weight + shareOf(alone, intent) * (1 - weight) }))
    .sort((one, other) => other.share - one.share);
};

const guessInTalk = (message: string, before: readonly string[]): readonly Guess[] => {
  if (talksOfTelevision(message)) return [{ intent: 'unknown', share: 1 }];
  const next = meantAfter(message, before.at(-1));
  if (next !== null) return [{ intent: next, share: 1 }];
  const alone = guess(message);
  const last = before.at(-1);
  const isTalk = ['greeting', 'thanks', 'farewell', 'person'].includes(top(alone).intent) && top(alone).share > 0.5;
  if (last === undefined || isTalk) return alone;
  const isForItself = !refersBack(message) && !leansMuch(message);
  if (isForItself && top(alone).share >= (leans(message) ? LEANING_ALONE : ALONE)) return alone;
  const isLong = !leans(message) && wordsIn(message) > FEW_WORDS;
  if (isLong && !goesOn(message, top(alone))) return alone;
  // What was beside the product says nothing of what follows it: 'Was kostet das?' is asked of the product then.
  const said = top(guess(last));
  return said.intent === 'unknown' && said.share >= ALONE ? alone : afterwards(message, last);
};

const FEW_WORDS_OF_THAT = 5;
const leansBack = (text: string): boolean => wordsIn(text) <= FEW_WORDS_OF_THAT && ENDS_WITH_THAT.test(text);
/** Such a part must be surer; one of hardly a word that asks nothing ('Schade') tells nothing. */
const SURE_OF_THAT = 0.8;
const FEWEST_WORDS_OF_STATEMENT = 3;

/** How sure a part must be to be answered, if others of the message ask (`someAsk`). */
const sureEnough = ({ text, asks }: Part, position: number, someAsk: boolean): number => {
  if (!asks && someAsk) return SURE_OF_STATEMENT;
  return position > 0 && leansBack(text) ? SURE_OF_THAT : SURE_OF_PART;
};

/** What a part asks for; the first may lean on what was written before. */
const guessOfPart = ({ text }: Part, position: number, last: string | undefined): Guess =>
  top(
    position === 0 && last !== undefined && (refersBack(text) || leansMuch(text))
      ? afterwards(text, last)
      : guess(text),
  );

const sureOf = (parts: readonly Part[], last: string | undefined): readonly (Asked & { readonly asks: boolean })[] => {
  const someAsk = parts.some(({ asks }) => asks);
  return parts.flatMap((part, position) => {
    const { text, asks } = part;
    const isBeside = someAsk && !asks;
    if (isBeside && wordsIn(text) < FEWEST_WORDS_OF_STATEMENT) return [];
    const { intent, share } = guessOfPart(part, position, last);
    if (asksNothing(intent) || (isBeside && TOLD.has(intent))) return [];
    return share >= sureEnough(part, position, someAsk) ? [{ intent, share, text, asks }] : [];
  });
};

const once = <One extends Asked>(asked: readonly One[]): readonly One[] =>
  asked.filter(({ intent }, position) => asked.findIndex((one) => one.intent === intent) === position);

/** Items of a list have few words to tell, and no verb. */
const SURE_OF_ITEM = 0.7;
/** … and need less where every other one is understood: then it is a list. */
const SURE_AMONG_UNDERSTOOD = 0.42;

/** Two may be one thing that is told twice. */
const FEWEST_OF_LIST = 3;
/** So sure of one thing, a message is no list. */
const SURE_OF_ONE_THING = 0.8;
/** … or it must be, of each of its items, so sure: a word or two of a sentence ('Karte hab ich keine') are about anything. */
const ALL_BUT_CERTAIN = 0.97;
const SURE_OF_ITEM_BESIDE = 0.9;

/** What a message asks for as a list, where that is more than what is found in it otherwise. */
const listedIn = (message: string, found: readonly Asked[], whole: Guess): readonly Asked[] => {
  const guessed = itemsOf(message).map((text) => ({ ...top(guess(text)), text }));
  const isList = guessed.every(({ share }) => share >= SURE_AMONG_UNDERSTOOD);
  const items = guessed.filter(({ intent, share, text }) => {
    const isTold = TOLD.has(intent) && wordsIn(text) > FEWEST_WORDS_OF_STATEMENT;
    if (whole.share >= ALL_BUT_CERTAIN && intent !== whole.intent && share < SURE_OF_ITEM_BESIDE) return false;
    return (isList || share >= SURE_OF_ITEM) && !asksNothing(intent) && !isTold;
  });
  const intents = new Set(items.map(({ intent }) => intent));
  const isMore = intents.size > Math.max(1, found.length);
  // Every one that was found otherwise is among them; else the list is only how a story is told.
  const covers = found.every(({ intent }) => intents.has(intent)) && (found.length > 0 || intents.has(whole.intent));
  return isMore && (covers || (isList && guessed.length >= FEWEST_OF_LIST && whole.share < SURE_OF_ONE_THING))
    ? once(items).slice(0, MOST_ANSWERED)
    : [];
};

/** From here on the whole of a message is about the one thing that was found in a part of it. */
const ONE_THING = 0.6;

/** What is refused may be quoted beside a question. */
const REFUSED = new Set(['instructions', 'others-data', 'assessment', 'promise', 'person', 'complaint', 'machine']);

/** What is found in the parts of a message; null where nothing is sure enough. */
const meantByParts = (
  parts: readonly Part[],
  sure: readonly (Asked & { readonly asks?: boolean })[],
  whole: readonly Guess[],
): Meant | null => {
  const [only] = sure;
  if (only === undefined) return null;
  const unclear = parts
    .filter(({ text, asks }) => asks && /\?/.test(text) && !leansBack(text) && !sure.some((one) => one.text === text))
    .map(({ text }) => guess(text))
    .filter((guesses) => top(guesses).share < SURE_OF_PART);
  const best = top(whole);
  const asksOnce = parts.filter(({ text }) => /\?/.test(text)).length < 2;
  if (sure.length > 1 || !asksOnce || best.share < ONE_THING || asksNothing(best.intent)) {
    return { asked: sure, nearest: whole, unclear };
  }
  // One thing asked in two sentences, or with a choice ('… oder kommt noch etwas dazu?').
  if (only.intent === best.intent) return { asked: sure, nearest: whole, unclear: [] };
  // What the whole is about goes before what one of its parts alone may be about, and before what is only told beside a question.
  const isTold = only.asks === false && best.share >= SURE_OF_STATEMENT && parts.some(({ asks }) => asks);
  if ((best.share <= only.share && !isTold) || REFUSED.has(best.intent))
    return { asked: sure, nearest: whole, unclear };
  return { asked: [{ ...best, text: parts.map(({ text }) => text).join(' ') }], nearest: whole, unclear: [] };
};

/** The likeliest, where it is sure enough, and the second if it is about as likely. */
const meantByWhole = (message: string, whole: readonly Guess[], isInTalk: boolean): readonly Asked[] => {
  const best = top(whole);
  const second = whole[1];
  const also =
    second !== undefined && second.share >= ALSO && !asksNothing(second.intent) && !asksNothing(best.intent)
      ? [second]
      : [];
  const enough = also.length > 0 || isInTalk ? SURE_WITH_MORE : SURE;
  return best.share < enough ? [] : [best, ...also].map(({ intent, share }) => ({ intent, share, text: message }));
};

/** A part that is two questions in one breath, taken apart; both ask. */
const apart = (part: Part): readonly Part[] => {
  const halves = inTwo(part.text);
  return halves.length < 2 ? [part] : halves.map((text) => ({ text, asks: true }));
};

/** What a message asks for, with what the same person wrote before it. Pure, and bounded. */
export const meantBy = (message: string, before: readonly string[] = []): Meant => {
  const parts = partsOf(message).flatMap(apart);
  const whole = guessInTalk(message, before);
  const found = parts.length > 1 ? withoutFragments(sureOf(parts, before.at(-1)), whole) : [];
  const asksOnce = parts.filter(({ asks }) => asks).length < 2;
  const sure = once(asksOnce ? likeliestFirst(found, whole) : found).slice(0, MOST_ANSWERED);
  const listed = listedIn(message, sure, top(whole));
  if (listed.length > 0) return { asked: listed, nearest: whole, unclear: [] };
  return (
    meantByParts(parts, sure, whole) ?? {
      asked: meantByWhole(message, whole, before.length > 0),
      nearest: whole,
      unclear: [],
    }
  );
};
