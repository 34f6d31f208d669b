import { doubtful, questionBack } from './doubtful.ts';
import { germanShare, type Language } from './guards/language.ts';
import { asksForAnothersCase, isInMachinesTongue, isToldWhatToSay } from './guards/refusals.ts';
import { type Guarded, guardedBy } from './guards.ts';
import { topics } from './knowledge/knowledge-base.ts';
import type { Topic } from './knowledge/topic.ts';
import { answerIn } from './languages/answer-in-language.ts';
import { askedIn, languageOf } from './languages/foreign-understanding.ts';
import { withInvoices } from './own-data/asked-of-money.ts';
import { withNoticeGiven } from './own-data/asked-of-notice.ts';
import { daysNamedIn } from './own-data/days-named.ts';
import { sentences } from './own-data/in-words.ts';
import { ownReplies } from './own-data/own-replies.ts';
import { withSums } from './own-data/sums-asked.ts';
import { noticeForSupposedEnd, SUPPOSED_END } from './own-data/supposed-end.ts';
import {
  type AssistantAnswer,
  answered,
  completed,
  GUARDED_REPLIES,
  isGuarded,
  type Piece,
  pieceOf,
  pieceOfUnclear,
  UNCLEAR,
} from './pieces.ts';
import { withSpokenMarks } from './reading/dictated.ts';
import { plainWords } from './reading/german-words.ts';
import { replies } from './replies.ts';
import { openChoices } from './understanding/bare-words.ts';
import { withNamedMatters } from './understanding/named-matters.ts';
import { readCorrected } from './understanding/reading.ts';
import { saidBySigns } from './understanding/signs.ts';
import { type Asked, type Meant, meantBy } from './understanding/understand.ts';
import { withoutRepeats } from './without-repeats.ts';

/** A message, understood without a model. */
export interface Understood {
  /** Settled whatever else is known: small talk, refusals, the wish for a person. */
  readonly settled: AssistantAnswer | null;
  /** What the answer is put together from, in the order of the message. */
  readonly pieces: readonly Piece[];
  /** Whether the pieces are the general answers of the knowledge base, which a model may word. */
  readonly isGeneral: boolean;
  /** Whether what is answered is only the likeliest of several. */
  readonly isDoubtful: boolean;
  readonly nearest: readonly Topic[];
  /** The taught answers that the pieces are. */
  readonly taughtIds?: readonly string[];
}

/** Refused or settled alone; beside the others an answer to what is asked as well may stand. */
const ALONE: readonly string[] = ['greeting', 'farewell', 'thanks', 'excuse', 'instructions', 'others-data'];
/** They speak of people, and ask for none. */
const ABOUT_PEOPLE: readonly string[] = ['more-people', 'enter-for-me'];
/** So clear must a question be to be answered beside a refusal, and to be believed against the words of one. */
const CLEAR = 0.6;
const BEYOND_DOUBT = 0.7;

/** Who only asks about people is not handed to one. */
const isWished = ({ intent, share }: Asked): boolean =>
  isGuarded(intent) && (intent !== 'person' || share >= BEYOND_DOUBT);

/** Who asks something clear beside an order quotes it, from a review perhaps; it is no order to anybody then. */
const isOnlyQuoted = ({ intent }: Asked, { asked }: Meant): boolean =>
  intent === 'instructions' &&
  asked.some((one) => !isGuarded(one.intent) && one.intent !== 'unknown' && one.share >= BEYOND_DOUBT);

/** They speak of law or lawyers, and ask for no judgement. */
const OF_THE_PRODUCTS_LAW: readonly string[] = [
  'lawyer',
  'liability',
  'contract-law',
  'notice-form',
  'operator',
  'exclusive',
  'terms-change',
  'proof-of-sending',
];

/** 'Eine Garantie gibt es keine, oder? Und seid ihr Anwälte?': both are refused, each with what it says. */
const BOTH_REFUSED: readonly string[] = ['assessment', 'promise'];
/** So surely the whole of a message is about something else, a word of promises in it says nothing: 'Geht American Express sicher auch?' */
const ALL_BUT_CERTAIN = 0.9;
const isOnlyAWord = (guarded: Guarded | null, { asked, nearest: [whole] }: Meant): boolean =>
  guarded === 'promise' &&
  whole !== undefined &&
  whole.share >= ALL_BUT_CERTAIN &&
  !isGuarded(whole.intent) &&
  whole.intent !== 'unknown' &&
  asked.length > 0 &&
  !asked.some(({ intent }) => isGuarded(intent));

