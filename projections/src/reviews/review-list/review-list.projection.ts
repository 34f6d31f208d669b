import {
  accountErased,
  accountRegistered,
  emailChanged,
  emailChangeUndone,
} from '@sternklar/contracts/accounts/account.events';
import { erasedIn, readdressedIn, registeredIn } from '@sternklar/contracts/accounts/accounts-in';
import {
  businessAdded,
  businessRemovalSettled,
  businessRemoved,
  businessRestored,
} from '@sternklar/contracts/businesses/business.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { eventsAmong, eventsOf } from '@sternklar/contracts/events-of';
import {
  removalAppealed,
  removalForwarded,
  removalTakenUpAgain,
  removalWithdrawn,
  reviewDetailsAmended,
} from '@sternklar/contracts/reviews/casework/casework.events';
import { reviewErased, reviewStatusChanged, reviewSubmitted } from '@sternklar/contracts/reviews/review.events';
import { type Projection, type SqlStatement, statement } from '@sternklar/event-store/projection';
import { addAccountAddresses, changeAccountAddresses } from '../../engine/read-model/account-addresses.ts';
import { ERASE_ADDRESS, ERASED, forErasedAccounts } from '../../engine/read-model/erased-accounts.ts';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { searchableText, storableText } from '../../engine/read-model/stored-text.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';
import { followRemovedBusinesses, forgetSettledRemovals } from '../removed-businesses.ts';
import { eraseReferencesOfAccounts, followSentReferences } from '../sent-references.ts';

const inItsCase = 'where a case stands is in review-case';
const ofTheCase = {
  QuestionAsked: inItsCase,
  QuestionAnswered: inItsCase,
  QuestionReminded: inItsCase,
  QuestionClosed: inItsCase,
  CaseTakenOver: inItsCase,
  CaseLetGo: inItsCase,
  PlatformAnswered: inItsCase,
  ReviewCameBack: inItsCase,
  FollowUpSet: inItsCase,
  EvidenceAdded: inItsCase,
  EvidenceRemoved: inItsCase,
};

/**
 * Reviews handed in for removal, with business and customer: a business's list, and the admins'. Those of removed businesses
 * are kept aside, and follow their events there: nothing counts them.
 */
export const reviewList: Projection = {
  name: 'review-list',
  version: 7,
  tables: sqlFile(new URL('./review-list.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./review-list.indexes.sql', import.meta.url)),
  handles: [
    accountRegistered.type,
    emailChanged.type,
    emailChangeUndone.type,
    accountErased.type,
    businessAdded.type,
    businessRemoved.type,
    businessRestored.type,
    businessRemovalSettled.type,
    reviewSubmitted.type,
    reviewStatusChanged.type,
    reviewErased.type,
    reviewDetailsAmended.type,
    removalWithdrawn.type,
    removalTakenUpAgain.type,
    removalForwarded.type,
    removalAppealed.type,
  ],
  skips: {
    ReviewNoteAdded: 'notes stand in the history; they do not even count as a change',
    ...ofTheCase,
  },
  // By kind, not by event: ids are used once, so within a batch the order of kinds is enough.
  apply: (events) => [
    ...addAccountAddresses(registeredIn(events)),
    ...changeAccountAddresses(readdressedIn(events)),
    ...addBusinesses(events),
    ...addReviews(events),
    ...amendDetails(events),
    ...withdraw(events),
    ...followSentReferences(events, 'review'),
    ...changeStatuses(events),
    ...eraseReviews(events),
    ...followRemovedBusinesses(events, MARK_REVIEWS),
    ...forgetSettledRemovals(events, 'review'),
    ...forErasedAccounts(events, erasedIn(events), [ERASE_ADDRESS, ERASE_BUSINESSES, ERASE_REVIEWS, ERASE_REFERENCES]),
  ],
};

