import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { WIDE } from '../lists/view/use-is-wide.ts';
import { NewChanges } from '../live-updates/NewChanges.tsx';
import { lazyPart } from '../routing/lazy-dialog.tsx';
import { Commands } from '../session/for-admins.tsx';
import { Badge } from '../ui/Badge.tsx';
import { CheckBox } from '../ui/CheckBox.tsx';
import { catchFocus } from '../ui/focus.ts';
import {
  asSelected,
  isFull,
  NOTHING_SELECTED,
  pageToggled,
  type SelectedReview,
  type Selection,
  selectedWords,
  toggled,
} from './bulk/selection.ts';
import { useSelection } from './bulk/use-selection.ts';
import { ownChanges } from './decide/own-changes.ts';
import { useReviewNews } from './live/use-review-news.ts';
import { reviewerName } from './names.ts';
import { ReviewActions, ReviewCard } from './ReviewCard.tsx';
import { ReviewBadges } from './StatusBadge.tsx';

const SELECT_PAGE_ID = 'select-page';

interface SelectPageProps {
  /** As they are shown now. */
  readonly rows: readonly AdminReview[];
  readonly selection: Selection;
  onSelect(selection: Selection): void;
}

/** Selects all reviews of the page that is shown. */
const SelectPage = ({ rows, selection, onSelect }: SelectPageProps) => {
  if (rows.length === 0) return null;
  const selected = rows.filter(({ id }) => selection.has(id)).length;
  return (
    <Commands>
      <CheckBox
        id={SELECT_PAGE_ID}
        label="Alle auf dieser Seite"
        isChecked={selected === rows.length}
        isPartly={selected > 0 && selected < rows.length}
        onToggle={() => onSelect(pageToggled(selection, rows))}
      />
    </Commands>
  );
};

/** Comes with the first selection; without it nothing can be done with what is selected. */
const BulkStatus = lazyPart(
  async () => (await import('./bulk/BulkStatus.tsx')).BulkStatus,
  ({ onSelect }) => onSelect(NOTHING_SELECTED),
);

/** What the rows of one list share. */
interface SharedByRows {
  /** A row as it stands by now. */
  asItIs(review: AdminReview): AdminReview;
  isNews(review: AdminReview): boolean;
  readonly selection: Selection;
  toggle(review: AdminReview): void;
}

const keep = asSelected(ownChanges.made);

const RowsContext = createContext<SharedByRows | null>(null);

/** The bar and its buttons go with the last selected review: whoever was there goes on where everything is selected. */
const useFocusAfterSelection = (hasBar: boolean) => {
  const hadBar = useRef(hasBar);
  useEffect(() => {
    if (hadBar.current && !hasBar) catchFocus(document.getElementById(SELECT_PAGE_ID));
    hadBar.current = hasBar;
  }, [hasBar]);
};

/** Around the cards of the list: what has changed since, and what can be done with those that are selected. */
export const ReviewRows = ({ children }: { readonly children: ReactNode }) => {
  const { data, filterValues, sort, refetch } = useListContext<AdminReview>();
  const { count, isUnsure, standing, isLoading, showNews, asItIs } = useReviewNews({
    rows: data,
    filter: filterValues,
    sortedBy: sort.field,
    reload: refetch,
  });
  const [asked, setAsked] = useState<ReviewStatus | null>(null);
  const rows = data?.map(asItIs) ?? [];
  const [selection, setSelection] = useSelection<SelectedReview>(rows, keep);
  const hasBar = selection.size > 0 || asked !== null;
  useFocusAfterSelection(hasBar);
  const shared: SharedByRows = {
    asItIs,
    isNews: ({ id }) => standing.has(id),
    selection,
    toggle: (review) => setSelection(toggled(selection, review)),
  };
  return (
    <RowsContext value={shared}>
      <NewChanges count={count} isUnsure={isUnsure} isLoading={isLoading} onReload={() => void showNews()} />
      <Box sx={{ 'main:has([data-full-width]) &': { [WIDE]: { display: 'none' } } }}>
        <SelectPage rows={rows} selection={selection} onSelect={setSelection} />
      </Box>
      {children}
      <Box role="status" sx={visuallyHidden}>
        {selection.size === 0 ? '' : selectedWords(selection)}
      </Box>
      {hasBar ? (
        <Commands>
          <BulkStatus rows={rows} selection={selection} onSelect={setSelection} asked={asked} onAsk={setAsked} />
        </Commands>
      ) : null}
    </RowsContext>
  );
};

/** A row's status as it is by now. */
export const RowStatus = ({ review }: { readonly review: AdminReview }) => {
  const shared = useContext(RowsContext);
  return (
    <>
      <ReviewBadges review={shared?.asItIs(review) ?? review} />
      {shared?.isNews(review) ? <Badge tone="plain">gerade geändert</Badge> : null}
    </>
  );
};

/** A row's actions, on the row as it is by now. */
export const RowActions = ({ review: row, onChange }: ReviewRowProps) => {
  const review = useContext(RowsContext)?.asItIs(row) ?? row;
  return <ReviewActions review={review} onChangeStatus={() => onChange(review)} />;
};

interface ReviewRowProps {
  readonly review: AdminReview;
  onChange(review: AdminReview): void;
}

/** One card among the rows. */
export const ReviewRow = ({ review: row, onChange }: ReviewRowProps) => {
  const shared = useContext(RowsContext);
  if (shared === null) return null;
  const { asItIs, isNews, selection, toggle } = shared;
  const review = asItIs(row);
  return (
    <ReviewCard
      review={review}
      onChangeStatus={() => onChange(review)}
      isNews={isNews(review)}
      selection={
        <Commands>
          <CheckBox
            label={`Auswählen: ${reviewerName(review)}, ${review.business_name}`}
            isLabelHidden
            isChecked={selection.has(review.id)}
            isDisabled={isFull(selection) && !selection.has(review.id)}
            onToggle={() => toggle(review)}
          />
        </Commands>
      }
    />
  );
};
