import { lazyDialog } from '../../routing/lazy-dialog.tsx';

/** The dialog that decides about a review; its code comes when it is opened first, so that lists are there sooner. */
export const ChangeReviewStatusDialog = lazyDialog(async () => (await import('./DecisionDialog.tsx')).DecisionDialog);
