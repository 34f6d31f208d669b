import { withTimeLimit } from '@sternklar/event-store/retry-policy';
import { answerOf, piecesForVisitor, type Understood, understand } from './answers.ts';
import {
  alarmAnswer,
  carefulAnswer,
  ifItIsTheEnd,
  speaksOfAddress,
  speaksOfAuthenticator,
  speaksOfWithdrawal,
} from './guards/alarm-answers.ts';
import type { SeenAlarm } from './guards/alarms/alarm.ts';
import { perhapsInDanger, touchesOnDanger } from './guards/alarms/careful/perhaps-danger.ts';
import { sentencesIn } from './guards/alarms/phrase.ts';
import { alarmsIn } from './guards/alarms.ts';
import { settledWithCare, withCare, withSupposedEnd } from './guards/beside-answers.ts';
import { toNo, toSupposed, toWhetherItIsTheEnd, yesOrNo } from './guards/yes-or-no.ts';
import { IN_GERMAN } from './languages/answer-in-language.ts';
import { languageOf } from './languages/foreign-understanding.ts';
import type { CustomerFacts, CustomerFactsOf } from './own-data/customer-facts.ts';
import { companyIn, isOneOf, OF_A_CONTRACT } from './own-data/of-whom.ts';
import { answerFromOwnData } from './own-data/own-answers.ts';
import { type OwnQuestion, reviewAskedFor } from './own-data/own-questions.ts';
import { ownReplies } from './own-data/own-replies.ts';
import { allNamedIn, misspeltIn, severalOrWhole } from './own-data/reviewer-names.ts';
import {
  ABOUT_REVIEWS,
  ASKS_OF_NAME,
  isAboutOneReview,
  isTheirs,
  MAY_NAME,
  namedOtherwise,
  type ReviewsMeant,
} from './own-data/reviews-meant.ts';
import { type AssistantAnswer, type Piece, UNCLEAR } from './pieces.ts';
import { replies } from './replies.ts';

export type { AssistantAnswer } from './pieces.ts';

/** A message, and whose it is: null for visitors, who have no data of their own. */
export interface AskedOfAssistant {
  readonly message: string;
  readonly accountId: string | null;
  /** What the same person wrote before, oldest first; none is the same as an empty list. */
  readonly before?: readonly string[];
}

/** Hears the pieces of an answer, each when it is certain; put together they are its text. */
export type Say = (piece: string) => void;

/** Answers messages in German. Never rejects, and takes ten seconds at most. */
export interface Assistant {
  /** `say` hears of an answer that a model words; of others nothing is said before it is whole. */
  answer(asked: AskedOfAssistant, say?: Say): Promise<AssistantAnswer>;
}

/** Taught answers that fit a message. */
export interface TaughtMatch {
  readonly ids: readonly string[];
  readonly texts: readonly string[];
  /** Beside them the message asks for something that was not taught. */
  readonly isInPart: boolean;
}

/** What admins taught the assistant; null where nothing of it fits. */
export interface TaughtKnowledge {
  answerTo(message: string): Promise<TaughtMatch | null>;
}

/** Words a question that nothing else answers; null when it cannot. Never rejects, and limits its own time. */
export interface Wording {
  word(understood: Understood, asked: AskedOfAssistant, say?: Say): Promise<AssistantAnswer | null>;
}

export interface AssistantDeps {
  readonly customerFactsOf: CustomerFactsOf;
  /** Asked for what the knowledge base has no answer to; without it nothing was taught. */
  readonly taught?: TaughtKnowledge;
  /** A model, if one is set. */
  readonly model: Wording | null;
  readonly now: () => Date;
  readonly logger: { warn(details: object, message: string): void };
}

/** A customer's data are a few rows; a database that takes longer is in trouble. */
const OWN_DATA_LIMIT_MS = 2_000;

/** What is understood, and whether there is something of a danger in it: then no model hears of it. */
const understoodWithCare = (message: string, before: readonly string[]) => {
  const builtIn = understand(message, before);
  const isNearDanger = touchesOnDanger(message);
  return { builtIn: isNearDanger ? { ...builtIn, isGeneral: false } : builtIn, isNearDanger };
};

type Alarms = readonly [SeenAlarm, ...SeenAlarm[]];
/** Whether anything must be said before everything else; an end that is only supposed stands before what is known of the rest. */
const mustBeSaid = (alarms: readonly SeenAlarm[]): alarms is Alarms =>
  alarms.some((alarm) => alarm !== 'termination-supposed');
