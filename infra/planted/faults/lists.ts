import type { PlantedFault } from '../planted-fault.ts';

/** Read models, lists and what screens are told. */
export const lists: readonly PlantedFault[] = [
  {
    name: 'event-left-out-of-a-list',
    promise: 'A list follows every event that it is made of.',
    file: 'projections/src/reviews/review-list/review-list.projection.ts',
    from: '    reviewErased.type,\n    reviewDetailsAmended.type,',
    to: '    reviewDetailsAmended.type,',
  },
  {
    name: 'totals-that-only-grow',
    promise: 'The totals beside a filter are those of the rows.',
    file: 'projections/src/reviews/review-list/review-list.projection.ts',
    from: 'select old_status as status, rating, -1 as difference from changed',
    to: 'select old_status as status, rating, 0 as difference from changed',
  },
  {
    name: 'oldest-first',
    promise: 'A customer sees the newest reviews of a business first.',
    file: 'projections/src/reviews/review-list/review-list.query.ts',
    from: 'where business_id = $1 order by created_at desc, id desc',
    to: 'where business_id = $1 order by created_at, id',
  },
  {
    name: 'ten-thousand-rows-at-once',
    promise: 'A page of a list has a thousand rows at most.',
    file: 'backend/src/platform/http/list-request.ts',
    from: 'first <= last && last - first < MAX_PAGE_SIZE',
    to: 'first <= last && last - first < 10 * MAX_PAGE_SIZE',
  },
  {
    name: 'last-page-upside-down',
    promise: 'Pages near the end are in the same order as those at the beginning.',
    file: 'projections/src/engine/lists/listing.ts',
    from: 'rows: fromEnd ? rows.reverse() : rows, total',
    to: 'rows, total',
  },
  {
    name: 'moment-on-both-sides',
    promise: 'A filter until a moment leaves out what happened at it.',
    file: 'projections/src/reviews/review-list/review-list.query.ts',
    from: 'created_at < ',
    to: 'created_at <= ',
  },
  {
    name: 'index-missing',
    promise: 'Every order of a list has an index.',
    file: 'projections/src/reviews/review-list/review-list.indexes.sql',
    from: 'create index review_by_rating on review (rating, created_at, id) include (business_removed);\n',
    to: '',
  },
  {
    name: 'day-by-universal-time',
    promise: 'Statistics count days as they are in Germany.',
    file: 'projections/src/reviews/review-statistics/review-statistics.projection.ts',
    from: "at time zone 'Europe/Berlin'",
    to: "at time zone 'UTC'",
  },
  {
    name: 'note-told-to-the-customer',
    promise: 'A note among admins reaches no customer, not even as a live update.',
    file: 'projections/src/live-updates/live-update/live-update.projection.ts',
    from: 'return update.shown_to_customer ? update.user_id : null;',
    to: 'return update.user_id;',
  },
  {
    name: 'update-lost-while-catching-up',
    promise: 'A live stream misses nothing that happens while it catches up.',
    file: 'backend/src/platform/live-updates/live-stream.ts',
    from: 'behind = rows.length >= pageSize || offeredMeanwhile;',
    to: 'behind = rows.length >= pageSize;',
  },
  {
    name: 'update-told-twice',
    promise: 'Who follows live updates is told each of them once.',
    file: 'backend/src/platform/live-updates/live-stream.ts',
    from: 'rows.filter((row) => row.position > sent)',
    to: 'rows.filter((row) => row.position >= sent)',
  },
  {
    name: 'formula-in-a-spreadsheet',
    promise: 'No cell of an export is taken for a formula.',
    file: 'contracts/src/formula-guard.ts',
    from: '[=+\\-@\\t\\r]/;',
    to: '[=+\\-\\t\\r]/;',
  },
];
