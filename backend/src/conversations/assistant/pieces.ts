import type { AttentionReason } from '@sternklar/contracts/conversations/attention';
import type { Guarded } from './guards.ts';
import { askedByWord } from './knowledge/asked-by-word.ts';
import { topics } from './knowledge/knowledge-base.ts';
import { priceOfSpanIn } from './knowledge/price-of-a-span.ts';
import { sentences } from './own-data/in-words.ts';
import { OWN } from './own-data/own-intents.ts';
import type { OwnQuestion, OwnTool } from './own-data/own-questions.ts';
import { replies } from './replies.ts';
import { nearestOf } from './suggestions.ts';
import type { Guess } from './understanding/classifier.ts';
import { NOTICE_REMINDER, SIGN_IN_WHERE, SIGN_OUT } from './understanding/named-matter.ts';
import type { Asked } from './understanding/understand.ts';

/** What the assistant says, and why: the intent it answers, or what it recognised instead. */
export interface AssistantAnswer {
  readonly about: string;
  readonly text: string;
  /** The customer asks for a person, or needs one. */
  readonly personWanted: boolean;
  /** Questions on what is nearest, where the answer is not known. */
  readonly suggestions?: readonly string[];
  /** Why a person must see the message at once. */
  readonly attention?: readonly AttentionReason[];
  /** Said also while a person has the conversation. */
  readonly saidBesidePerson?: boolean;
  /** One of its questions is left unanswered. */
  readonly isInPart?: boolean;
  /** The taught answers that it consists of. */
  readonly taughtIds?: readonly string[];
}

/** One piece of an answer: a sentence that stands fast, or one that the customer's own data say. */
export type Piece =
  | {
      readonly kind: 'said';
      readonly about: string;
      readonly text: string;
      readonly suggestions?: readonly string[];
    }
  | { readonly kind: 'own'; readonly about: string; readonly question: OwnQuestion; readonly general: string | null };

/** Topics that the customer's own dates and sums make complete. */
const COMPLETED_BY: Readonly<Record<string, OwnTool>> = {
  notice: 'notice',
  term: 'subscription',
  'payment-failed': 'open-invoices',
  arrears: 'open-invoices',
  'at-platform': 'open-cases',
  refund: 'refunds',
  withdrawal: 'refunds',
  'follow-up': 'open-cases',
  'nothing-to-end': 'subscription',
};

/** What is said to what is settled or refused. */
export const GUARDED_REPLIES: Readonly<Record<Guarded, string>> = {
  greeting: replies.greeting,
  farewell: replies.farewell,
  thanks: replies.thanks,
  excuse: replies.excuse,
  machine: replies.machine,
  assessment: replies.noAssessment,
  promise: replies.noPromise,
  'others-data': replies.ownDataOnly,
  instructions: replies.noInstructions,
  person: replies.personRequested,
  complaint: replies.complaint,
};

/** What intents beside topics and own data are answered with. */
const SAID: Readonly<Record<string, string>> = {
  ...GUARDED_REPLIES,
  ...askedByWord,
  'ask-away': replies.askAway,
  [SIGN_OUT]: replies.signOut,
  [SIGN_IN_WHERE]: replies.signInWhere,
  [NOTICE_REMINDER]: replies.noticeReminder,
};

export const isGuarded = (intent: string): intent is Guarded => intent in GUARDED_REPLIES;

export const answered = (about: string, text: string): AssistantAnswer => ({
  about,
  text,
  personWanted: about === 'person',
});

/** What answers one thing that is asked; null when nothing does. */
export const pieceOf = ({ intent, text }: Asked): Piece | null => {
  const own = OWN[intent];
  if (own) {
    const general = own.general === null ? null : (topics.get(own.general)?.answer ?? null);
    return { kind: 'own', about: `own-${own.tool}`, question: { tool: own.tool, message: text }, general };
  }
  const said = topics.get(intent)?.answer ?? SAID[intent];
  if (said === undefined) return null;
  return { kind: 'said', about: intent, text: intent === 'price' ? sentences(priceOfSpanIn(text), said) : said };
};

/** A piece with the own dates and sums that make it complete. */
export const completed = (piece: Piece): readonly Piece[] => {
  const tool = piece.kind === 'said' ? COMPLETED_BY[piece.about] : undefined;
  return tool === undefined ? [piece] : [piece, { kind: 'own', about: `own-${tool}`, question: { tool }, general: '' }];
};

/** What a piece is about that leaves a question unanswered. */
export const UNCLEAR = 'unclear';

/** One question of several that nothing is known for. */
export const pieceOfUnclear = (guesses: readonly Guess[]): Piece => {
  const { suggestions } = nearestOf(guesses.map(({ intent }) => intent));
  return { kind: 'said', about: UNCLEAR, text: replies.oneUnclear, suggestions };
};
