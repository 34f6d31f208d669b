import type { AttentionReason } from '@sternklar/contracts/conversations/attention';
import { clarifyBareQuestion, clarifyBetween } from './clarify.ts';
import { type Guarded, guardBeginnings, guardedBy, guardWords } from './guards.ts';
import { knowledgeBase } from './knowledge/knowledge-base.ts';
import { createPassageIndex, type Match } from './knowledge/passage-index.ts';
import type { Topic } from './knowledge/topic.ts';
import { type OwnQuestion, type OwnTool, ownQuestion } from './own-data/own-questions.ts';
import { ownReplies } from './own-data/own-replies.ts';
import { EVERYDAY_WORDS, FILLERS } from './reading/fillers.ts';
import { plainWords, type ReadMessage, readMessage, wordsInSmallLetters } from './reading/german-words.ts';
import { OTHER_SUBJECTS } from './reading/other-subjects.ts';
import { createSpelling } from './reading/spelling.ts';
import { wordsWithSynonyms } from './reading/synonyms.ts';
import { anyOf, list } from './reading/word-lists.ts';
import { replies } from './replies.ts';

/** What the assistant says, and why: the topic it answers from, or what it recognised instead. */
export interface AssistantAnswer {
  readonly about: string;
  readonly text: string;
  /** The customer asks for a person, or needs one. */
  readonly personWanted: boolean;
  /** Why a person must see the message at once. */
  readonly attention?: readonly AttentionReason[];
  /** Said also while a person has the conversation. */
  readonly saidBesidePerson?: boolean;
}

/** A message, understood without a model. */
export interface Understood {
  readonly read: ReadMessage;
  /** The same sentence by sentence, for messages that tell a story before they ask. */
  readonly sentences: readonly ReadMessage[];
  /** Settled whatever else is known: small talk, refusals, the wish for a person. */
  readonly settled: AssistantAnswer | null;
  /** Asked about the customer's own data. */
  readonly own: OwnQuestion | null;
}

/** Below it, nothing in the knowledge base is close enough to be an honest answer. */
const GOOD_ENOUGH = 0.5;

/** So near is a topic that is clearly meant. */
const CLEAR = 0.85;
/** A second topic about as likely as the first is answered as well. */
const AS_LIKELY = 0.9;

const index = createPassageIndex(knowledgeBase);
const lexicon = new Set([
  ...FILLERS,
  ...EVERYDAY_WORDS,
  ...guardWords,
  ...wordsWithSynonyms,
  ...knowledgeBase.flatMap(({ questions }) => questions.flatMap(plainWords)),
]);
const spelling = createSpelling({
  lexicon,
  neverNouns: new Set([
    ...FILLERS,
    ...EVERYDAY_WORDS,
    ...knowledgeBase.flatMap(({ questions }) => questions.flatMap(wordsInSmallLetters)),
  ]),
  isKnown: (word) =>
    OTHER_SUBJECTS.has(word) || guardBeginnings.some((beginning) => word.startsWith(beginning)) || index.knows(word),
});

const GUARDED_REPLIES: Readonly<Record<Guarded, string>> = {
  language: replies.onlyGerman,
  greeting: replies.greeting,
  farewell: replies.farewell,
  thanks: replies.thanks,
  machine: replies.machine,
  assessment: replies.noAssessment,
  promise: replies.noPromise,
  'others-data': replies.ownDataOnly,
  instructions: replies.noInstructions,
  person: replies.personRequested,
  complaint: replies.complaint,
};

/** What is said in general to a question about own data; businesses have no general answer. */
const GENERAL_TOPIC: Readonly<Record<OwnTool, string | null>> = {
  'latest-review': 'own-status',
  'review-by': 'own-status',
  'review-counts': 'own-status',
  businesses: null,
  subscription: 'term',
  notice: 'notice',
};

/** Said before a question, or instead of one. */
const WANTS_TO_ASK = list('frage fragen hilfe hilf helfen hilft ja nein');

const answered = (about: string, text: string): AssistantAnswer => ({ about, text, personWanted: false });

