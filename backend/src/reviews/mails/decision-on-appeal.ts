import type { AppealStand } from '@sternklar/contracts/reviews/casework/appeal-stand';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { isDecided } from '@sternklar/contracts/reviews/review-status';

type StatusChange = Extract<ReviewEvent, { type: 'ReviewStatusChanged' }>['data'];

/** What a change of status says about an appeal beside the status; null where that says it all. */
export const appealStandAfter = ({ from, to, restores }: StatusChange): AppealStand | null => {
  if (restores) return isDecided(to) && !restores.decided ? 'open' : null;
  return from === to ? 'refused' : null;
};

/** Whether there is nothing in it for the customer: staff took back what left the decision as it was. */
export const saysNothing = ({ from, to, restores }: StatusChange): boolean =>
  from === to && restores !== undefined && restores.decided;
