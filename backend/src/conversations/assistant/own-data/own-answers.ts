import { NOTICE_DAYS_OTHER_PAGES, NOTICE_DAYS_TERMS } from '@sternklar/contracts/constants';
import { figures } from '@sternklar/contracts/product-facts';
import { REVIEW_STATUS_LABEL, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { lastDayOf } from '@sternklar/contracts/subscriptions/last-day';
import type { Notice } from '@sternklar/contracts/subscriptions/subscription.api';
import { dayInGermany, lastDayOfNotice } from '@sternklar/contracts/subscriptions/term';
import { plainWords } from '../reading/german-words.ts';
import type {
  CustomerFacts,
  OwnCase,
  OwnCounts,
  OwnReview,
  OwnSubscription,
  ReviewInBrief,
  Some,
} from './customer-facts.ts';
import { daysNamedIn, isOnNamedDay } from './days-named.ts';
import { dateInWords, dayInWords, enumerated, quantity, sentences } from './in-words.ts';
import { nextInWords } from './next-in-words.ts';
import { afterRefusal } from './own-appeal.ts';
import { appeals, durations } from './own-cases-compared.ts';
import { invoices, nextInvoice, openInvoices } from './own-money.ts';
import type { OwnQuestion, OwnTool } from './own-questions.ts';
import { refunds } from './own-refunds.ts';
import { ownReplies } from './own-replies.ts';
import { sums } from './own-sums.ts';
import { rangeAskedIn } from './range-asked.ts';

/** Until when notice has to be given for one end of a term, as days in words. */
export interface NoticeDates {
  readonly endOfTerm: string;
  /** On which the next term begins, or nothing runs any more. */
  readonly dayAfter: string;
  readonly recommended: string;
  readonly latest: string;
}

/** The dates for the running term; when notice for it would come too late, `next` has those of the term after. */
const noticeDates = (
  subscription: OwnSubscription,
): { readonly running: NoticeDates; readonly next: NoticeDates | null } => {
  const { expires_at: end, ends_at_if_noticed_today: endIfNoticed } = subscription;
  const running: NoticeDates = {
    endOfTerm: dateInWords(lastDayOf(end)),
    dayAfter: dayInWords(end),
    recommended: dateInWords(subscription.notice_recommended_until),
    latest: dateInWords(subscription.notice_until),
  };
  if (endIfNoticed === end) return { running, next: null };
  const next: NoticeDates = {
    endOfTerm: dateInWords(lastDayOf(endIfNoticed)),
    dayAfter: dayInWords(endIfNoticed),
    recommended: dateInWords(lastDayOfNotice(endIfNoticed, NOTICE_DAYS_OTHER_PAGES)),
    latest: dateInWords(lastDayOfNotice(endIfNoticed, NOTICE_DAYS_TERMS)),
  };
  return { running, next };
};

export interface OwnAnswerOptions {
  readonly facts: CustomerFacts;
  readonly now: Date;
  /** Whether reviewers' names may be said: to the customer they may, to a model of somebody else's they may not. */
  readonly withNames: boolean;
}

type Answerer = (options: OwnAnswerOptions, question: OwnQuestion) => Promise<string>;

const starsOf = ({ rating }: Pick<OwnReview, 'rating'>) => quantity(rating, 'Stern', 'Sterne');

/** 'von Karla K. (1 Stern, Café Morgenrot) steht auf „eingereicht“, seit dem 8. März 2026'. */
const described = (review: OwnReview, withNames: boolean): string => {
  const { reviewerName, businessName, status, updatedAt } = review;
  const by = withNames && reviewerName !== '' ? ` von ${reviewerName}` : '';
  const details = [starsOf(review), ...(businessName ? [`„${businessName}“`] : [])].join(', ');
  const since = dayInWords(updatedAt);
  const handedIn = dayInWords(review.createdAt);
  const before = handedIn === since ? '' : `; eingereicht haben Sie sie am ${handedIn}`;
  return `${by} (${details}) steht auf „${REVIEW_STATUS_LABEL[status]}“, seit dem ${since}${before}`;
};

const stepInWords = ({ next, isBack }: Pick<OwnCase, 'next' | 'isBack'>): string =>
  sentences(isBack ? ownReplies.isBack : '', nextInWords(next, dayInWords));

const IS_DECIDED: Readonly<Record<ReviewStatus, boolean>> = {
  eingereicht: false,
  gelöscht: true,
  nicht_genehmigt: true,
};

const nextOf = (review: OwnReview): string => {
  const { next, status } = review;
  if (status === 'nicht_genehmigt') return sentences(ownReplies.platformDecided, afterRefusal(review));
  if (IS_DECIDED[status]) return ownReplies.platformDecided;
  return next === null ? '' : stepInWords({ next, isBack: review.isBack });
};

const latestReview: Answerer = async ({ facts, withNames }) => {
  const latest = await facts.latestReview();
  if (latest === null) return ownReplies.noReviews;
  return sentences(`Ihre letzte Bewertung${described(latest, withNames)}.`, nextOf(latest), ownReplies.changesShow);
};

const reviewBy: Answerer = async ({ facts, withNames }, { reviewer = '' }) => {
  const { items } = await facts.reviewsBy(reviewer);
  if (items.length === 0) return ownReplies.noneBy;
  const each = items.map((review) => sentences(`Die Bewertung${described(review, withNames)}.`, nextOf(review)));
  return sentences(...each, ownReplies.changesShow);
};

const MOST_NAMED = 8;

/** A review in a list of those that stand as it does. */
const LISTED: Readonly<Record<ReviewStatus, (review: ReviewInBrief) => string>> = {
  eingereicht: ({ reviewerName }) => reviewerName,
  gelöscht: ({ reviewerName, updatedAt }) => `${reviewerName} am ${dayInWords(updatedAt)}`,
  nicht_genehmigt: ({ reviewerName, updatedAt }) => `${reviewerName} am ${dayInWords(updatedAt)}`,
};

/** What was handed in, or decided, on days that a message names; empty when it names none. */
const SINCE = /(?<!\p{L})seit(?!\p{L})/iu;
const onDaysNamed = (
  message: string,
  brief: readonly ReviewInBrief[],
  { withNames, now }: Pick<OwnAnswerOptions, 'withNames' | 'now'>,
): string => {
  const days = daysNamedIn(message);
  if (days === null) return '';
  const range = SINCE.test(message) ? rangeAskedIn(message, now) : null;
  const isThen = (time: string): boolean => range?.has(dayInGermany(time)) ?? isOnNamedDay(time, days);
  const handedIn = brief.filter(({ createdAt }) => isThen(createdAt));
  const decided = brief.filter(({ status, updatedAt }) => IS_DECIDED[status] && isThen(updatedAt));
  const by = ({ reviewerName }: ReviewInBrief): string => (withNames && reviewerName !== '' ? `${reviewerName}, ` : '');
  const listed = (found: readonly ReviewInBrief[], each: (review: ReviewInBrief) => string): string =>
    found.length === 0 ? '' : ` (${found.slice(0, MOST_NAMED).map(each).join('; ')})`;
  const asHandedIn = (review: ReviewInBrief): string =>
    `${by(review)}eingereicht am ${dayInWords(review.createdAt)}: jetzt „${REVIEW_STATUS_LABEL[review.status]}“`;
  const asDecided = (review: ReviewInBrief): string =>
    `${by(review)}„${REVIEW_STATUS_LABEL[review.status]}“ am ${dayInWords(review.updatedAt)}`;
  return (
    `In diesem Zeitraum haben Sie ${quantity(handedIn.length, 'Bewertung', 'Bewertungen')} eingereicht${listed(handedIn, asHandedIn)}; ` +
    `entschieden wurde über ${decided.length}${listed(decided, asDecided)}.`
  );
};

/** The oldest, where there are more than are named. */
const oldestInWords = (brief: readonly ReviewInBrief[], total: number, withNames: boolean): string => {
  const oldest = brief.at(-1);
  if (oldest === undefined || brief.length < 2 || brief.length < total || oldest.reviewerName === '' || !withNames)
    return '';
  return `Die älteste ist die von ${oldest.reviewerName}, eingereicht am ${dayInWords(oldest.createdAt)}.`;
};

/** Those that stand so, by name in brackets; empty where none is to be named. */
const standingSo = (status: ReviewStatus, brief: readonly ReviewInBrief[], withNames: boolean): string => {
  const found = brief.filter((review) => review.status === status && review.reviewerName !== '');
  if (!withNames || found.length === 0) return '';
  const names = found.slice(0, MOST_NAMED).map(LISTED[status]);
  return ` (${names.join(', ')}${found.length > MOST_NAMED ? ' und andere' : ''})`;
};

const countsInWords = (counts: OwnCounts, brief: readonly ReviewInBrief[], withNames: boolean): string => {
  const by = (status: ReviewStatus): string => standingSo(status, brief, withNames);
  const { gelöscht, eingereicht, nicht_genehmigt, withdrawn } = counts;
  return (
    `${gelöscht} ${gelöscht === 1 ? 'ist' : 'sind'} gelöscht${by('gelöscht')}, ${eingereicht} ` +
    `${eingereicht === 1 ? 'läuft' : 'laufen'} noch („eingereicht“)${by('eingereicht')}, ${nicht_genehmigt} ` +
    `${nicht_genehmigt === 1 ? 'wurde' : 'wurden'} nicht genehmigt${by('nicht_genehmigt')}` +
    (withdrawn === 0 ? '' : `, ${withdrawn} haben Sie zurückgezogen`)
  );
};

/** What the open ones wait for, those that need something first. */
const openInWords = async ({ facts, withNames }: OwnAnswerOptions): Promise<string> => {
  const { items, total } = await facts.openCases();
  if (total === 0) return '';
  const each = items.map(({ reviewerName, businessName, ...stand }) => {
    const by = withNames && reviewerName !== '' ? ` von ${reviewerName}` : '';
    return `Bewertung${by} („${businessName}“): ${stepInWords(stand)}`;
  });
  const more = total > items.length ? ownReplies.moreCases : '';
  return sentences('Was bei Ihren Anträgen als Nächstes kommt:', ...each, more);
};

const ASKS_FOR_OPEN =
  /(?<!\p{L})(?:offene?[nr]?|laufende?[nr]?|laufen|läuft|laeuft|unerledigte?n?|ausstehende?n?)(?!\p{L})/iu;
const ASKS_FOR_DECIDED = /gel(?:ö|oe)scht|abgelehnt|genehmigt|entschieden/iu;

/** First how many are open, where nothing else is asked for. */
const openFirst = (
  message: string,
  { eingereicht }: OwnCounts,
  brief: readonly ReviewInBrief[],
  withNames: boolean,
) => {
  if (!ASKS_FOR_OPEN.test(message) || ASKS_FOR_DECIDED.test(message)) return '';
  const open = eingereicht === 1 ? 'ist 1 Antrag' : `sind ${eingereicht === 0 ? 'keine' : eingereicht} Anträge`;
  return `Offen ${open}${standingSo('eingereicht', brief, withNames)}.`;
};

const SHORTEST_OF_NAME = 5;
/** The own business that a message names, by its whole name or the last word of it; null where it names none, or several. */
const businessNamedIn = (message: string, names: readonly string[]): string | null => {
  const text = ` ${plainWords(message).join(' ')} `;
  const named = names.filter((name) => {
    const words = plainWords(name);
    const last = words.at(-1) ?? '';
    return text.includes(` ${words.join(' ')} `) || (last.length >= SHORTEST_OF_NAME && text.includes(` ${last} `));
  });
  return named.length === 1 ? (named[0] ?? null) : null;
};

/** What was handed in for the one of several businesses that a message names; empty when it names none. */
const forBusinessNamed = (
  message: string,
  brief: Some<ReviewInBrief>,
  own: Some<string>,
  withNames: boolean,
): string => {
  const isWhole = brief.total === brief.items.length && own.total === own.items.length;
  const name = isWhole && own.total > 1 ? businessNamedIn(message, own.items) : null;
  if (name === null) return '';
  const found = brief.items.filter(({ businessName }) => businessName === name);
  if (found.length === 0) return `Für „${name}“ ist bei Ihnen keine Bewertung eingereicht.`;
  const each = found.slice(0, MOST_NAMED).map(({ reviewerName, status }) => {
    const by = withNames && reviewerName !== '' ? `${reviewerName}: ` : '';
    return `${by}„${REVIEW_STATUS_LABEL[status]}“`;
  });
  const more = found.length > MOST_NAMED ? ' und andere' : '';
  return `Für „${name}“ haben Sie ${quantity(found.length, 'Bewertung', 'Bewertungen')} eingereicht (${each.join('; ')}${more}).`;
};

const reviewCounts: Answerer = async (options, { message = '' }) => {
  const { facts, withNames } = options;
  const [counts, latest, brief, open, own] = await Promise.all([
    facts.reviewCounts(),
    facts.latestReview(),
    facts.reviewsInBrief(),
    openInWords(options),
    facts.businesses(),
  ]);
  const total = counts.gelöscht + counts.eingereicht + counts.nicht_genehmigt + counts.withdrawn;
  if (total === 0 || latest === null) return ownReplies.noReviews;
  const all = quantity(total, 'Bewertung', 'Bewertungen');
  const onDays = onDaysNamed(message, brief.items, options);
  if (onDays !== '') return sentences(onDays, `Eingetragen sind bei Ihnen zusammen ${all}.`, ownReplies.changesShow);
  const ofBusiness = counts.withdrawn === 0 ? forBusinessNamed(message, brief, own, withNames) : '';
  return sentences(
    ofBusiness,
    openFirst(message, counts, brief.items, withNames),
    `Sie haben ${all} eingereicht: ${countsInWords(counts, brief.items, withNames)}. Die letzte${described(latest, withNames)}.`,
    oldestInWords(brief.items, brief.total, withNames),
    open,
  );
};

const ASKS_FOR_MOST = /\b(?:meisten|meist|viele|hoechste|höchste|beste|besten)\b/iu;

/** Those with the fewest stars, or with the most where these are asked for. */
const reviewStars: Answerer = async ({ facts, withNames }, { message = '' }) => {
  const { items, total } = await facts.reviewsInBrief();
  if (items.length === 0) return ownReplies.noReviews;
  const ratings = items.map(({ rating }) => rating);
  const wantsMost = ASKS_FOR_MOST.test(message);
  const stars = wantsMost ? Math.max(...ratings) : Math.min(...ratings);
  const found = items.filter(({ rating }) => rating === stars);
  const all = `${wantsMost ? 'Die meisten' : 'Die wenigsten'} Sterne: ${quantity(stars, 'Stern', 'Sterne')}`;
  const some = found
    .slice(0, MOST_NAMED)
    .flatMap(({ reviewerName }) => (withNames && reviewerName !== '' ? [reviewerName] : []));
  const names = some.length === 0 ? '' : ` (${some.join(', ')}${found.length > MOST_NAMED ? ' und andere' : ''})`;
  const of = items.length < total ? `Ihrer ${items.length} neuesten Bewertungen` : 'Ihrer Bewertungen';
  const have =
    found.length === items.length && found.length > 1
      ? `haben alle ${found.length} ${of}${names}`
      : `${found.length === 1 ? 'hat eine' : `haben ${found.length}`} ${of}${names}`;
  return sentences(`${all} ${have}.`, ownReplies.sortedByStars);
};

const openCases: Answerer = async (options) => {
  const open = await openInWords(options);
  if (open !== '') return sentences(open, ownReplies.changesShow);
  return (await options.facts.latestReview()) === null ? ownReplies.noReviews : ownReplies.noOpenCases;
};

const namesOf = ({ items, total }: Some<string>): string => {
  const names = items.map((name) => `„${name}“`);
  const more = total - items.length;
  return enumerated(more > 0 ? [...names, `${more} weitere`] : names);
};

const businesses: Answerer = async ({ facts }) => {
  const own = await facts.businesses();
  if (own.total === 0) return ownReplies.noBusinesses;
  return `Bei Ihnen ${own.total === 1 ? 'ist' : 'sind'} ${quantity(own.total, 'Unternehmen', 'Unternehmen')} eingetragen: ${namesOf(own)}.`;
};

/** Whether it still runs; its end may have come without a record of it. */
const isRunning = ({ status, notice }: OwnSubscription, now: Date): boolean =>
  status === 'active' && (notice === null || now.getTime() < Date.parse(notice.ends_at));

const noticed = ({ received_on, ends_at }: Notice): string =>
  ownReplies.noticed(dateInWords(received_on), dateInWords(lastDayOf(ends_at)), dayInWords(ends_at));

const subscription: Answerer = async ({ facts, now }) => {
  const own = await facts.subscription();
  if (own === null) return ownReplies.noSubscription;
  if (!isRunning(own, now)) return ownReplies.ended;
  if (own.notice !== null) return noticed(own.notice);
  const { running, next } = noticeDates(own);
  const since = dayInWords(own.started_at);
  return next === null ? ownReplies.active(since, running) : ownReplies.renewsAnyway(since, running, next);
};

const DAY_MS = 86_400_000;
const daysLeft = (until: string, now: Date): string => {
  const days = Math.round((Date.parse(until) - Date.parse(dayInGermany(now.toISOString()))) / DAY_MS);
  return days <= 0 ? 'heute ist der letzte Tag' : `das sind noch ${quantity(days, 'Tag', 'Tage')}`;
};

const noticeInWords = ({ recommended, latest }: NoticeDates, left = ''): string =>
  `Kündigen Sie am besten bis zum ${recommended} (${figures.noticeOnOtherPages} vorher); angenommen wird die Kündigung bis zum ` +
  `${latest} (${figures.noticeInTerms} vorher${left === '' ? '' : `, ${left}`}).`;

const notice: Answerer = async ({ facts, now }) => {
  const own = await facts.subscription();
  if (own === null) return `${ownReplies.noSubscription} ${ownReplies.noticeInGeneral}`;
  if (!isRunning(own, now)) return ownReplies.ended;
  if (own.notice !== null) return noticed(own.notice);
  const { running, next } = noticeDates(own);
  const runningTerm = `Die laufende Laufzeit Ihres Abos endet am ${running.endOfTerm}`;
  if (next === null)
    return `${runningTerm}. ${noticeInWords(running, daysLeft(own.notice_until, now))} ${ownReplies.howToGiveNotice(running.dayAfter)}`;
  return (
    `${runningTerm}; für sie kommt eine Kündigung jetzt zu spät. Die nächste endet am ${next.endOfTerm}. ` +
    `${noticeInWords(next)} ${ownReplies.howToGiveNotice(next.dayAfter)}`
  );
};

const ANSWERERS: Readonly<Record<OwnTool, Answerer>> = {
  'latest-review': latestReview,
  'review-by': reviewBy,
  'review-counts': reviewCounts,
  'review-stars': reviewStars,
  'open-cases': openCases,
  durations: ({ facts, withNames }) => durations(facts, withNames),
  appeals: ({ facts, withNames }) => appeals(facts, withNames),
  businesses,
  subscription,
  notice,
  'open-invoices': ({ facts, now }) => openInvoices(facts, now),
  'next-invoice': ({ facts, now }) => nextInvoice(facts, now),
  invoices: ({ facts, now }, { message = '' }) => invoices(facts, message, now),
  sums: ({ facts, now }, { message = '' }) => sums(facts, message, now),
  refunds: ({ facts }) => refunds(facts),
};

/** What a customer's own data say to a question, as sentences. Rejects when they cannot be read. */
export const answerFromOwnData = (question: OwnQuestion, options: OwnAnswerOptions): Promise<string> =>
  ANSWERERS[question.tool](options, question);