/** What the words of a message settle, unless what it asks for is beyond doubt something else. */
const settledBy = (message: string, meant: Meant): Guarded | null => {
  const { asked } = meant;
  const guarded = guardedBy(readCorrected(message), message);
  const [first] = asked;
  if (isOnlyAWord(guarded, meant)) return null;
  if (guarded === 'person' && first && ABOUT_PEOPLE.includes(first.intent) && first.share >= BEYOND_DOUBT) return null;
  if (guarded === 'assessment' && first && OF_THE_PRODUCTS_LAW.includes(first.intent) && first.share >= CLEAR)
    return null;
  if (
    guarded === 'others-data' &&
    !asksForAnothersCase(readCorrected(message).words) &&
    first &&
    !isGuarded(first.intent) &&
    first.intent !== 'unknown' &&
    first.share >= BEYOND_DOUBT
  ) {
    return /@/.test(message) ? guarded : null;
  }
  return guarded;
};

/** Intents that the answer to another one covers. */
const COVERED_BY: Readonly<Record<string, readonly string[]>> = {
  notice: ['own-notice'],
  'own-notice': ['notice'],
  'own-latest-review': ['own-overview'],
  'own-cases': ['own-overview'],
  'own-overview': ['business-restored', 'remove-business', 'own-stars'],
  'which-reviews': ['own-stars'],
  'remove-business': ['business-restored'],
  'data-protection': ['data-recipients', 'encryption'],
  'delete-account': ['deletion-waits', 'deletion-taken-back'],
};
/** 'Ich habe neue Belege, an wen schicke ich die?': beside evidence, who gets what is asked of an invoice only by its name. */
const NAMES_INVOICES = /rechnung|faktur|quittung|buchhalt|steuer/iu;
const isOfEvidence = ({ intent }: Asked, asked: readonly Asked[], message: string): boolean =>
  intent === 'invoice-recipient' && asked.some((one) => one.intent === 'evidence') && !NAMES_INVOICES.test(message);

const uncovered = (asked: readonly Asked[], message: string): readonly Asked[] =>
  asked.filter((one, position) => {
    const coveredBy = COVERED_BY[one.intent] ?? [];
    return (
      !asked.slice(0, position).some(({ intent }) => coveredBy.includes(intent)) && !isOfEvidence(one, asked, message)
    );
  });

/** What is asked of a term's end, and not of one's own where a message supposes another. */
const OF_AN_END: readonly string[] = ['notice', 'own-notice', 'own-subscription', 'term'];
const SPEAKS_OF_NOTICE = /k(?:ü|ue?)ndig|frist/iu;
const pieceOfSupposedEnd = (message: string, { asked }: Meant): Piece | null => {
  if (!SPEAKS_OF_NOTICE.test(message) && !asked.some(({ intent }) => OF_AN_END.includes(intent))) return null;
  const text = noticeForSupposedEnd(message);
  return text === null ? null : { kind: 'said', about: SUPPOSED_END, text };
};
/** 'Rechnungsnummern Oktober und November': the months stand in two parts. */
const namesMonths = (message: string): boolean => (daysNamedIn(message)?.months.length ?? 0) > 1;
const isOfTheWhole = (intent: string, message: string): boolean =>
  intent === 'price' || (intent === 'own-invoices' && namesMonths(message));
const nothing = { settled: null, pieces: [], isGeneral: false, isDoubtful: false, nearest: [] } as const;
/** An answer in another language; who wants a person gets one as in German. */
const inLanguage = (pieces: readonly Piece[]): Understood => {
  const wished = pieces.some(({ about }) => about === 'person');
  const texts = pieces.flatMap((piece) => (piece.kind === 'said' ? [piece.text] : []));
  return wished ? { ...nothing, settled: answered('person', texts.join('\n\n')) } : { ...nothing, pieces };
};

const FEW_FOREIGN_WORDS = 5;
/** In which language beside German a message is, and with what it leans on: 'And per year?' belongs to the question before it. */
const foreignIn = (
  message: string,
  last: string | undefined,
): { readonly language: Language; readonly text: string } | null => {
  const language = languageOf(message);
  const words = plainWords(message);
  const mayLean = last !== undefined && words.length <= FEW_FOREIGN_WORDS && germanShare(words) === 0;
  const lastLanguage = mayLean ? languageOf(last) : null;
  if (lastLanguage === null) return language === null ? null : { language, text: message };
  const isSure = language === lastLanguage && askedIn(message).length > 0;
  return { language: lastLanguage, text: isSure ? message : `${last} ${message}` };
};

/** What half a sentence alone is taken for ('Nenn mir die Leute'), while the whole of it asks clearly for something else. */
const OF_HALF_A_SENTENCE: readonly string[] = ['others-data', 'machine'];
/** 'Wie geht das hier im Programm?': where something is done, not what answers. */
const WHERE_IT_IS_DONE =
  /(?<![a-zäöüß])(?:im|in (?:dem|diesem|eurem|ihrem)|vom|übers) (?:programm|computer|system)(?![a-zäöüß])/iu;