/** Reads a message: what is settled at once, and whether it is about the customer's own data. Pure. */
export const understand = (message: string): Understood => {
  const read = readMessage(message, spelling);
  const guarded = guardedBy(read, message);
  const settled =
    guarded === null ? null : { ...answered(guarded, GUARDED_REPLIES[guarded]), personWanted: guarded === 'person' };
  const own = settled === null ? ownQuestion(read, message) : null;
  return { read, sentences: sentencesOf(message).map((sentence) => readMessage(sentence, spelling)), settled, own };
};

const MAX_SENTENCES = 8;
/** Also where a second question begins: 'Wie lange läuft der Vertrag und was kostet er?' */
const SENTENCE_END = /(?<=[.!?])\s+(?=[\p{Lu}„"])|\n+|,? und (?=(?:was|wie|wo|wann|wer|welche[rs]?) )/u;
const sentencesOf = (message: string): readonly string[] => {
  const sentences = message.split(SENTENCE_END).filter((sentence) => /\p{L}/u.test(sentence));
  // Who tells a story asks at its end.
  return sentences.length < 2 ? [] : sentences.slice(-MAX_SENTENCES);
};

/** The topics that the message, or one sentence of it, is about; the likeliest first. */
const matchesOf = ({ read, sentences }: Understood): readonly Match[] =>
  [read, ...sentences]
    .map(index.matches)
    .reduce((best, matches) => ((matches[0]?.score ?? 0) > (best[0]?.score ?? 0) ? matches : best));

/** The topics nearest to a message, to ground an answer on. */
export const nearestTopics = (understood: Understood, count: number): readonly Topic[] =>
  matchesOf(understood)
    .slice(0, count)
    .map(({ topic }) => topic);

/** Another topic that one sentence of several clearly asks for. */
const secondQuestion = ({ sentences }: Understood, first: Topic): Match | undefined =>
  sentences
    .flatMap((sentence) => index.matches(sentence).slice(0, 1))
    .find(({ topic, score }) => topic !== first && score >= CLEAR);

/**
 * What the knowledge base says to the other question of a message that asks about own data as well: 'Was kostet das Abo,
 * und wann kann ich kündigen?'. Null when it asks nothing else. Pure.
 */
const answerBesides = ({ sentences }: Understood, { tool }: OwnQuestion): string | null => {
  const general = sentences.filter((sentence) => ownQuestion(sentence, '') === null);
  const other = general
    .flatMap((sentence) => index.matches(sentence).slice(0, 1))
    .find(({ topic, score }) => topic.id !== GENERAL_TOPIC[tool] && score >= CLEAR);
  return other?.topic.answer ?? null;
};

/** The answer to a question about own data, and to what is asked besides. */
export const withWhatIsAskedBesides = (understood: Understood, text: string): string => {
  const besides = understood.own === null ? null : answerBesides(understood, understood.own);
  return besides === null ? text : `${besides}\n\n${text}`;
};

/** The answer to a question about own data from somebody who is not signed in. */
export const answerToVisitor = (understood: Understood, { tool }: OwnQuestion): AssistantAnswer => {
  const general = knowledgeBase.find(({ id }) => id === GENERAL_TOPIC[tool]);
  const text = general ? `${general.answer} ${ownReplies.signIn}` : ownReplies.signIn;
  return answered('sign-in', withWhatIsAskedBesides(understood, text));
};

/** What the knowledge base says to a message that is neither settled nor about own data. Pure. */
export const answerFromPassages = (understood: Understood): AssistantAnswer => {
  const { read } = understood;
  const bare = clarifyBareQuestion(read, knowledgeBase);
  if (bare !== null) return answered('clarify', bare);
  if (read.telling.length === 0 && anyOf(read.words, WANTS_TO_ASK)) return answered('ask-away', replies.askAway);
  const matches = matchesOf(understood);
  const between = clarifyBetween(read, matches);
  if (between !== null) return answered('clarify', between);
  const [best] = matches;
  if (best === undefined || best.score < GOOD_ENOUGH) return answered('unknown', replies.unknown);
  const second =
    secondQuestion(understood, best.topic) ??
    matches.find(({ topic, score }) => topic !== best.topic && score >= best.score * AS_LIKELY);
  const both =
    second !== undefined && (!best.exact || second.score >= CLEAR) && second.score >= GOOD_ENOUGH
      ? [best, second]
      : [best];
  return answered(best.topic.id, both.map(({ topic }) => topic.answer).join('\n\n'));
};
