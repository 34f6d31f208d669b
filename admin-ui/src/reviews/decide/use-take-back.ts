import { createRepeatKeys } from '@sternklar/contracts/repeat-key';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { useNotify, useRefresh } from 'react-admin';
import { useCalls } from '../../data-provider/use-calls.ts';
import type { Quoted } from '../../texts/quoted.ts';
import type { WithUndo } from '../../ui/undo.ts';
import { createDecisionCalls, type DecisionOnMany } from './decision-calls.ts';
import { NO_NOTE } from './kept-note.ts';
import { takenBackWords } from './take-back.ts';

const DONE: Quoted = 'Review status updated!';
const FAILED: Quoted = 'Failed to update status';

/** Says that something was decided, and offers to take it back; the offer outlives the dialog that it came from. */
export const useTakeBack = () => {
  const { decideOnOne, decideOnMany } = useCalls(createDecisionCalls);
  const notify = useNotify();
  const refresh = useRefresh();
  const offer = (words: string, type: 'success' | 'error', takeBack: () => Promise<void>) => {
    const undo = () => {
      // Sent again, it does nothing twice.
      takeBack().catch(() => offer(FAILED, 'error', takeBack));
    };
    notify(words, { type, undo } satisfies WithUndo & { type: string });
  };
  return {
    /** Of one review: back to the status of before, as long as it still has the one that was chosen. */
    ofOne: (review: AdminReview, chosen: ReviewStatus) => {
      const keyFor = createRepeatKeys();
      offer(DONE, 'success', async () => {
        const decision = { review, status: review.status, note: NO_NOTE, ifStill: chosen, takesBack: true } as const;
        const { outcome } = await decideOnOne(decision, keyFor);
        refresh();
        if (outcome === 'not-found') return notify(FAILED, { type: 'error' });
        if (outcome === 'conflict')
          return notify('Die Bewertung wurde inzwischen noch einmal geändert.', { type: 'warning' });
        outcome satisfies 'changed' | 'unchanged';
        notify(DONE, { type: 'success' });
      });
    },
    /** Of many: each only while nobody has changed it since. */
    ofMany: (words: string, decisions: readonly DecisionOnMany[]) => {
      const keyFor = createRepeatKeys();
      offer(words, 'success', async () => {
        const results = [];
        for (const decision of decisions) results.push(...(await decideOnMany(decision, keyFor)));
        refresh();
        const isWhole = results.every(({ outcome }) => outcome !== 'conflict' && outcome !== 'not-found');
        notify(takenBackWords(results), { type: isWhole ? 'success' : 'warning' });
      });
    },
  };
};
