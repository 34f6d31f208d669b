import { Box, Button, Link, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { AuditReview, AuditReviews } from '@sternklar/contracts/audit/audit-replay.api';
import { AUDIT_PAGE_SIZE, LIST_COUNT_LIMIT } from '@sternklar/contracts/constants';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { Link as RouterLink } from 'react-router';
import { reviewerName } from '../../reviews/names.ts';
import { Stars } from '../../reviews/Stars.tsx';
import { StatusBadge } from '../../reviews/StatusBadge.tsx';
import { formatCount } from '../../texts/format.ts';
import { Moment } from '../../texts/Moment.tsx';
import { type AuditView, searchOf } from './audit-query.ts';

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  '& > li': { borderTop: '1px solid var(--line)', py: 1.5 },
};
const rowStyle = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
};

const NotYet = () => (
  <Box component="span" sx={{ color: 'var(--ink-2)', fontSize: '0.875rem' }}>
    noch nicht eingereicht
  </Box>
);
const Status = ({ status }: { readonly status: ReviewStatus | null }) =>
  status === null ? <NotYet /> : <StatusBadge status={status} />;

/** The earlier of the two on the left. */
const Compared = ({ review, isLater }: { readonly review: AuditReview; readonly isLater: boolean }) => {
  const [before, after] = isLater ? [review.compared_status, review.status] : [review.status, review.compared_status];
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      <Status status={before} />
      <span aria-hidden>→</span>
      <Box component="span" sx={visuallyHidden}>
        {' dann '}
      </Box>
      <Status status={after} />
    </Box>
  );
};

interface RowProps {
  readonly review: AuditReview;
  readonly list: AuditReviews;
  readonly view: AuditView;
}

/** Leads to the review as of the same moments. */
const linkTo = ({ review, view }: Pick<RowProps, 'review' | 'view'>): string => {
  const query = searchOf({ ...view, q: '', from: '', until: '', page: 1 });
  return `/audit/${review.id}${query.size > 0 ? `?${query}` : ''}`;
};

const Row = ({ review, list, view }: RowProps) => (
  <Box component="li" data-audited-review={review.id}>
    <Box sx={rowStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={linkTo({ review, view })}
          sx={{ fontWeight: 580, lineHeight: '28px', overflowWrap: 'anywhere' }}
        >
          {reviewerName({ reviewer_name: review.reviewer_name ?? '' })}
        </Link>
        {review.rating === null ? null : <Stars rating={review.rating} />}
      </Box>
      {list.compared_with === null ? (
        <Status status={review.status} />
      ) : (
        <Compared review={review} isLater={list.at >= list.compared_with} />
      )}
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
      >
        {[review.business_name, review.user_email].filter(Boolean).join(' · ')} · eingereicht{' '}
        <Moment at={review.submitted_at} />
      </Typography>
    </Box>
  </Box>
);

const Way = ({ label, view, page }: { label: string; view: AuditView; page: number | null }) =>
  page === null ? (
    <Button disabled sx={{ minHeight: 44 }}>
      {label}
    </Button>
  ) : (
    <Button
      component={RouterLink}
      to={`?${searchOf({ ...view, page })}`}
      aria-label={`${label}: Seite ${page}`}
      sx={{ minHeight: 44 }}
    >
      {label}
    </Button>
  );

const Pages = ({ list, view }: Omit<RowProps, 'review'>) => {
  const last = Math.ceil(list.total / AUDIT_PAGE_SIZE);
  const first = (list.page - 1) * AUDIT_PAGE_SIZE + 1;
  return (
    <Box component="nav" aria-label="Seiten der Liste" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography variant="body2" color="text.secondary" sx={{ mr: 'auto', fontVariantNumeric: 'tabular-nums' }}>
        {formatCount(first)}–{formatCount(first + list.rows.length - 1)} von{' '}
        {list.total >= LIST_COUNT_LIMIT ? 'mindestens ' : ''}
        {formatCount(list.total)}
      </Typography>
      {last > 1 ? (
        <>
          <Way label="Zurück" view={view} page={list.page > 1 ? list.page - 1 : null} />
          <Way label="Weiter" view={view} page={list.page < last ? list.page + 1 : null} />
        </>
      ) : null}
    </Box>
  );
};

/** Reviews as they stood at a moment, or what became of them between two. */
export const ReviewRows = ({ list, view }: Omit<RowProps, 'review'>) =>
  list.rows.length === 0 ? (
    <Typography color="text.secondary" sx={{ py: 2 }}>
      {list.compared_with === null
        ? 'Zu diesem Zeitpunkt gab es keine Bewertung, die dazu passt.'
        : 'Zwischen diesen Zeitpunkten hat sich an keiner passenden Bewertung etwas geändert.'}
    </Typography>
  ) : (
    <>
      <Box component="ul" aria-label="Bewertungen zu diesem Zeitpunkt" sx={listStyle}>
        {list.rows.map((review) => (
          <Row key={review.id} review={review} list={list} view={view} />
        ))}
      </Box>
      <Pages list={list} view={view} />
    </>
  );
