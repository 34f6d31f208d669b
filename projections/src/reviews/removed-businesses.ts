import { removalsIn, settledIn } from '@sternklar/contracts/businesses/businesses-in';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { type SqlStatement, statement } from '@sternklar/event-store/projection';
import { toColumns } from '../engine/read-model/unnest.ts';
import { eraseReferencesBy, type Reviews } from './sent-references.ts';

/**
 * Keeps businesses and their reviews aside once removed, and lists them again once back. `markReviews` marks the reviews
 * and counts the difference; its parameters are the businesses' ids and whether each is removed.
 */
export const followRemovedBusinesses = (
  events: readonly RecordedEvent[],
  markReviews: string,
): readonly SqlStatement[] => {
  const removals = removalsIn(events);
  if (removals.length === 0) return [];
  const columns = toColumns(removals, ['id', 'isRemoved']);
  return [
    ...statement(markReviews, columns),
    ...statement(
      `update business set removed = change.removed
       from unnest($1::uuid[], $2::boolean[]) as change (id, removed) where business.id = change.id`,
      columns,
    ),
  ];
};

/** Forgets what is kept aside and comes back no more; nothing counts it, so nothing is counted anew. */
export const forgetSettledRemovals = (events: readonly RecordedEvent[], reviews: Reviews): readonly SqlStatement[] => {
  const settled = settledIn(events);
  if (settled.length === 0) return [];
  return [
    ...statement(`${eraseReferencesBy('business_id = any($1::uuid[])', reviews)} and ${reviews}.business_removed`, [
      settled,
    ]),
    ...statement(`delete from ${reviews} where business_id = any($1::uuid[]) and business_removed`, [settled]),
    ...statement('delete from business where id = any($1::uuid[]) and removed', [settled]),
  ];
};
