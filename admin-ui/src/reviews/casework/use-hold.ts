import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { useCalls } from '../../data-provider/use-calls.ts';
import { useCommand } from '../../data-provider/use-command.ts';
import { createCaseCalls } from './case-calls.ts';

export type HoldWish = 'take' | 'take-from' | 'let-go';

const DONE: Readonly<Record<HoldWish, string>> = {
  take: 'Sie arbeiten jetzt an diesem Fall.',
  'take-from': 'Sie arbeiten jetzt an diesem Fall.',
  'let-go': 'Der Fall ist freigegeben.',
};

/** Somebody else works on it: whoever goes on has to want it. */
export const isOthers = (found: Pick<ReviewCase, 'taken_over'>): boolean => found.taken_over?.is_you === false;

const wishFor = (found: ReviewCase | null): HoldWish => {
  if (!found?.taken_over) return 'take';
  return found.taken_over.is_you ? 'let-go' : 'take-from';
};

/** Takes a case over, or lets go of it. */
export const useHold = (found: ReviewCase | null) => {
  const { takeOver, letGo } = useCalls(createCaseCalls);
  const { send, isPending } = useCommand<HoldWish, HoldWish>({
    run: async (wish) => {
      const id = found?.review.id ?? '';
      await (wish === 'let-go' ? letGo(id) : takeOver(id, wish === 'take-from'));
      return wish;
    },
    done: (wish) => DONE[wish],
    failed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  });
  const wish = wishFor(found);
  return {
    wish,
    isPending,
    hold: () => {
      if (found) send(wish);
    },
  };
};
