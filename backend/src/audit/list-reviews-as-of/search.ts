import { AUDIT_SEARCH_LIMIT } from '@sternklar/contracts/constants';
import type { AsOfRequest, Queries } from '@sternklar/projections/queries';
import { Refusal } from '../../platform/refusal.port.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const tooMany = () =>
  new Refusal(422, 'too-many-found', `Das sind mehr als ${AUDIT_SEARCH_LIMIT} Treffer. Bitte suchen Sie genauer.`);

export interface SearchDeps {
  readonly reviews: Pick<Queries['reviews'], 'page'>;
  readonly users: Pick<Queries['users'], 'page'>;
}

/** Which reviews and customers are meant by an id, or by words as the lists search them. */
export const createSearch =
  ({ reviews, users }: SearchDeps) =>
  async (words: string): Promise<NonNullable<AsOfRequest['only']>> => {
    if (UUID.test(words)) return { reviewIds: [words.toLowerCase()], accountIds: [words.toLowerCase()] };
    const asked = {
      ...{ offset: 0, limit: AUDIT_SEARCH_LIMIT, sort: { field: 'created_at', descending: true } },
      filter: { q: words },
    };
    const [foundReviews, foundUsers] = await Promise.all([reviews.page(asked), users.page(asked)]);
    if (foundReviews.total > AUDIT_SEARCH_LIMIT || foundUsers.total > AUDIT_SEARCH_LIMIT) throw tooMany();
    return { reviewIds: foundReviews.rows.map(({ id }) => id), accountIds: foundUsers.rows.map(({ id }) => id) };
  };