/** … which what is likeliest of the whole takes the place of, from here on. */
const LIKELY = 0.36;
const withoutHalves = (meant: Meant, message: string): Meant => {
  const [whole] = meant.nearest;
  if (whole === undefined || isGuarded(whole.intent) || whole.intent === 'unknown' || whole.share < LIKELY)
    return meant;
  const isHalf = ({ intent, text }: Asked): boolean =>
    text !== message &&
    OF_HALF_A_SENTENCE.includes(intent) &&
    (whole.share >= CLEAR || (intent === 'machine' && WHERE_IT_IS_DONE.test(text)));
  const asked = meant.asked.filter((one) => !isHalf(one));
  if (asked.length === meant.asked.length) return meant;
  return { ...meant, asked: asked.length > 0 ? asked : [{ ...whole, text: message }] };
};

const TALK: readonly string[] = ['greeting', 'thanks'];
const COURTESY =
  /(?<![a-zäöüß])(?:gr(?:ü|ue|i|ia|üe)(?:ß|ss)e? (?:gott|euch|eich|sie|dich|di)|gr(?:ü|ue)ezi|mahlzeit|(?:vielen|herzlichen|besten|schönen) dank|dank(?:e|eschön)?(?: schön| sehr)?|merci|bitte?|bidde|schon ?mal|im voraus|hallo|moin|servus|guten (?:tag|morgen|abend)|tschüss?|lg|vg|mfg|(?:hat|hot) sich (?:schon )?erledigt|alles klar|passt)(?![a-zäöüß])/giu;
const NAMES_SOMEBODY = /[A-ZÄÖÜ][a-zäöüß]+ [A-ZÄÖÜ]\.[^?]*\?/;
/** 'Status Karla K bitte danke' asks for something: thanks and a greeting alone are heard where nothing stands beside them. */
const besideTalk = (message: string, before: readonly string[]): Meant => {
  const meant = withoutHalves(meantBy(message, before), message);
  const [first] = meant.asked;
  if (meant.asked.length !== 1 || first === undefined || !TALK.includes(first.intent)) return meant;
  const beside = message.replace(COURTESY, ' ').replace(/\s+/g, ' ').trim();
  if (beside === message.trim()) return meant;
  // One word must say more: 'danke dir' asks nothing.
  const enough = plainWords(beside).length > 1 ? 0 : BEYOND_DOUBT;
  const other = meantBy(beside, before);
  // 'Grüß Gott, wia schaugt's aus mit dera Petra M.?': whoever is named so wrote a review.
  if (other.asked.length === 0 && NAMES_SOMEBODY.test(beside)) return other;
  const asks = ({ intent, share }: Asked): boolean => !isGuarded(intent) && intent !== 'unknown' && share >= enough;
  return other.asked.length > 0 && other.asked.every(asks) ? other : meant;
};

const refusedBeside = (guarded: string, { asked }: Meant): readonly string[] =>
  BOTH_REFUSED.includes(guarded)
    ? asked.flatMap(({ intent, share }) =>
        intent !== guarded && BOTH_REFUSED.includes(intent) && share >= BEYOND_DOUBT ? [intent] : [],
      )
    : [];

const refusalOf = (guarded: string | null, meant: Meant): readonly Piece[] =>
  (guarded === null ? [] : [guarded, ...refusedBeside(guarded, meant)]).flatMap((one): readonly Piece[] =>
    isGuarded(one) ? [{ kind: 'said', about: one, text: GUARDED_REPLIES[one] }] : [],
  );
/** What only a word of the message sounds like is refused after what it asks for. */
const isRefusedAfter = (guarded: string | null, { asked: [first] }: Meant): boolean =>
  guarded !== null && BOTH_REFUSED.includes(guarded) && first !== undefined && !isGuarded(first.intent);

const SPEAKS_OF_A_PRICE = /euro|€|preis|kost|gratis|umsonst|geschenkt|rabatt|nachlass/iu;
/** No to an order; who orders another price is told which one it is. */
const refusedOrder = (message: string): AssistantAnswer =>
  answered(
    'instructions',
    SPEAKS_OF_A_PRICE.test(message)
      ? sentences(replies.priceStays, GUARDED_REPLIES.instructions)
      : GUARDED_REPLIES.instructions,
  );

const settledAs = (guarded: Guarded, message: string): AssistantAnswer =>
  guarded === 'instructions' ? refusedOrder(message) : answered(guarded, GUARDED_REPLIES[guarded]);

/** What is not read as a question in German: an order to say something, and other languages. */
const settledAtOnce = (message: string, before: readonly string[]): Understood | null => {
  if (isToldWhatToSay(plainWords(message)) || isInMachinesTongue(message))
    return { ...nothing, settled: refusedOrder(message) };
  const foreign = foreignIn(message, before.at(-1));
  return foreign === null ? null : inLanguage(answerIn(foreign.language, foreign.text));
};