const isSupposedEnd = (alarms: readonly SeenAlarm[]): boolean => alarms.length > 0 && !mustBeSaid(alarms);

/** What stands before what a review's own data say: in which language it is said, and that nothing is done to it. */
const SAID_FIRST: ReadonlySet<string> = new Set([IN_GERMAN, 'status-order']);

/** Neither refused nor settled, and nothing is known for it, or only guessed: what taught answers are for. */
const isNotKnown = ({ settled, pieces: [first] }: Understood): boolean =>
  settled === null && (first === undefined || first.about === 'unknown' || first.about === 'clarify');

/** Whether something known is asked beyond doubt, whatever else a message tells. No model hears of what may be a danger. */
const asksSurely = (understood: Understood, message: string): boolean =>
  understood.settled === null &&
  !understood.isDoubtful &&
  !isNotKnown(understood) &&
  sentencesIn(message).some(({ asks }) => asks);

const withTaught = (understood: Understood, match: TaughtMatch | null): Understood =>
  match === null
    ? understood
    : {
        ...understood,
        // No model words what a person wrote.
        isGeneral: false,
        taughtIds: match.ids,
        pieces: [
          ...match.texts.map((text) => ({ kind: 'said' as const, about: 'taught', text })),
          ...(match.isInPart ? [{ kind: 'said' as const, about: UNCLEAR, text: replies.oneUnclear }] : []),
        ],
      };

const answerOfUnderstood = ({ taughtIds }: Understood, pieces: Parameters<typeof answerOf>[0]): AssistantAnswer => ({
  ...answerOf(pieces),
  ...(taughtIds && { taughtIds }),
});

/**
 * Looks first for what a person must see at once. Then answers what is asked, from the customer's own data where they are asked
 * for, otherwise from the knowledge base, worded by a model if there is one. Refusals and the wish for a person are settled before
 * any model hears of them.
 */
