import type { AdminReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { actorIdOf, historyEntryOf } from '@sternklar/contracts/reviews/review-history';
import type { StreamType } from '@sternklar/event-store/decider';

/** More are not told: nobody reads on, and the review's page has them all. */
const MOST = 20;

type Change = Omit<AdminReviewHistoryEntry, 'actor_email'>;

/** What happened to a review after the version that somebody saw, oldest first; the newest 20 of many. */
export const changesSince = (seen: number): StreamType<readonly Change[], ReviewEvent> => ({
  initialState: [],
  evolve: (changes, event) => {
    if (event.version <= seen) return changes;
    const { version } = event;
    return [...changes, { ...historyEntryOf(event), version, actor_id: actorIdOf(event) }].slice(-MOST);
  },
});
