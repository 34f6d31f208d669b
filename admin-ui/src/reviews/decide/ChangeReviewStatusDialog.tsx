import { lazy, Suspense } from 'react';
import type { DecisionDialogProps } from './DecisionDialog.tsx';

const Later = lazy(async () => ({ default: (await import('./DecisionDialog.tsx')).DecisionDialog }));

/** The dialog that decides about a review; its code comes when it is opened first, so that lists are there sooner. */
export const ChangeReviewStatusDialog = (props: DecisionDialogProps) => (
  <Suspense fallback={null}>
    <Later {...props} />
  </Suspense>
);
