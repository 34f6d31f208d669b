import { RATING_MAX } from '@sternklar/contracts/constants';
import { REMOVAL_REASON_LABEL } from '@sternklar/contracts/reviews/removal-reason';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { REVIEW_STATUS_LABEL, REVIEW_STATUSES } from '@sternklar/contracts/reviews/review-status';
import { AGE_CHOICES } from '../data-provider/age-filter.ts';
import { CardList } from '../lists/CardList.tsx';
import { yesOrNo } from '../lists/csv.ts';
import type { CsvExport } from '../lists/ExportButton.tsx';
import { businessFilter, choiceFilter, countedFilter, customerFilter, searchFilter } from '../lists/filters.tsx';
import { BY_AGE } from '../lists/SortSelect.tsx';
import { CellLink } from '../lists/table/CellLink.tsx';
import type { ListTableSpec } from '../lists/table/column.ts';
import { rowLink } from '../routing/list-link.ts';
import { formatMoment } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';
import { ChangeReviewStatusDialog } from './decide/ChangeReviewStatusDialog.tsx';
import { reviewerName } from './names.ts';
import { ReviewRow, ReviewRows, RowActions, RowStatus } from './ReviewRows.tsx';
import { Stars } from './Stars.tsx';

const reviewsCsv: CsvExport<AdminReview> = {
  name: 'bewertungen',
  columns: [
    { title: 'Verfasser', value: ({ reviewer_name }) => reviewer_name },
    { title: 'E-Mail', value: ({ user_email }) => user_email },
    { title: 'Unternehmen', value: ({ business_name }) => business_name },
    { title: 'Profil', value: ({ google_business_link: link }) => link ?? '' },
    { title: 'Sterne', value: ({ rating }) => String(rating) },
    { title: 'Text', value: ({ review_text }) => review_text },
    { title: 'Status', value: ({ status }) => REVIEW_STATUS_LABEL[status] },
    { title: 'Zurückgezogen', value: ({ withdrawn_at: at }) => (at === undefined ? '' : formatMoment(at)) },
    { title: 'Eingereicht', value: ({ created_at }) => formatMoment(created_at) },
    { title: 'Geändert', value: ({ updated_at }) => formatMoment(updated_at) },
    { title: 'Grund', value: ({ reason }) => (reason === null ? '' : REMOVAL_REASON_LABEL[reason]) },
    { title: 'Link', value: ({ review_url: link }) => link ?? '' },
    { title: 'In gutem Glauben', value: ({ good_faith: isGiven }) => yesOrNo(isGiven === true) },
    { title: 'ID', value: ({ id }) => id },
  ],
};

const columns: ListTableSpec<AdminReview>['columns'] = [
  {
    name: 'reviewer_name',
    label: 'Verfasser',
    width: 190,
    narrowWidth: 136,
    cell: (review) => <CellLink to={rowLink('reviews', review.id)}>{reviewerName(review)}</CellLink>,
  },
  {
    name: 'rating',
    label: 'Sterne',
    width: 108,
    sortBy: 'rating',
    cell: ({ rating }) => <Stars rating={rating} />,
  },
  {
    name: 'status',
    label: 'Status',
    // As wide as "gerade geändert", which stands below the status.
    width: 168,
    sortBy: 'status',
    cell: (review) => <RowStatus review={review} />,
  },
  {
    name: 'business_name',
    label: 'Unternehmen',
    width: 190,
    narrowWidth: 122,
    cell: ({ business_name }) => business_name,
  },
  {
    name: 'user_email',
    label: 'E-Mail',
    width: 200,
    isExtra: true,
    cell: ({ user_id, user_email }) => <CellLink to={rowLink('users', user_id)}>{user_email}</CellLink>,
  },
  { name: 'review_text', label: 'Text', cell: ({ review_text }) => review_text },
  {
    name: 'reason',
    label: 'Grund',
    width: 180,
    isExtra: true,
    cell: ({ reason }) => (reason === null ? '' : REMOVAL_REASON_LABEL[reason]),
  },
  {
    name: 'created_at',
    label: 'Eingereicht',
    width: 150,
    sortBy: 'created_at',
    sortByOrder: 'DESC',
    cell: ({ created_at }) => <Moment at={created_at} />,
  },
  {
    name: 'updated_at',
    label: 'Geändert',
    width: 150,
    sortBy: 'updated_at',
    sortByOrder: 'DESC',
    isExtra: true,
    cell: ({ updated_at }) => <Moment at={updated_at} />,
  },
];

const statuses = REVIEW_STATUSES.map((status) => ({ id: status, name: REVIEW_STATUS_LABEL[status] }));
const ratings = Array.from({ length: RATING_MAX }, (_, index) => ({
  id: index + 1,
  name: index === 0 ? '1 Stern' : `${index + 1} Sterne`,
}));
const filters = [
  searchFilter('Name, Text oder Aktenzeichen', 'Name, Text, Unternehmen oder Aktenzeichen'),
  choiceFilter({ source: 'status', label: 'Status', choices: statuses }),
  choiceFilter({ source: 'rating', label: 'Sterne', choices: ratings }),
  choiceFilter({ source: 'age', label: 'Alter', choices: AGE_CHOICES }),
  customerFilter,
  businessFilter,
  countedFilter('reviews'),
];

/** All reviews, the newest first. */
export const ReviewList = () => (
  <CardList<AdminReview>
    sorts={[
      ...BY_AGE,
      { field: 'updated_at', order: 'DESC', label: 'Zuletzt geändert' },
      { field: 'rating', order: 'ASC', label: 'Wenigste Sterne' },
      { field: 'rating', order: 'DESC', label: 'Meiste Sterne' },
      { field: 'status', order: 'ASC', label: 'Nach Status' },
    ]}
    filters={filters}
    csv={reviewsCsv}
    label="Bewertungen"
    none="Noch keine Bewertungen. Sie stehen hier, sobald ein Kunde eine einreicht."
    around={ReviewRows}
    table={{
      columns,
      nameOf: (review) => `${reviewerName(review)}, ${review.business_name}`,
      actions: (review, change) => <RowActions review={review} onChange={change} />,
    }}
    card={(review, change) => <ReviewRow key={review.id} review={review} onChange={change} />}
    dialog={(review, close) => <ChangeReviewStatusDialog review={review} onClose={close} />}
  />
);
