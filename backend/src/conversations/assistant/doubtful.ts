import { CHAT_SUGGESTIONS_MAX } from '@sternklar/contracts/constants';
import { type AssistantAnswer, answered, isGuarded, type Piece, pieceOf } from './pieces.ts';
import { replies } from './replies.ts';
import { alternatives, nearestOf } from './suggestions.ts';
import type { Guess } from './understanding/classifier.ts';
import type { Meant } from './understanding/understand.ts';

/** A question back, with what the message may be about; null when too little is known even for that. */
export const questionBack = (intents: readonly string[]): AssistantAnswer | null => {
  const { titles, suggestions } = nearestOf(intents);
  if (titles.length < CHAT_SUGGESTIONS_MAX) return null;
  return { ...answered('clarify', replies.meant(alternatives(titles))), suggestions };
};
/** Below it, not even a guess is worth asking back. */
const WORTH_ASKING = 0.09;

/** So sure must it be that nothing of the product is asked, or what is nearest is named. */
const SURELY_BESIDE = 0.45;
/** … and so sure where it names nothing that the product is about, and speaks to nobody. */
const LIKELY_BESIDE = 0.33;
/** Whoever tells of reviews is not told that it is something else. */
const NAMES_THE_PRODUCT = /\b(?:stern|bewert|rezension|google|l(?:ö|oe?)sch)/iu;
const MAY_NAME_THE_PRODUCT =
  /\b(?:abo|konto|account|k(?:ü|ue?)ndig|rechnung|zahl|kost|preis|vertrag|antrag|antr(?:ä|ae)ge|passwort|e?-?mail|daten|code|login|anmeld|firma|unternehmen|status|stand|chat|ihr|euch|euer|eure|sie|ihnen|du|mensch)/iu;
const isBeside = (message: string, best: Guess | undefined): boolean => {
  if (best?.intent !== 'unknown' || NAMES_THE_PRODUCT.test(message)) return false;
  return best.share >= (MAY_NAME_THE_PRODUCT.test(message) ? SURELY_BESIDE : LIKELY_BESIDE);
};

/** That it is not known, with the nearest of what is, unless what is asked has nothing to do with the product. */
const notKnown = (message: string, [best, ...others]: readonly Guess[]): AssistantAnswer => {
  if (isBeside(message, best)) return answered('unknown', replies.beside);
  const intents = [...(best ? [best] : []), ...others].map(({ intent }) => intent);
  const { titles, suggestions } = nearestOf(intents);
  return { ...answered('unknown', replies.notKnownBut(alternatives(titles))), suggestions };
};
/** From here on the nearest is said, and asked whether it is meant: of rounds that nobody had read, its answer was the right one often enough. */
const WORTH_GUESSING = 0.09;
/** … and from here on the second with it. */
const WORTH_SAYING_TOO = 0.07;
const MOST_GUESSES = 2;
/** So likely beside the product, a guess would only astonish, unless it is likely. */
const PERHAPS_BESIDE = 0.1;
const LIKELY = 0.25;

interface Nearest {
  readonly title: string;
  readonly piece: Piece;
}

/** What is refused is said as well where it may be what is asked, and as what: who hears it without having asked loses nothing. */
const REFUSED: Readonly<Record<string, string>> = {
  assessment: 'eine rechtliche Einschätzung',
  promise: 'die Aussichten eines Antrags',
  'others-data': 'Daten anderer',
  machine: 'die Frage, wer Ihnen hier antwortet',
};
const titleOf = (intent: string): string | undefined => REFUSED[intent] ?? nearestOf([intent]).titles[0];

/** What could be meant and has an answer, the likeliest first, each title once. */
const answersNearest = (message: string, nearest: readonly Guess[]): readonly Nearest[] => {
  const found = nearest.flatMap((one) => {
    const title = titleOf(one.intent);
    const isNotSaid = isGuarded(one.intent) && !(one.intent in REFUSED);
    const piece = title === undefined || isNotSaid ? null : pieceOf({ ...one, text: message });
    return title === undefined || piece === null ? [] : [{ title, piece }];
  });
  return found.filter(({ title }, position) => found.findIndex((one) => one.title === title) === position);
};

/** The question back that begins with the answers to the nearest; null when those are too unlikely. */
const guessed = (message: string, nearest: readonly Guess[]): readonly Piece[] | null => {
  const [best] = nearest;
  if (best === undefined || best.share < WORTH_GUESSING) return null;
  if (isGuarded(best.intent) && !(best.intent in REFUSED)) return null;
  const isPerhapsBeside = nearest.some(({ intent, share }) => intent === 'unknown' && share >= PERHAPS_BESIDE);
  if (isPerhapsBeside && best.share < LIKELY) return null;
  const worth = nearest.filter(({ share }, position) => share >= (position === 0 ? WORTH_GUESSING : WORTH_SAYING_TOO));
  const said = answersNearest(message, worth).slice(0, isPerhapsBeside ? 1 : MOST_GUESSES);
  if (said.length === 0) return null;
  const others = nearest
    .map(({ intent }) => intent)
    .filter((intent) => !said.some(({ title }) => title === titleOf(intent)));
  const { titles, suggestions } = nearestOf(others);
  return [
    ...said.flatMap(({ title, piece }, position): readonly Piece[] => [
      { kind: 'said', about: 'clarify', text: position === 0 ? replies.perhaps(title) : replies.orPerhaps(title) },
      piece.kind === 'own' ? piece : { ...piece, about: 'clarify' },
    ]),
    { kind: 'said', about: 'clarify', text: replies.orElse(alternatives(titles)), suggestions },
  ];
};

/** What is said where nothing is sure enough: the nearest answers with a question back, or that it is not known. */
export const doubtful = (message: string, meant: Meant): readonly Piece[] => {
  const [best] = meant.nearest;
  const intents = meant.nearest.map(({ intent }) => intent);
  // What is known to be beside the product is not asked back.
  const isWorthIt =
    best !== undefined && best.share >= WORTH_ASKING && meant.asked.length === 0 && !isBeside(message, best);
  const guess = isWorthIt ? guessed(message, meant.nearest) : null;
  return (
    guess ?? [{ kind: 'said', ...((isWorthIt ? questionBack(intents) : null) ?? notKnown(message, meant.nearest)) }]
  );
};
