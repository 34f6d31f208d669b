import {
  type AuditReview,
  auditReviewsQuerySchema,
  auditReviewsSchema,
} from '@sternklar/contracts/audit/audit-replay.api';
import { AUDIT_PAGE_SIZE, AUDIT_SEARCH_LIMIT } from '@sternklar/contracts/constants';
import type { TransparencyLog } from '@sternklar/event-store/transparency/transparency-log';
import type { AsOfRequest, Queries } from '@sternklar/projections/queries';
import { Refusal } from '../platform/refusal.port.ts';
import { slice } from '../platform/slice.port.ts';
import { TAG } from './audit-answers.ts';
import { reviewWordsAt, type WordsSource } from './review-words.ts';
import { type ReviewInLog, statusesInLog } from './statuses-in-log.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const tooMany = () =>
  new Refusal(422, 'too-many-found', `Das sind mehr als ${AUDIT_SEARCH_LIMIT} Treffer. Bitte suchen Sie genauer.`);

interface SearchDeps {
  readonly reviews: Pick<Queries['reviews'], 'page'>;
  readonly users: Pick<Queries['users'], 'page'>;
  readonly now: () => Date;
}

/** Which reviews and customers are meant by an id, or by words as the lists search them. */
const createSearch =
  ({ reviews, users, now }: SearchDeps) =>
  async (words: string): Promise<NonNullable<AsOfRequest['only']>> => {
    if (UUID.test(words)) return { reviewIds: [words.toLowerCase()], accountIds: [words.toLowerCase()] };
    const asked = {
      ...{ offset: 0, limit: AUDIT_SEARCH_LIMIT, sort: { field: 'created_at', descending: true } },
      filter: { q: words },
    };
    const [foundReviews, foundUsers] = await Promise.all([reviews.page(asked), users.page(asked, now())]);
    if (foundReviews.total > AUDIT_SEARCH_LIMIT || foundUsers.total > AUDIT_SEARCH_LIMIT) throw tooMany();
    return { reviewIds: foundReviews.rows.map(({ id }) => id), accountIds: foundUsers.rows.map(({ id }) => id) };
  };

export interface ListReviewsAsOfDeps extends WordsSource {
  readonly reviewsAsOf: Queries['reviewsAsOf'];
  readonly reviews: Pick<Queries['reviews'], 'page'>;
  readonly users: Pick<Queries['users'], 'page' | 'emailsOf'>;
  readonly log: Pick<TransparencyLog, 'bounding'>;
  readonly now: () => Date;
}

export const listReviewsAsOfRoute = slice(
  {
    name: 'list-reviews-as-of',
    call: 'GET /audit/reviews',
    access: ['admin', 'auditor'],
    tag: TAG,
    summary: 'Alle Bewertungen zu einem Zeitpunkt, oder was sich zwischen zweien geändert hat; seitenweise',
    description: 'Welche es sind, sagt ein Lesemodell; ihren Status sagen die Ereignisse selbst.',
    query: auditReviewsQuerySchema,
    answers: { 200: auditReviewsSchema },
    records: [],
    example: {},
  },
  (deps: ListReviewsAsOfDeps) => {
    const search = createSearch(deps);
    return async ({ query }) => {
      const readAt = deps.now().toISOString();
      const at = query.at ?? readAt;
      const comparedWith = query.compared_with ?? null;
      const asked: AsOfRequest = {
        ...{ at, comparedWith, since: query.since ?? null, before: query.before ?? null },
        only: query.q ? await search(query.q) : null,
        offset: (query.page - 1) * AUDIT_PAGE_SIZE,
        limit: AUDIT_PAGE_SIZE,
      };
      const [{ rows, total }, oldest, bounding] = await Promise.all([
        deps.reviewsAsOf.page(asked),
        deps.reviewsAsOf.oldest(),
        deps.log.bounding(new Date(laterOf(at, comparedWith))),
      ]);
      const inLog = await statusesInLog(deps.store, rows, { at, comparedWith, readAt });
      return {
        ...{ at, compared_with: comparedWith, read_at: readAt, oldest },
        ...{ rows: await named(deps, inLog, at), total, page: query.page },
        bounded_by: bounding?.time ? { size: bounding.size, time: bounding.time.toISOString() } : null,
      };
    };
  },
);

/** What bounds the later of two moments bounds both. */
const laterOf = (at: string, comparedWith: string | null): string =>
  comparedWith !== null && Date.parse(comparedWith) > Date.parse(at) ? comparedWith : at;

/** With what people know a review by: author and stars as they were told by then, as on its page; other names as they are now. */
const named = async (deps: ListReviewsAsOfDeps, rows: readonly ReviewInLog[], at: string): Promise<AuditReview[]> => {
  const { reviews, users } = deps;
  const listed = {
    ...{ offset: 0, limit: AUDIT_PAGE_SIZE, sort: { field: 'created_at', descending: true } },
    filter: { id: rows.map(({ id }) => id) },
  };
  const amended = rows.filter(({ amendedSince }) => amendedSince).map(({ id }) => id);
  const [emails, page, before] = await Promise.all([
    users.emailsOf([...new Set(rows.map(({ accountId }) => accountId))]),
    rows.length === 0 ? { rows: [] } : reviews.page(listed),
    Promise.all(amended.map(async (id) => [id, await reviewWordsAt(id, at, deps)] as const)),
  ]);
  const byId = new Map(page.rows.map((review) => [review.id, review]));
  const wordsBefore = new Map(before);
  const wordsOf = (id: string) => (byId.has(id) ? (wordsBefore.get(id) ?? byId.get(id)) : undefined);
  return rows.map(({ id, accountId, ...then }) => ({
    id,
    user_id: accountId,
    user_email: emails.get(accountId) ?? '',
    reviewer_name: wordsOf(id)?.reviewer_name || null,
    business_name: byId.get(id)?.business_name || null,
    rating: wordsOf(id)?.rating ?? null,
    submitted_at: then.submittedAt,
    status: then.status,
    status_since: then.statusSince,
    compared_status: then.comparedStatus,
    disagrees: then.disagrees,
  }));
};
