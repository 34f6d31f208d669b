import { Box, Skeleton, Typography } from '@mui/material';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { REVIEW_STATUS_LABEL, REVIEW_STATUSES } from '@sternklar/contracts/reviews/review-status';
import { useState } from 'react';
import { List, SearchInput, SelectInput, SortButton, TopToolbar, useListContext } from 'react-admin';
import { ChangeReviewStatusDialog } from './ChangeReviewStatusDialog.tsx';
import { ReviewCard } from './ReviewCard.tsx';

const filters = [
  <SearchInput key="q" source="q" alwaysOn resettable placeholder="Name, Text oder Unternehmen" />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    resettable
    choices={REVIEW_STATUSES.map((status) => ({ id: status, name: REVIEW_STATUS_LABEL[status] }))}
  />,
];

const Actions = () => (
  <TopToolbar>
    <SortButton fields={['created_at', 'updated_at', 'rating']} />
  </TopToolbar>
);

const Cards = ({ onChangeStatus }: { onChangeStatus(review: AdminReview): void }) => {
  const { data, isPending, total } = useListContext<AdminReview>();
  if (isPending) return <LoadingCards />;
  if (!data || data.length === 0)
    return <Typography sx={{ py: 6, textAlign: 'center' }}>Keine Bewertungen mit diesen Filtern.</Typography>;
  return (
    <Box
      component="ul"
      aria-label={`Bewertungen, ${total} insgesamt`}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
    >
      {data.map((review) => (
        <ReviewCard key={review.id} review={review} onChangeStatus={() => onChangeStatus(review)} />
      ))}
    </Box>
  );
};

/** The dialog stands beside the cards: it stays when its review leaves the filtered list. */
const CardsWithDialog = () => {
  const [changing, setChanging] = useState<AdminReview | null>(null);
  return (
    <>
      <Cards onChangeStatus={setChanging} />
      {changing ? <ChangeReviewStatusDialog review={changing} onClose={() => setChanging(null)} /> : null}
    </>
  );
};

const LoadingCards = () => (
  <Box role="status" aria-label="Bewertungen werden geladen" sx={{ display: 'grid', gap: 1.5 }}>
    {['a', 'b', 'c', 'd'].map((key) => (
      <Skeleton key={key} variant="rounded" height={150} />
    ))}
  </Box>
);

/** On a phone the search has a row of its own; status and sorting share the next one. */
const listStyle = {
  '& .RaList-content': { background: 'none', boxShadow: 'none', border: 0 },
  '& .RaList-actions': {
    background: 'none',
    justifyContent: 'flex-end',
    flexDirection: 'row',
    flexWrap: { xs: 'wrap', md: 'nowrap' },
    columnGap: { xs: 1, sm: 0 },
    mb: { xs: 1.5, sm: 0 },
  },
  '& .MuiToolbar-root': { background: 'none', minHeight: { xs: 0, sm: 64 }, flex: { xs: '0 0 auto', sm: '0 1 auto' } },
  '& .MuiToolbar-root .MuiIconButton-root': { minWidth: 44, minHeight: 44 },
  // The fields of the form take part in the rows of the toolbar around it.
  '& form': { display: { xs: 'contents', sm: 'flex' } },
  '& .RaFilterFormInput-spacer, & .RaList-actions > span': { display: { xs: 'none', sm: 'block' } },
  '& .filter-field': { flex: { xs: '1 1 0', sm: '0 1 180px' } },
  '& .filter-field[data-source="q"]': { flex: { xs: '1 1 100%', sm: '0 1 360px' } },
  '& .filter-field .MuiTextField-root': { width: '100%' },
};

/** All reviews, newest first, with search, status filter, sorting and paging by the server. */
export const ReviewList = () => (
  <List
    title={false}
    storeKey={false}
    perPage={25}
    sort={{ field: 'created_at', order: 'DESC' }}
    filters={filters}
    actions={<Actions />}
    empty={false}
    sx={listStyle}
  >
    <CardsWithDialog />
  </List>
);
