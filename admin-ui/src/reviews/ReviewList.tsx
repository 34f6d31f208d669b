import { RATING_MAX } from '@sternklar/contracts/constants';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { REVIEW_STATUS_LABEL, REVIEW_STATUSES } from '@sternklar/contracts/reviews/review-status';
import { useState } from 'react';
import { Cards } from '../lists/Cards.tsx';
import { businessFilter, choiceFilter, customerFilter, searchFilter } from '../lists/filters.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import { AGE_CHOICES } from './age-filter.ts';
import { ChangeReviewStatusDialog } from './ChangeReviewStatusDialog.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { reviewsCsv } from './reviews-csv.ts';

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
      <Cards<AdminReview>
        label="Bewertungen"
        none="Noch keine Bewertungen. Sie stehen hier, sobald ein Kunde eine einreicht."
        card={(review) => <ReviewCard key={review.id} review={review} onChangeStatus={() => setChanging(review)} />}
      />
      {changing ? <ChangeReviewStatusDialog review={changing} onClose={() => setChanging(null)} /> : null}
    </ListPage>
  );
};