export const createAssistant = ({ customerFactsOf, taught, model, now, logger }: AssistantDeps): Assistant => {
  const read = async <Result>(tool: string, work: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await withTimeLimit(work(), OWN_DATA_LIMIT_MS);
    } catch (error) {
      const failure = error instanceof Error ? error.name : 'unknown';
      logger.warn({ tool, failure }, 'The assistant could not read own data.');
      return null;
    }
  };
  const ownText = async (question: OwnQuestion, facts: CustomerFacts, at: Date): Promise<string> =>
    (await read(question.tool, () => answerFromOwnData(question, { facts, now: at, withNames: true }))) ??
    ownReplies.unavailable;
  /** How the reviews stand that somebody waits for: those they name, else all that are open; null where there is none. */
  const standingOf = async (message: string, accountId: string, at: Date): Promise<string | null> => {
    const facts = customerFactsOf(accountId, at);
    const brief = await read('review-by', () => facts.reviewsInBrief());
    if (brief === null || brief.items.length === 0) return null;
    const named = allNamedIn(
      message,
      brief.items.map(({ reviewerName }) => reviewerName),
    );
    const questions: readonly OwnQuestion[] =
      named.length > 0 ? named.map((reviewer) => ({ tool: 'review-by', reviewer })) : [{ tool: 'open-cases' }];
    return (await Promise.all(questions.map((question) => ownText(question, facts, at)))).join('\n\n');
  };
  /** The own dates stand beside a declaration that ends the contract, and the own invoices beside a charge that is disputed; it counts as arrived whether or not they can be read. */
  const toAlarms = async (alarms: Alarms, { message, accountId }: AskedOfAssistant): Promise<AssistantAnswer> => {
    const at = now();
    const wantsDates = alarms.includes('termination-declared') && accountId !== null;
    const dates = wantsDates ? await ownText({ tool: 'notice' }, customerFactsOf(accountId, at), at) : null;
    const standing = alarms[0] === 'unanswered' && accountId !== null ? await standingOf(message, accountId, at) : null;
    const wantsInvoices = alarms[0] === 'charge-disputed' && accountId !== null;
    const invoices = wantsInvoices
      ? await ownText({ tool: 'invoices', message }, customerFactsOf(accountId, at), at)
      : null;
    return alarmAnswer(
      alarms,
      {
        at,
        dates,
        invoices,
        withdraws: speaksOfWithdrawal(message),
        standing,
        namesAddress: speaksOfAddress(message),
        namesAuthenticator: speaksOfAuthenticator(message),
      },
      languageOf(message),
    );
  };
  /** What a person must see at once, and what only answers what was asked back; null for everything else. */
  const atOnce = async (alarms: readonly SeenAlarm[], asked: AskedOfAssistant): Promise<AssistantAnswer | null> =>
    mustBeSaid(alarms) ? toAlarms(alarms, asked) : toAskedBack(asked);
  /** Which reviews a message means by the names of who wrote them; none when it names nobody. A short one may mean the one before. */
  const reviewsMeant = async (
    { pieces, isDoubtful }: Understood,
    { message, before = [] }: AskedOfAssistant,
    facts: CustomerFacts,
  ): Promise<ReviewsMeant> => {
    const askedFor = reviewAskedFor(message);
    const isAboutReviews = askedFor !== null || isDoubtful || pieces.some(({ about }) => ABOUT_REVIEWS.has(about));
    const asksOfName = isAboutReviews || ASKS_OF_NAME.test(message);
    if (!asksOfName && !MAY_NAME.test(message)) return { reviewers: [] };
    const brief = await read('review-by', () => facts.reviewsInBrief());
    const names = brief?.items.map(({ reviewerName }) => reviewerName) ?? [];
    // A whole name of two words means the review, whatever is asked beside it, and so do several names.
    if (!asksOfName) return { reviewers: severalOrWhole(message, names) };
    const known = allNamedIn(message, names);
    if (known.length > 0 || !isAboutReviews) return { reviewers: known };
    const misspelt = misspeltIn(message, names);
    return misspelt.length > 0 ? { reviewers: misspelt } : namedOtherwise(askedFor, pieces, message, before, names);
  };
  /** Before what is one's own, where somebody else's contract or money is asked for by name. */
  const onlyOwn = async (
    pieces: readonly Piece[],
    message: string,
    facts: CustomerFacts,
  ): Promise<readonly Piece[]> => {
    const company = companyIn(message);
    const isOfContract = pieces.some((piece) => piece.kind === 'own' && OF_A_CONTRACT.has(piece.question.tool));
    if (company === null || !isOfContract) return [];
    const own = await read('businesses', () => facts.businesses());
    return own === null || isOneOf(company, own.items)
      ? []
      : [{ kind: 'said', about: 'others-data', text: replies.ownDataOnly }];
  };
  const forCustomer = async (
    understood: Understood,
    asked: AskedOfAssistant & { readonly accountId: string },
    say?: Say,
  ): Promise<AssistantAnswer> => {
    const { accountId, message } = asked;
    const at = now();
    const facts = customerFactsOf(accountId, at);
    const { reviewers, isSupposed = false } = await reviewsMeant(understood, asked, facts);
    // Who is named and what is one's own stays here: no model hears of it.
    const isGeneral =
      understood.isGeneral && reviewers.length === 0 && understood.pieces.every(({ kind }) => kind === 'said');
    const worded = isGeneral ? await model?.word(understood, asked, say) : null;
    if (worded) return worded;
    const named: readonly Piece[] = reviewers.map((reviewer) => ({
      kind: 'own',
      about: 'own-review-by',
      question: { tool: 'review-by', reviewer },
      general: '',
    }));
    const rest =
      reviewers.length === 0
        ? understood.pieces
        : understood.pieces.filter((piece) => (isSupposed || !isAboutOneReview(piece)) && !isTheirs(piece, message));
    const lead = rest.filter(({ about }) => SAID_FIRST.has(about));
    const others = rest.filter(({ about }) => !SAID_FIRST.has(about));
    const first = await onlyOwn(others, message, facts);
    const said = await Promise.all(
      [...lead, ...first, ...named, ...others].map(async (piece) =>
        piece.kind === 'said' ? piece : { about: piece.about, text: await ownText(piece.question, facts, at) },
      ),
    );
    return answerOfUnderstood(understood, said);
  };
  const withoutModel = async (builtIn: Understood, asked: AskedOfAssistant): Promise<AssistantAnswer> => {
    const { accountId } = asked;
    const understood = { ...builtIn, isGeneral: false };
    return accountId === null
      ? answerOfUnderstood(understood, piecesForVisitor(understood.pieces))
      : forCustomer(understood, { ...asked, accountId });
  };
  /** What may be a danger: beside whom to call, the answer to what is surely asked. */
  const toDoubt = async (builtIn: Understood, asked: AskedOfAssistant): Promise<AssistantAnswer> => {
    if (!asksSurely(builtIn, asked.message)) return carefulAnswer();
    return carefulAnswer(await withoutModel(builtIn, asked));
  };
  /** What may end the contract, before the answer to what is known of it; an order to the program is only refused. */
  const toSupposedEnd = async (builtIn: Understood, asked: AskedOfAssistant): Promise<AssistantAnswer> => {
    const answer = builtIn.settled ?? (await withoutModel(builtIn, asked));
    return withSupposedEnd(answer, now());
  };
  /** What may be a danger or an end and is not for sure; null for everything else. */
  const toUnsure = (
    { alarms, isNearDanger }: { readonly alarms: readonly SeenAlarm[]; readonly isNearDanger: boolean },
    builtIn: Understood,
    asked: AskedOfAssistant,
  ): Promise<AssistantAnswer> | null => {
    if (isNearDanger && perhapsInDanger(asked.message)) return toDoubt(builtIn, asked);
    return isSupposedEnd(alarms) ? toSupposedEnd(builtIn, asked) : null;
  };
  return {
    async answer(asked, say) {
      const { message, accountId, before = [] } = asked;
      const alarms = alarmsIn(message);
      const first = await atOnce(alarms, asked);
      if (first !== null) return first;
      const { builtIn, isNearDanger } = understoodWithCare(message, before);
      const unsure = await toUnsure({ alarms, isNearDanger }, builtIn, asked);
      if (unsure !== null) return unsure;
      const care = { message, isNearDanger, at: now() };
      const match = taught && isNotKnown(builtIn) ? await read('taught', () => taught.answerTo(message)) : null;
      const understood = withTaught(builtIn, match);
      if (understood.settled !== null) return settledWithCare(care, understood.settled);
      if (accountId !== null) return withCare(care, await forCustomer(understood, { ...asked, accountId }, say));
      const worded = understood.isGeneral ? await model?.word(understood, asked, say) : null;
      return worded ?? withCare(care, answerOfUnderstood(understood, piecesForVisitor(understood.pieces)));
    },
  };
};

