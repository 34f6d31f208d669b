import type { LiveUpdate, LiveUpdateKinds } from '@sternklar/contracts/live-updates/live-update.api';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import type { HeardUpdate, HeardUpdates } from '../../live-updates/live-channel.ts';
import type { SeenReview } from '../decide/changed-meanwhile.ts';

/** A list of reviews as it is on the screen. */
export interface ShownReviews {
  readonly rows: readonly Pick<AdminReview, 'id' | 'version' | 'business_id'>[];
  /** As the API takes it: a value or several for each field. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** By which field the rows are sorted. */
  readonly sortedBy: string;
  /** The number of the newest update that was heard when the rows were loaded. */
  readonly loadedAt: number;
}

export interface ReviewNews {
  /** How many reviews, or businesses with theirs, are not shown as they are now. */
  readonly count: number;
  readonly isUnsure: boolean;
  /** What became of rows that are shown. */
  readonly standing: ReadonlyMap<string, SeenReview>;
}

export const NO_NEWS: ReviewNews = { count: 0, isUnsure: false, standing: new Map() };

const allows = (wanted: unknown, value: string): boolean =>
  wanted === undefined || (Array.isArray(wanted) ? wanted.includes(value) : wanted === value);

type ReviewUpdate = Extract<LiveUpdate, { kind: 'review-submitted' | 'review-status-changed' }>;

const isOfFilter = ({ filter }: ShownReviews, update: Pick<ReviewUpdate, 'business_id' | 'user_id'>): boolean =>
  allows(filter.business_id, update.business_id) && allows(filter.user_id, update.user_id);

/** Whether a change of a review that is not among the rows may make it one of them, or move them. */
const mayMoveRows = (shown: ShownReviews, update: ReviewUpdate): boolean => {
  if (!isOfFilter(shown, update)) return false;
  const { status } = shown.filter;
  if (update.kind === 'review-submitted') return allows(status, 'eingereicht');
  update.kind satisfies 'review-status-changed';
  const isSortedByIt = shown.sortedBy === 'status' || shown.sortedBy === 'updated_at';
  if (status === undefined) return isSortedByIt;
  return allows(status, update.status) || allows(status, update.from);
};

const hasNewer = ({ version }: ShownReviews['rows'][number], update: ReviewUpdate): boolean =>
  update.kind === 'review-status-changed' && update.version > version;

/** Which review, or which business with its reviews, is not shown as it is since an update; null when nothing changes. */
const changedBy = (shown: ShownReviews, { number, update }: HeardUpdate): string | null => {
  const isLater = number > shown.loadedAt;
  switch (update.kind) {
    case 'business-removed':
      return isLater && shown.rows.some((row) => row.business_id === update.business_id) ? update.business_id : null;
    case 'business-restored':
      return isLater && isOfFilter(shown, update) ? update.business_id : null;
    case 'review-submitted':
    case 'review-status-changed': {
      const row = shown.rows.find(({ id }) => id === update.review_id);
      const isNews = row ? hasNewer(row, update) : isLater && mayMoveRows(shown, update);
      return isNews ? update.review_id : null;
    }
    default:
      update.kind satisfies
        | 'review-note-added'
        | 'review-case-changed'
        | 'business-added'
        | LiveUpdateKinds['account' | 'conversations'];
      return null;
  }
};

/** What has happened to a list since it was loaded, apart from what `isOwn`: one's own changes load it anew anyway. */
export const reviewNews = (
  shown: ShownReviews,
  { updates, gapUntil }: HeardUpdates,
  isOwn: (update: LiveUpdate) => boolean,
): ReviewNews => {
  const standing = new Map<string, SeenReview>();
  const changed = new Set<string>();
  for (const heard of updates) {
    const { update } = heard;
    const id = isOwn(update) ? null : changedBy(shown, heard);
    if (id === null) continue;
    changed.add(id);
    const isShown = shown.rows.some((row) => row.id === id);
    if (update.kind === 'review-status-changed' && isShown)
      standing.set(id, { status: update.status, version: update.version });
  }
  return { count: changed.size, isUnsure: gapUntil > shown.loadedAt, standing };
};
