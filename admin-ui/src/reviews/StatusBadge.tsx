import { Box } from '@mui/material';
import { REVIEW_STATUS_LABEL, REVIEW_STATUS_SLUG, type ReviewStatus } from '@sternklar/contracts/reviews/review-status';

const colours: Readonly<Record<ReviewStatus, string>> = { eingereicht: 'wait', gelöscht: 'ok', nicht_genehmigt: 'no' };

/** The status as a word on its colour; `data-status` is ASCII for scripts and tests. */
export const StatusBadge = ({ status }: { readonly status: ReviewStatus }) => (
  <Box
    component="span"
    className={`status-badge ${status}`}
    data-status={REVIEW_STATUS_SLUG[status]}
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      borderRadius: 999,
      px: 1.375,
      py: 0.5,
      fontSize: '0.8125rem',
      fontWeight: 580,
      whiteSpace: 'nowrap',
      color: `var(--${colours[status]}-700)`,
      backgroundColor: `var(--${colours[status]}-100)`,
      '&::before': { content: '""', width: 7, height: 7, borderRadius: '50%', backgroundColor: 'currentColor' },
    }}
  >
    {REVIEW_STATUS_LABEL[status]}
  </Box>
);
