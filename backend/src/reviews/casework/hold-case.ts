import { type Holder, holderOf } from '@sternklar/contracts/reviews/casework/case-facts';
import type { ReviewEvent } from '@sternklar/contracts/reviews/review.events';
import { type Decision, reject } from '@sternklar/event-store/decider';
import { idsOf, type SubmittedReview } from '../review.ts';

/** Who asks, and when: ISO 8601 UTC. */
export interface Asking {
  readonly by: string;
  readonly now: string;
}

const otherHolder = ({ casework }: SubmittedReview, { by, now }: Asking): Holder | null => {
  const holder = holderOf(casework, now);
  return holder?.by === by ? null : holder;
};

/** Says that somebody works on the case; from whoever already does only on purpose. Steps of others stay possible. */
export const takeOverCase = (
  state: SubmittedReview,
  { fromHolder, ...asking }: Asking & { readonly fromHolder: boolean },
): Decision<ReviewEvent, 'removal-withdrawn' | 'case-taken-over'> => {
  if (state.casework.withdrawnAt !== null) return reject('removal-withdrawn');
  const other = otherHolder(state, asking);
  if (other !== null && !fromHolder) return reject('case-taken-over', { ...other });
  return holderOf(state.casework, asking.now)?.by === asking.by ? [] : [{ type: 'CaseTakenOver', data: idsOf(state) }];
};

/** Nobody works on the case any more; what somebody else took over stays theirs. */
export const letGoOfCase = (state: SubmittedReview, asking: Asking): Decision<ReviewEvent, 'case-taken-over'> => {
  const other = otherHolder(state, asking);
  if (other !== null) return reject('case-taken-over', { ...other });
  return holderOf(state.casework, asking.now) === null ? [] : [{ type: 'CaseLetGo', data: idsOf(state) }];
};
