import type { Business } from '@sternklar/contracts/businesses/business.api';
import { AddBusinessDialog } from '../businesses/AddBusinessDialog.tsx';
import type { Drafts } from '../drafts/drafts.ts';
import { AddReviewDialog } from '../reviews/adding/AddReviewDialog.tsx';
import { importWindowTexts } from '../texts/import-window.ts';
import { german } from '../texts/phrase.ts';
import type { Toasts } from '../ui/toasts.ts';
import type { Dashboard } from './dashboard.ts';
import type { DashboardState } from './dashboard-state.ts';

const importWindow = () => import('../reviews/import/ImportReviewsDialog.tsx');
type ImportParts = Awaited<ReturnType<typeof importWindow>>;

/** A window in which customers add something. */
export type AddWindow =
  | { readonly shows: 'add-business' }
  | { readonly shows: 'add-review'; readonly to: Business }
  | ({ readonly shows: 'import-reviews'; readonly to: Business } & ImportParts);

/** The window for several reviews, which few need and nobody loads before; null, after telling the user, without a network. */
export const loadImportWindow = async (to: Business, toasts: Pick<Toasts, 'bad'>): Promise<AddWindow | null> => {
  try {
    return { shows: 'import-reviews', to, ...(await importWindow()) };
  } catch {
    toasts.bad(german(importWindowTexts.notLoaded));
    return null;
  }
};

interface AddWindowsProps {
  readonly shown: AddWindow;
  readonly dashboard: Dashboard;
  readonly businesses: DashboardState['businesses'];
  readonly reviews: DashboardState['reviews'];
  /** Whose drafts are kept. */
  readonly accountId: string;
  readonly drafts: Drafts;
  readonly toasts: Pick<Toasts, 'good'>;
  readonly onClose: () => void;
}

export const AddWindows = ({
  shown,
  dashboard,
  businesses,
  reviews,
  accountId,
  drafts,
  toasts,
  onClose,
}: AddWindowsProps) => {
  const draftOf = (name: string) => drafts.of(accountId, name);
  if (shown.shows === 'add-business') {
    return <AddBusinessDialog draft={draftOf('business')} onSubmit={dashboard.addBusiness} onClose={onClose} />;
  }
  const { id, business_name: name } = shown.to;
  // Elsewhere: here a window lies over the button that does it.
  const isGone = businesses.phase === 'ready' && businesses.rows.every((business) => business.id !== id);
  if (shown.shows === 'add-review') {
    return (
      <AddReviewDialog
        businessId={id}
        businessName={name}
        isGone={isGone}
        draft={draftOf(`review:${id}`)}
        onSubmit={dashboard.addReview}
        onClose={onClose}
      />
    );
  }
  const { ImportReviewsDialog } = shown;
  return (
    <ImportReviewsDialog
      businessName={name}
      isGone={isGone}
      reviews={reviews[id]?.rows ?? []}
      draft={draftOf(`reviews:${id}`)}
      onSend={(lines) => dashboard.importReviews({ business_id: id, reviews: lines })}
      onDone={(count) => {
        toasts.good(german(importWindowTexts.submittedAll(count)));
        onClose();
      }}
      onClose={onClose}
    />
  );
};