/** Understands a message, with what the same person wrote before it. Pure. */
export const understand = (written: string, before: readonly string[] = []): Understood => {
  const message = withSpokenMarks(written);
  const atOnce = settledAtOnce(message, before);
  if (atOnce !== null) return atOnce;
  const open = before.length === 0 ? openChoices(plainWords(message)) : null;
  const back = open && questionBack(open);
  if (back) return { ...nothing, settled: back };
  const signs = saidBySigns(message);
  if (signs !== null) return { ...nothing, settled: answered(signs, GUARDED_REPLIES[signs]) };
  const named = withNamedMatters(message, besideTalk(message, before), before.at(-1));
  const meant = withNoticeGiven(message, withSums(message, withInvoices(message, named, before.at(-1))));
  const nearest = meant.nearest.flatMap(({ intent }) => topics.get(intent) ?? []);
  const guarded =
    settledBy(message, meant) ?? meant.asked.find((one) => isWished(one) && !isOnlyQuoted(one, meant))?.intent ?? null;
  const others = meant.asked.filter(
    ({ intent, share }) =>
      !isGuarded(intent) && intent !== 'unknown' && (guarded === null || guarded === 'complaint' || share >= CLEAR),
  );
  const isAlone = others.length === 0 && guarded !== null && refusedBeside(guarded, meant).length === 0;
  if (guarded !== null && isGuarded(guarded) && (ALONE.includes(guarded) || isAlone)) {
    return { ...nothing, nearest, settled: settledAs(guarded, message) };
  }
  const refusal = refusalOf(guarded, meant);
  const supposed = pieceOfSupposedEnd(message, meant);
  const answerable = uncovered(others.length > 0 ? others : meant.asked, message).filter(
    ({ intent }) => supposed === null || !OF_AN_END.includes(intent),
  );
  const found = [
    ...(supposed === null ? [] : [supposed]),
    // A span or a month may be named in another part: 'Rechnen Sie es auf ein halbes Jahr, was kostet es?'
    ...answerable.flatMap((one) => pieceOf(isOfTheWhole(one.intent, message) ? { ...one, text: message } : one) ?? []),
  ];
  const pieces = isRefusedAfter(guarded, meant) ? [...found, ...refusal] : [...refusal, ...found];
  if (pieces.length === 0)
    return { ...nothing, nearest, pieces: doubtful(message, meant), isGeneral: true, isDoubtful: true };
  const unclear = meant.unclear.slice(0, 1).map(pieceOfUnclear);
  return {
    settled: null,
    pieces: [...pieces.flatMap(completed), ...unclear],
    isGeneral: pieces.every(({ kind }) => kind === 'said') && refusal.length === 0,
    isDoubtful: meant.asked.every(({ share }) => share < BEYOND_DOUBT),
    nearest,
  };
};

/** The topics nearest to a message, to ground an answer on. */
export const nearestTopics = ({ nearest }: Understood, count: number): readonly Topic[] => nearest.slice(0, count);

/** A piece of which it is known what it says. */
type SaidPiece = Pick<Extract<Piece, { kind: 'said' }>, 'about' | 'text' | 'suggestions'>;

/** 'Oder meinen Sie …? Dann gilt:' before what was said already introduces nothing. */
const INTRODUCES = /Dann gilt:$/;
const CLOSES = /^Geht es Ihnen um etwas anderes/;
const withIntroduced = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, position) => {
    const next = texts[position + 1] ?? '';
    return !INTRODUCES.test(text) || !(next === '' || INTRODUCES.test(next) || CLOSES.test(next));
  });

/** Texts of an answer after each other, each sentence once. */
export const answerOf = (pieces: readonly SaidPiece[]): AssistantAnswer => {
  const texts = withIntroduced(
    withoutRepeats([...new Set(pieces.map(({ text }) => text).filter((text) => text !== ''))]),
  );
  const suggestions = pieces.flatMap((piece) => piece.suggestions ?? []);
  return {
    ...answered(pieces[0]?.about ?? 'unknown', texts.join('\n\n')),
    ...(suggestions.length > 0 && { suggestions }),
    ...(pieces.some(({ about }) => about === UNCLEAR) && { isInPart: true }),
  };
};

/** What somebody who is not signed in is told: in general, and that their own data need a sign-in. */
export const piecesForVisitor = (pieces: readonly Piece[]): readonly SaidPiece[] => {
  const asksForOwn = pieces.some(
    (piece) => piece.kind === 'own' && (piece.general !== '' || piece.question.tool === 'open-invoices'),
  );
  return [
    ...pieces.map((piece) => (piece.kind === 'said' ? piece : { about: 'sign-in', text: piece.general ?? '' })),
    ...(asksForOwn ? [{ about: 'sign-in', text: ownReplies.signIn }] : []),
  ];
};
