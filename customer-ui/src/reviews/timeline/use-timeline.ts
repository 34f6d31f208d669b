import type { ReviewHistoryEntry } from '@sternklar/contracts/reviews/review.api';
import { useSyncExternalStore } from 'react';
import type { Loaded } from '../../api/loaded.ts';
import type { Timelines } from './timelines.ts';

/** A review's timeline while it is open, else null. */
export const useTimeline = (timelines: Timelines, reviewId: string): Loaded<ReviewHistoryEntry> | null =>
  useSyncExternalStore(timelines.subscribe, () => timelines.of(reviewId));
