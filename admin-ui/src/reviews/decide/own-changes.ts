import type { LiveUpdate } from '@sternklar/contracts/live-updates/live-update.api';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';

const MOST_REMEMBERED = 300;

/** Changes of status that this page itself asked for: when the stream tells of them they are no news. */
export const createOwnChanges = () => {
  /** By review. */
  const expected = new Map<string, ReviewStatus>();
  /** What was asked for last of each. */
  const made = new Map<string, ReviewStatus>();
  const recognised = new WeakSet<LiveUpdate>();
  return {
    /** Before it is asked for: the stream may be faster than the answer. */
    expect(id: string, status: ReviewStatus) {
      for (const remembered of [expected, made]) {
        remembered.set(id, status);
        const [oldest] = remembered.keys();
        if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
      }
    },
    /** It did not come to it. */
    forget(id: string) {
      expected.delete(id);
      made.delete(id);
    },
    /** Whether a review stands as this page has set it last. */
    made: (id: string, status: ReviewStatus): boolean => made.get(id) === status,
    /** Each expected change is recognised once; the same update always gets the same answer. */
    recognise(update: LiveUpdate): boolean {
      if (recognised.has(update)) return true;
      if (update.kind !== 'review-status-changed') return false;
      const isOwn = expected.get(update.review_id) === update.status;
      // Also when it is somebody else's: a change that came to nothing is expected no longer.
      expected.delete(update.review_id);
      if (isOwn) recognised.add(update);
      return isOwn;
    },
  };
};

export const ownChanges = createOwnChanges();
