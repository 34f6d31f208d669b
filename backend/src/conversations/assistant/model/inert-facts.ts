import type { CustomerFacts, Some } from '../own-data/customer-facts.ts';

const MOST_LETTERS = 80;

/** A name that somebody typed, on one line, without marks that could end the quotation marks or the brackets that it stands in. */
export const inert = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[„“”"«»‚‘’'`[\]{}<>\\]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, MOST_LETTERS);

const inertNames = <Item extends { readonly businessName: string | null }>(item: Item): Item => ({
  ...item,
  reviewerName: '',
  businessName: item.businessName === null ? null : inert(item.businessName),
});

const each = <Item>({ items, total }: Some<Item>, change: (item: Item) => Item): Some<Item> => ({
  items: items.map(change),
  total,
});

/** Facts as a model gets them: no names of reviewers, and names of businesses that can only be read as names. */
export const inertFacts = (facts: CustomerFacts): CustomerFacts => ({
  ...facts,
  businesses: async () => each(await facts.businesses(), inert),
  latestReview: async () => {
    const latest = await facts.latestReview();
    return latest && inertNames(latest);
  },
  reviewsBy: async () => ({ items: [], total: 0 }),
  reviewsInBrief: async () => each(await facts.reviewsInBrief(), inertNames),
  openCases: async () => each(await facts.openCases(), inertNames),
});
