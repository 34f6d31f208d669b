import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import type { CustomerFacts, OwnReview, ReviewInBrief } from './customer-facts.ts';
import { dayInWords, quantity, sentences } from './in-words.ts';
import { ownReplies } from './own-replies.ts';

const DAY_MS = 86_400_000;
const MOST_NAMED = 8;

/** Whole days from a request to its decision. */
const daysOf = ({ createdAt, updatedAt }: Pick<ReviewInBrief, 'createdAt' | 'updatedAt'>): number =>
  Math.round((Date.parse(dayInGermany(updatedAt)) - Date.parse(dayInGermany(createdAt))) / DAY_MS);

const by = ({ reviewerName }: Pick<ReviewInBrief, 'reviewerName'>, withNames: boolean): string =>
  withNames && reviewerName !== '' ? `${reviewerName}: ` : '';

/** How long each decided request took, the quickest first: 'Jens W.: 3 Tage (vom 2. März 2026 bis zum 5. März 2026)'. */
export const durations = async (facts: CustomerFacts, withNames: boolean): Promise<string> => {
  const { items } = await facts.reviewsInBrief();
  const decided = items.filter(({ status }) => status !== 'eingereicht');
  if (decided.length === 0) return items.length === 0 ? ownReplies.noReviews : ownReplies.noneDecided;
  const sorted = decided.toSorted((one, other) => daysOf(one) - daysOf(other));
  const each = sorted.slice(0, MOST_NAMED).map((review) => {
    const span = `vom ${dayInWords(review.createdAt)} bis zum ${dayInWords(review.updatedAt)}`;
    return `${by(review, withNames)}${quantity(daysOf(review), 'Tag', 'Tage')} (${span})`;
  });
  return sentences(
    `So lange hat es bei Ihnen gedauert, das Schnellste zuerst: ${each.join('; ')}.`,
    'Wie lange es beim nächsten Mal dauert, hängt von der Plattform ab.',
  );
};

/** Each is looked up by itself. */
const MOST_LOOKED_UP = 5;
const isRefused = ({ status }: Pick<OwnReview, 'status'>): boolean => status === 'nicht_genehmigt';

/** Whether the one appeal against each refusal is used. */
export const appeals = async (facts: CustomerFacts, withNames: boolean): Promise<string> => {
  const { items } = await facts.reviewsInBrief();
  const names = [...new Set(items.filter(isRefused).map(({ reviewerName }) => reviewerName))].slice(0, MOST_LOOKED_UP);
  if (names.length === 0) return ownReplies.noneRefused;
  const found = await Promise.all(names.map(async (name) => (await facts.reviewsBy(name)).items.filter(isRefused)));
  const each = found.flat().map((review) => {
    const used = review.appealUsed
      ? 'der Widerspruch ist schon genutzt, und es gibt nur einen'
      : 'der eine Widerspruch ist noch nicht genutzt';
    return `${by(review, withNames)}nicht genehmigt am ${dayInWords(review.updatedAt)}, ${used}`;
  });
  const isLeft = found.flat().some(({ appealUsed }) => !appealUsed);
  return sentences(`${each.join('; ')}.`, isLeft ? ownReplies.wishTheAppeal : '');
};