const ERASE_BUSINESSES = {
  sql: `
    update business set name = null, name_key = '', google_business_link = null
    where account_id = any(${ERASED})`,
  broughtBy: [businessAdded],
};
const WITHOUT_TEXTS = "reviewer_name = null, review_text = null, review_url = null, search_text = ' '";
const ERASE_REFERENCES = eraseReferencesOfAccounts('review');
const ERASE_REVIEWS = {
  sql: `update review set ${WITHOUT_TEXTS} where account_id = any(${ERASED})`,
  broughtBy: [reviewSubmitted, reviewDetailsAmended],
};

function eraseReviews(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const ids = eventsOf(events, reviewErased).map(({ data }) => data.reviewId);
  return ids.length === 0 ? [] : statement(`update review set ${WITHOUT_TEXTS} where id = any($1::uuid[])`, [ids]);
}

function addBusinesses(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const businesses = eventsOf(events, businessAdded).map(({ data }) => ({
    id: data.businessId,
    accountId: data.accountId,
    name: storableText(data.businessName),
    nameKey: searchableText(data.businessName),
    link: storableText(data.googleBusinessLink),
  }));
  if (businesses.length === 0) return [];
  return statement(
    `insert into business (id, account_id, name, name_key, google_business_link)
     select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[])
     on conflict (id) do nothing`,
    toColumns(businesses, ['id', 'accountId', 'name', 'nameKey', 'link']),
  );
}

/** `totals`: rows (status, rating, reviews) that add up what was added. */
const addReviewsAnd = (totals: string): string => `
  with added as (
    insert into review (id, business_id, account_id, reviewer_name, review_text, review_url, search_text, rating,
                        reason, good_faith, status, created_at, updated_at, version, business_removed)
    select new.id, business_id, new.account_id, reviewer_name, review_text, review_url, search_text, rating,
           reason, good_faith, status, created_at, updated_at, version, business.removed
    from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[], $8::smallint[],
                $9::text[], $10::boolean[], $11::timestamptz[], $12::text[], $13::timestamptz[], $14::integer[])
      as new (id, business_id, account_id, reviewer_name, review_text, review_url, search_text, rating,
              reason, good_faith, created_at, status, updated_at, version)
    join business on business.id = new.business_id
    on conflict (id) do nothing
    returning status, rating, business_removed
  )
  insert into review_count as total (status, rating, reviews) ${totals}
  on conflict (status, rating) do update set reviews = total.reviews + excluded.reviews`;
const ADD_REVIEWS = addReviewsAnd(
  'select status, rating, count(*) from added where not business_removed group by status, rating',
);
/** One needs no adding up. */
const ADD_REVIEW = addReviewsAnd('select status, rating, 1 from added where not business_removed');

/**
 * A review that was handed in while its business was being removed is kept aside with it. One that was decided in the same
 * batch is added as it stands by then: that it is changed once more (`changeStatuses`) costs as much again, and changes nothing.
 */
function addReviews(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const statuses = newestStatuses(events);
  const reviews = eventsOf(events, reviewSubmitted).map(({ data, recordedAt, version }) => ({
    id: data.reviewId,
    businessId: data.businessId,
    accountId: data.accountId,
    reviewerName: storableText(data.reviewerName),
    reviewText: storableText(data.reviewText),
    reviewUrl: storableText(data.reviewUrl),
    searchText: searchableText(`${data.reviewerName ?? ''} ${data.reviewText ?? ''}`),
    rating: data.rating,
    reason: data.reason,
    goodFaith: data.goodFaith,
    createdAt: recordedAt,
    ...(statuses.get(data.reviewId) ?? { status: 'eingereicht', updatedAt: recordedAt, version }),
  }));
  if (reviews.length === 0) return [];
  return statement(
    reviews.length === 1 ? ADD_REVIEW : ADD_REVIEWS,
    toColumns(reviews, [
      'id',
      'businessId',
      'accountId',
      'reviewerName',
      'reviewText',
      'reviewUrl',
      'searchText',
      'rating',
      'reason',
      'goodFaith',
      'createdAt',
      'status',
      'updatedAt',
      'version',
    ]),
  );
}

