import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { useMemo, useState } from 'react';
import { firstSeenAt, useLiveUpdates } from '../../live-updates/use-live-updates.ts';
import { ownChanges } from '../decide/own-changes.ts';
import { NO_NEWS, type ReviewNews, reviewNews, type ShownReviews } from './review-news.ts';

interface ListOfReviews extends Omit<ShownReviews, 'rows' | 'loadedAt'> {
  /** The very answer of the server; undefined until it is there. */
  readonly rows: readonly AdminReview[] | undefined;
  /** React-admin types it as if it might answer nothing. */
  readonly reload: (() => Promise<{ readonly isError: boolean }>) | (() => void);
}

interface LiveReviews extends ReviewNews {
  readonly isLoading: boolean;
  showNews(): Promise<void>;
  /** A row as it stands by now: its status may change in place, everything else stays as it was loaded. */
  asItIs(review: AdminReview): AdminReview;
}

/** What has changed in a list of reviews since it was loaded, and how to see it. */
export const useReviewNews = ({ rows, filter, sortedBy, reload }: ListOfReviews): LiveReviews => {
  const heard = useLiveUpdates();
  const [reloadedAt, setReloadedAt] = useState(0);
  const [isLoading, setLoading] = useState(false);
  const news = useMemo(() => {
    if (!rows) return NO_NEWS;
    const loadedAt = Math.max(reloadedAt, firstSeenAt(rows, heard.newest));
    return reviewNews({ rows, filter, sortedBy, loadedAt }, heard, ownChanges.recognise);
  }, [rows, filter, sortedBy, heard, reloadedAt]);
  const showNews = async () => {
    const before = heard.newest;
    setLoading(true);
    const answer = await reload();
    setLoading(false);
    if (!answer?.isError) setReloadedAt(before);
  };
  const asItIs = (review: AdminReview) => ({ ...review, ...news.standing.get(review.id) });
  return { ...news, isLoading, showNews, asItIs };
};
