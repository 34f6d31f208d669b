import { type Piece, UNCLEAR } from '../pieces.ts';
import { isKnownWord } from '../understanding/reading.ts';
import { reviewerIn } from './own-questions.ts';
import { allNamedIn } from './reviewer-names.ts';

/** A message so short leans on the one before it. */
const FEW_WORDS = 7;

/** 'Karla K.', 'Gast 17', 'Karla und Petra': as reviewers are called. */
export const MAY_NAME = /\p{Lu}\p{L}+ (?:\p{Lu}\.|\d+\b)|\p{Lu}\p{L}+(?:, | und | & )\p{Lu}\p{L}+/u;

/** 'Ist Karla schon durch?', '… ob die Petra noch da ist': somebody's name, and what is asked of a review. */
export const ASKS_OF_NAME =
  /(?:^|[\s,])(?:[Ii]st|[Ii]s|[Ii]sch|[Ww]urde|ob|[Ww]as (?:ist|wurde)(?: eigentlich| denn| jetzt| nun)* (?:mit|aus)|[Ww]ie steht'?s um|[Uu]nd) +(?:die |der |den |dem |s )?([A-ZÄÖÜ][a-zäöüß]+(?: [A-Z]\.)?)(?: *\?|[^.?!]*[ ](?:schon|noch|weg|durch|da|los|gelöscht|raus|fertig|erledigt|abgelehnt|genehmigt|entschieden|entfernt)(?![a-zäöüß]))/;

/** What the name of a reviewer makes a question about that one review. */
export const ABOUT_REVIEWS = new Set([
  'own-latest-review',
  'own-review-counts',
  'own-open-cases',
  'unknown',
  'clarify',
  'status',
  'duration',
  'not-approved',
  'came-back',
  'at-platform',
  'false-reviews',
]);

/** What the answer about the one review takes the place of. */
export const isAboutOneReview = ({ about }: Piece): boolean =>
  ABOUT_REVIEWS.has(about) && (about.startsWith('own-') || about === 'unknown' || about === 'clarify');

/** The one question that was not understood is the one that names them. */
export const isTheirs = ({ about }: Piece, message: string): boolean => about === UNCLEAR && ASKS_OF_NAME.test(message);

/** Whose review is meant where the answer is about one; null when nobody is named. */
const reviewerMeant = (pieces: readonly Piece[], message: string): string | null =>
  pieces.some(isAboutOneReview) ? reviewerIn(message) : null;

/** Whose reviews a message means. */
export interface ReviewsMeant {
  readonly reviewers: readonly string[];
  /** Only supposed to be a name, of nobody who is known: what is asked otherwise is answered as well. */
  readonly isSupposed?: boolean;
}

/** Whose review is meant where none of the own reviewers is named: somebody unknown, or who was named just before. */
export const namedOtherwise = (
  askedFor: string | null,
  pieces: readonly Piece[],
  message: string,
  before: readonly string[],
  names: readonly string[],
): ReviewsMeant => {
  const named = askedFor ?? reviewerMeant(pieces, message);
  if (named !== null) return { reviewers: [named] };
  const supposed = pieces.some(isAboutOneReview) ? (ASKS_OF_NAME.exec(message)?.[1] ?? null) : null;
  if (supposed !== null && !isKnownWord(supposed)) return { reviewers: [supposed], isSupposed: true };
  return { reviewers: message.split(/\s+/).length <= FEW_WORDS ? allNamedIn(before.at(-1) ?? '', names) : [] };
};