/** Of several amendments in a batch the last one counts: each holds all details. */
function amendDetails(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const newest = new Map(
    eventsOf(events, reviewDetailsAmended).map(({ data }) => [
      data.reviewId,
      {
        id: data.reviewId,
        reviewerName: storableText(data.reviewerName),
        reviewText: storableText(data.reviewText),
        reviewUrl: storableText(data.reviewUrl),
        searchText: searchableText(`${data.reviewerName ?? ''} ${data.reviewText ?? ''}`),
        rating: data.rating,
        reason: data.reason,
        goodFaith: data.goodFaith,
      },
    ]),
  );
  if (newest.size === 0) return [];
  return statement(
    `with changed as (
       update review set reviewer_name = change.reviewer_name, review_text = change.review_text,
         review_url = change.review_url, search_text = change.search_text, rating = change.rating,
         reason = change.reason, good_faith = change.good_faith
       from review as before
       join unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::smallint[], $7::text[], $8::boolean[])
         as change (id, reviewer_name, review_text, review_url, search_text, rating, reason, good_faith)
         on change.id = before.id
       where review.id = before.id
       returning before.rating as old_rating, review.rating, review.status, review.business_removed
     )
     insert into review_count as total (status, rating, reviews)
     select status, rating, sum(difference) from (
       select status, old_rating as rating, -1 as difference from changed where not business_removed
       union all select status, rating, 1 from changed where not business_removed
     ) as moved group by status, rating having sum(difference) <> 0
     on conflict (status, rating) do update set reviews = total.reviews + excluded.reviews`,
    toColumns(
      [...newest.values()],
      ['id', 'reviewerName', 'reviewText', 'reviewUrl', 'searchText', 'rating', 'reason', 'goodFaith'],
    ),
  );
}

function withdraw(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const newest = new Map<string, { id: string; at: string | null }>();
  for (const { type, data, recordedAt } of eventsAmong(events, [removalWithdrawn, removalTakenUpAgain])) {
    const at = type === 'RemovalWithdrawn' ? recordedAt : null;
    newest.set(data.reviewId, { id: data.reviewId, at });
  }
  if (newest.size === 0) return [];
  return statement(
    `update review set withdrawn_at = change.at
     from unnest($1::uuid[], $2::timestamptz[]) as change (id, at) where review.id = change.id`,
    toColumns([...newest.values()], ['id', 'at']),
  );
}

/** By review. */
const newestStatuses = (events: readonly RecordedEvent[]) =>
  new Map(
    eventsOf(events, reviewStatusChanged).map(({ data, recordedAt, version }) => [
      data.reviewId,
      { status: data.to, updatedAt: recordedAt, version },
    ]),
  );

function changeStatuses(events: readonly RecordedEvent[]): readonly SqlStatement[] {
  const newest = newestStatuses(events);
  if (newest.size === 0) return [];
  return statement(
    `with changed as (
       update review set status = change.status, updated_at = change.updated_at, version = change.version
       from review as before
       join unnest($1::uuid[], $2::text[], $3::timestamptz[], $4::integer[]) as change (id, status, updated_at, version)
         on change.id = before.id
       where review.id = before.id and review.version < change.version
       returning before.status as old_status, review.status, review.rating, review.business_removed
     )
     insert into review_count as total (status, rating, reviews)
     select status, rating, sum(difference) from (
       select old_status as status, rating, -1 as difference from changed where not business_removed
       union all select status, rating, 1 from changed where not business_removed
     ) as moved group by status, rating having sum(difference) <> 0
     on conflict (status, rating) do update set reviews = total.reviews + excluded.reviews`,
    toColumns(
      [...newest].map(([id, change]) => ({ id, ...change })),
      ['id', 'status', 'updatedAt', 'version'],
    ),
  );
}

const MARK_REVIEWS = `with changed as (
     update review set business_removed = change.removed
     from unnest($1::uuid[], $2::boolean[]) as change (business_id, removed)
     where review.business_id = change.business_id and review.business_removed <> change.removed
     returning review.status, review.rating, case when review.business_removed then -1 else 1 end as difference
   )
   insert into review_count as total (status, rating, reviews)
   select status, rating, sum(difference) from changed group by status, rating
   on conflict (status, rating) do update set reviews = total.reviews + excluded.reviews`;
