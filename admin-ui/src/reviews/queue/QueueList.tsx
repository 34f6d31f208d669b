import { Box, Button, Typography } from '@mui/material';
import type { AdminReview } from '@sternklar/contracts/reviews/review.api';
import { isDecided, REVIEW_STATUS_LABEL } from '@sternklar/contracts/reviews/review-status';
import { Badge } from '../../ui/Badge.tsx';
import { waitingWords } from './waiting-words.ts';

/** Beside the review that is shown; more can be reached by going on. */
const SHOWN = 8;

interface QueueListProps {
  readonly rows: readonly AdminReview[];
  /** Of the one that is shown. */
  readonly index: number;
  readonly at: number;
  asItIs(review: AdminReview): AdminReview;
  onShow(id: string): void;
}

const rowStyle = {
  width: '100%',
  minHeight: 56,
  px: 1.5,
  py: 1,
  borderRadius: '12px',
  justifyContent: 'flex-start',
  textAlign: 'left',
  color: 'text.primary',
  fontWeight: 400,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '&[aria-current]': { backgroundColor: 'var(--dawn-100)' },
};

/** The review that is shown among those after it, each a way to itself. */
export const QueueList = ({ rows, index, at, asItIs, onShow }: QueueListProps) => (
  <Box component="section" aria-labelledby="queue-next" sx={{ minWidth: 0 }}>
    <Typography component="h3" id="queue-next" sx={{ fontWeight: 610, mb: 1 }}>
      Der Reihe nach
    </Typography>
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
      {rows.slice(index, index + SHOWN).map((row, offset) => {
        const review = asItIs(row);
        return (
          <li key={row.id}>
            <Button sx={rowStyle} aria-current={offset === 0 ? 'true' : undefined} onClick={() => onShow(row.id)}>
              <Box sx={{ minWidth: 0, flex: 1 }}>
                <Box sx={{ fontWeight: 580 }}>{review.reviewer_name}</Box>
                <Typography variant="body2" color="text.secondary" component="span">
                  {review.business_name} · {waitingWords(review.created_at, at)}
                </Typography>
              </Box>
              {isDecided(review.status) ? <Badge tone="plain">{REVIEW_STATUS_LABEL[review.status]}</Badge> : null}
            </Button>
          </li>
        );
      })}
    </Box>
  </Box>
);