/**
 * The answer to somebody of whom nothing is known, from the knowledge base and what was taught: the same message, the same
 * answer.
 */
export const answerTo = (
  message: string,
  taught: (message: string) => TaughtMatch | null = () => null,
): AssistantAnswer => {
  const alarms = alarmsIn(message);
  if (mustBeSaid(alarms))
    return alarmAnswer(
      alarms,
      {
        at: null,
        dates: null,
        invoices: null,
        withdraws: speaksOfWithdrawal(message),
        namesAddress: speaksOfAddress(message),
        namesAuthenticator: speaksOfAuthenticator(message),
      },
      languageOf(message),
    );
  const builtIn = understand(message);
  const isNearDanger = touchesOnDanger(message);
  if (isNearDanger && perhapsInDanger(message))
    return carefulAnswer(
      asksSurely(builtIn, message) ? answerOfUnderstood(builtIn, piecesForVisitor(builtIn.pieces)) : null,
    );
  const known = () => answerOfUnderstood(builtIn, piecesForVisitor(builtIn.pieces));
  if (isSupposedEnd(alarms)) return withSupposedEnd(builtIn.settled ?? known(), null);
  const understood = withTaught(builtIn, isNotKnown(builtIn) ? taught(message) : null);
  const care = { message, isNearDanger, at: null };
  return understood.settled !== null
    ? settledWithCare(care, understood.settled)
    : withCare(care, answerOfUnderstood(understood, piecesForVisitor(understood.pieces)));
};

/** To a bare yes or no, if it was asked whether what was written before is to end the contract; a no asks for nothing else either. */
const toAskedBack = ({ message, before = [] }: AskedOfAssistant): AssistantAnswer | null => {
  const said = yesOrNo(message);
  if (said === null) return null;
  const meant = before.findLast((one) => yesOrNo(one) === null);
  if (meant === undefined) return null;
  const asked = answerTo(meant);
  if (asked.about === 'termination-supposed') return toSupposed(said);
  if (asked.text.includes(ifItIsTheEnd)) return toWhetherItIsTheEnd(said);
  return said === 'no' ? toNo : null;
};
