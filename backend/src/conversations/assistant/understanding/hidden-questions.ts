import type { Guess } from './classifier.ts';
import { guess } from './learned.ts';
import { asksNothing } from './talk.ts';

/** Both halves must be so sure, and about something else than each other. */
const SURE_OF_HALF = 0.8;
/** … and surer where no comma and no 'und' stands between them. */
const SURE_UNMARKED = 0.9;
/** A whole that is so surely about a third thing is one question. */
const ONE_THING = 0.4;
const FEWEST_WORDS = 5;
const FEWEST_OF_HALF = 2;
/** A longer breath is a story; what is tried stays bounded. */
const MOST_WORDS = 26;
const MOST_TRIED = 8;

/** Where a second question may begin. */
const SOFT_PLACE = 2;
const ENDS_PART = /[,;:–—/+&]$/u;
const JOINS = /^(?:und|oder|sowie|plus|außerdem|ausserdem|dann|aber|auch|un|ond|zudem|zusätzlich)$/iu;
const BEGINS =
  /^(?:was|wie|wos|wia|wat|wo|wann|wer|wem|wen|woher|wohin|wofür|wozu|warum|wieso|weshalb|welche[rsnm]?|wieviele?|ob|kann|können|könnt|darf|dürfen|muss|müssen|soll|gibt|gibts|habt|hab|habe|ist|sind|bin|wird|geht|kriegt?|kostet|bekomme?|brauche?|ich|wir|mein|meine)$/iu;
/** 0 after a mark, 1 at 'und', 2 where a question or a sentence may begin; -1 elsewhere. */
const placeOf = (words: readonly string[], position: number): number => {
  if (ENDS_PART.test(words[position - 1] ?? '')) return 0;
  const word = words[position] ?? '';
  if (JOINS.test(word)) return 1;
  return BEGINS.test(word) ? SOFT_PLACE : -1;
};

/** What begins so belongs to what stands before it: 'Was kostet es, wenn …'. */
const LEANS_BACK =
  /^(?:wenn|falls|sofern|sobald|solange|weil|dass|damit|bis|bevor|nachdem|obwohl|als|die|der|den|dem|denen|deren|dessen|über|von)$/iu;
const BEGINS_WITH_CONDITION = /^(?:(?:und|aber|oder|was) )?(?:wenn|falls|sofern|sobald|angenommen)\b/iu;

const top = (guesses: readonly Guess[]): Guess => guesses[0] ?? { intent: 'unknown', share: 0 };

interface Place {
  readonly position: number;
  readonly place: number;
}

/** Where a text may be two, the likeliest first. */
const placesIn = (words: readonly string[]): readonly Place[] =>
  words
    .map((_, position) => ({ position, place: placeOf(words, position) }))
    .filter(({ position, place }) => {
      const isLongEnough = position >= FEWEST_OF_HALF && words.length - position >= FEWEST_OF_HALF;
      return place >= 0 && isLongEnough && !LEANS_BACK.test(words[position] ?? '');
    })
    .sort((one, other) => one.place - other.place)
    .slice(0, MOST_TRIED);

interface Halves {
  readonly texts: readonly string[];
  /** How sure the less sure one is. */
  readonly share: number;
}

/** So little of each half at least must be in the whole where nothing stands between them: 'Wie weit | bin ich mit der Zahlung drüber?' */
const OF_THE_WHOLE = 0.03;
const isIn = (whole: readonly Guess[], { intent }: Guess): boolean =>
  whole.some((one) => one.intent === intent && one.share >= OF_THE_WHOLE);

/** The two halves, if each is surely something else; else null. */
const halvesAt = (words: readonly string[], { position, place }: Place, guesses: readonly Guess[]): Halves | null => {
  const sure = place < SOFT_PLACE ? SURE_OF_HALF : SURE_UNMARKED;
  const texts = [words.slice(0, position).join(' '), words.slice(position).join(' ')];
  const first = top(guess(texts[0] ?? ''));
  if (first.share < sure || asksNothing(first.intent)) return null;
  const second = top(guess(texts[1] ?? ''));
  if (second.share < sure || asksNothing(second.intent) || second.intent === first.intent) return null;
  if (place === SOFT_PLACE && !(isIn(guesses, first) && isIn(guesses, second))) return null;
  const whole = top(guesses);
  const isOneThing = whole.share >= ONE_THING && whole.intent !== first.intent && whole.intent !== second.intent;
  return isOneThing ? null : { texts, share: Math.min(first.share, second.share) };
};

/** The two questions that a text puts in one breath; the text alone where it is one. Pure, and bounded. */
export const inTwo = (text: string): readonly string[] => {
  const words = text.split(/\s+/);
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS || BEGINS_WITH_CONDITION.test(text)) return [text];
  const places = placesIn(words);
  if (places.length === 0) return [text];
  const whole = guess(text);
  const halves = places.flatMap((place) => halvesAt(words, place, whole) ?? []);
  const [best] = halves.sort((one, other) => other.share - one.share);
  return best?.texts ?? [text];
};
