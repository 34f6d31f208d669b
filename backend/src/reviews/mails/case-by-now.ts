import { type Happened, isBack, type NextWords, openWords } from '@sternklar/contracts/reviews/casework/open-words';
import { type ReviewEvent, reviewStream } from '@sternklar/contracts/reviews/review.events';
import { historyEntryOf } from '@sternklar/contracts/reviews/review-history';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import type { CommandHandler } from '@sternklar/event-store/command-handler';
import type { StreamType } from '@sternklar/event-store/decider';
import { dayInBerlin } from '../../platform/mail.port.ts';
import { caseShown } from '../casework/case-shown.ts';
import { exists, type ReviewState, reviewStreamType } from '../review.ts';

interface ReviewWithPast {
  readonly review: ReviewState;
  readonly history: readonly Happened[];
}

const reviewWithPast: StreamType<ReviewWithPast, ReviewEvent> = {
  initialState: { review: reviewStreamType.initialState, history: [] },
  evolve: ({ review, history }, event) => {
    const { kind, to } = historyEntryOf(event);
    return { review: reviewStreamType.evolve(review, event), history: [...history, { kind, to }] };
  },
};

/** What a mail tells of a case beside its status. */
export interface CaseByNow {
  /** As its page says it; null where it is decided. */
  readonly words: NextWords | null;
  readonly isBack: boolean;
}

/**
 * Where a case stands when a mail about a status of it is written; `at` (ISO 8601 UTC) says which days to ask are due. Null where it
 * was erased, or has another status by now.
 */
export const caseByNow = async (
  { reviewId, status, at }: { readonly reviewId: string; readonly status: ReviewStatus; readonly at: string },
  { commands }: { readonly commands: Pick<CommandHandler, 'load'> },
): Promise<CaseByNow | null> => {
  const { state } = await commands.load(reviewWithPast, reviewStream(reviewId));
  const { review, history } = state;
  if (!exists(review) || review.erased || review.status !== status) return null;
  const found = { ...caseShown({ facts: review.casework, words: {} }, at), review };
  return {
    words: openWords(found, history, { day: dayInBerlin, near: dayInBerlin }),
    isBack: isBack(found, history),
  };
};
