import { LOOKUP_ROWS } from '@sternklar/contracts/constants';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { searchQuerySchema, searchResultsSchema } from '@sternklar/contracts/search.api';
import type { Queries } from '@sternklar/projections/queries';
import { slice } from '../../platform/slice.port.ts';

export interface SearchRouteDeps {
  readonly findIn: {
    readonly users: Pick<Queries['users'], 'find'>;
    readonly businesses: Pick<Queries['businesses'], 'find'>;
    readonly reviews: Pick<Queries['reviews'], 'find' | 'findByReference'>;
    readonly invoices: Pick<Queries['invoices'], 'find'>;
  };
  readonly now: () => Date;
}

/** As much of a text as stands in one line. */
const START_LENGTH = 120;

const found = ({ id, reviewer_name, business_name, status, review_text }: AdminReview) => ({
  id,
  reviewer_name,
  business_name,
  status,
  text_start: review_text.slice(0, START_LENGTH),
});

export const searchRoute = slice(
  {
    name: 'search',
    call: 'GET /admin/search',
    // Whoever may read the lists of what is found here; nothing of chats.
    access: ['admin', 'auditor'],
    tag: 'Verwaltung',
    summary: 'Einige Kunden, Unternehmen, Bewertungen, Rechnungen und Aktenzeichen, die ein Text findet',
    query: searchQuerySchema,
    answers: { 200: searchResultsSchema },
    records: [],
    example: { query: { q: 'haus' } },
  },
  ({ findIn, now }: SearchRouteDeps) =>
    async (request) => {
      const lookup = { text: request.query.q, limit: LOOKUP_ROWS };
      const [users, businesses, reviews, invoices, sent] = await Promise.all([
        findIn.users.find(lookup, now()),
        findIn.businesses.find(lookup),
        findIn.reviews.find(lookup),
        findIn.invoices.find(lookup),
        findIn.reviews.findByReference(lookup),
      ]);
      return {
        users: users.map(({ id, email }) => ({ id, email })),
        businesses: businesses.map(({ id, business_name, user_email }) => ({ id, business_name, user_email })),
        reviews: reviews.map(found),
        invoices: invoices.map(({ id, number, company_name }) => ({ id, number, company_name })),
        references: sent.map((review) => ({ ...found(review), reference: review.reference })),
      };
    },
);
