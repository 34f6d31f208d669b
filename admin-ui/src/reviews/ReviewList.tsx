import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { RATING_MAX } from '@sternklar/contracts/constants';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { REVIEW_STATUS_LABEL, REVIEW_STATUSES, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { lazy, Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { Cards } from '../lists/Cards.tsx';
import { businessFilter, choiceFilter, customerFilter, searchFilter } from '../lists/filters.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import { NewChanges } from '../live-updates/NewChanges.tsx';
import { Commands } from '../session/Commands.tsx';
import { AGE_CHOICES } from './age-filter.ts';
import { SelectPage } from './bulk/SelectPage.tsx';
import { isFull, NOTHING_SELECTED, selectedWords, toggled } from './bulk/selection.ts';
import { ChangeReviewStatusDialog } from './ChangeReviewStatusDialog.tsx';
import { CheckBox } from './CheckBox.tsx';
import { useReviewNews } from './live/use-review-news.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { reviewsCsv } from './reviews-csv.ts';

/** Comes with the first selection. */
const BulkStatus = lazy(async () => ({ default: (await import('./bulk/BulkStatus.tsx')).BulkStatus }));

const statuses = REVIEW_STATUSES.map((status) => ({ id: status, name: REVIEW_STATUS_LABEL[status] }));
const ratings = Array.from({ length: RATING_MAX }, (_, index) => ({
  id: index + 1,
  name: index === 0 ? '1 Stern' : `${index + 1} Sterne`,
}));
const filters = [
  searchFilter('Name, Text oder Unternehmen'),
  choiceFilter({ source: 'status', label: 'Status', choices: statuses }),
  choiceFilter({ source: 'rating', label: 'Sterne', choices: ratings }),
  choiceFilter({ source: 'age', label: 'Alter', choices: AGE_CHOICES }),
  customerFilter,
  businessFilter,
];

/** The cards, as they stand by now, and what can be done with those that are selected. */
const ReviewCards = ({ onChange }: { onChange(review: AdminReview): void }) => {
  const { data, filterValues, sort, refetch } = useListContext<AdminReview>();
  const { count, isUnsure, standing, isLoading, showNews, asItIs } = useReviewNews({
    rows: data,
    filter: filterValues,
    sortedBy: sort.field,
    reload: refetch,
  });
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const [asked, setAsked] = useState<ReviewStatus | null>(null);
  const rows = data?.map(asItIs) ?? [];
  return (
    <>
      <NewChanges count={count} isUnsure={isUnsure} isLoading={isLoading} onReload={() => void showNews()} />
      <SelectPage rows={rows} selection={selection} onSelect={setSelection} />
      <Cards<AdminReview>
        label="Bewertungen"
        none="Noch keine Bewertungen. Sie stehen hier, sobald ein Kunde eine einreicht."
        card={(row) => {
          const review = asItIs(row);
          return (
            <ReviewCard
              key={review.id}
              review={review}
              onChangeStatus={() => onChange(review)}
              isNews={standing.has(review.id)}
              selection={
                <Commands>
                  <CheckBox
                    label={`Auswählen: ${review.reviewer_name}, ${review.business_name}`}
                    isLabelHidden
                    isChecked={selection.has(review.id)}
                    isDisabled={isFull(selection) && !selection.has(review.id)}
                    onToggle={() => setSelection(toggled(selection, review))}
                  />
                </Commands>
              }
            />
          );
        }}
      />
      <Box role="status" sx={visuallyHidden}>
        {selection.size === 0 ? '' : selectedWords(selection)}
      </Box>
      {selection.size > 0 || asked ? (
        <Suspense fallback={null}>
          <BulkStatus rows={rows} selection={selection} onSelect={setSelection} asked={asked} onAsk={setAsked} />
        </Suspense>
      ) : null}
    </>
  );
};

/** All reviews, newest first. The dialog stands beside the cards: it stays when its review leaves the filtered list. */
export const ReviewList = () => {
  const [changing, setChanging] = useState<AdminReview | null>(null);
  return (
    <ListPage<AdminReview>
      sorts={[
        { field: 'created_at', order: 'DESC', label: 'Neueste zuerst' },
        { field: 'created_at', order: 'ASC', label: 'Älteste zuerst' },
        { field: 'updated_at', order: 'DESC', label: 'Zuletzt geändert' },
        { field: 'rating', order: 'ASC', label: 'Wenigste Sterne' },
        { field: 'rating', order: 'DESC', label: 'Meiste Sterne' },
        { field: 'status', order: 'ASC', label: 'Nach Status' },
      ]}
      filters={filters}
      csv={reviewsCsv}
    >
      <ReviewCards onChange={setChanging} />
      {changing ? <ChangeReviewStatusDialog review={changing} onClose={() => setChanging(null)} /> : null}
    </ListPage>
  );
};
