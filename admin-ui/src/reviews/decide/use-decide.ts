import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useCalls } from '../../data-provider/use-calls.ts';
import { useOneAtATime } from '../../data-provider/use-one-at-a-time.ts';
import { createDecisionCalls, type Decided, type DecisionOnMany, type DecisionOnOne } from './decision-calls.ts';

/**
 * Decides about reviews, wherever that is offered: in the dialog, in the queue, about many at once. What somebody else
 * made of a review meanwhile is an answer; everything else that fails is said here. Sent again unchanged, a decision does
 * nothing twice.
 */
export const useDecide = <Made extends DecisionOnOne | DecisionOnMany>(
  onDecided: (results: readonly Decided[], decision: Made) => void | Promise<void>,
) => {
  const { decideOnOne, decideOnMany } = useCalls(createDecisionCalls);
  const [keyFor] = useState(() => createRepeatKeys());
  const notify = useNotify();
  const { send, isPending, isError } = useOneAtATime({
    mutationFn: async (decision: Made): Promise<readonly Decided[]> =>
      'review' in decision ? [await decideOnOne(decision, keyFor)] : decideOnMany(decision, keyFor),
    onSuccess: onDecided,
    onError: () => notify('Failed to update status', { type: 'error' }),
  });
  return {
    isPending,
    isError,
    decide: (decision: Made) => send(decision),
  };
};
