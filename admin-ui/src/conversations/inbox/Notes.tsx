import { Box, Typography } from '@mui/material';
import type { ListedCase } from '@sternklar/contracts/reviews/casework/case-list.api';
import { useQueries } from '@tanstack/react-query';
import { useId } from 'react';
import { useGetList } from 'react-admin';
import { useCalls } from '../../data-provider/use-calls.ts';
import { createReviewCalls } from '../../reviews/review-calls.ts';
import { Moment } from '../../texts/Moment.tsx';
import { newestOf } from '../newest-of.ts';
import { newestNotes } from './notes.ts';

const second = { color: 'var(--ink-2)', fontSize: '0.875rem', overflowWrap: 'anywhere' };
const cutStyle = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '4',
  overflow: 'hidden',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};
const MOST = 3;
/** Of so many open cases notes are looked for: those that stand above. */
export const CASES_SHOWN = 4;

/** What the team wrote down last about a customer's open cases; nothing stands here where that is nothing. */
export const Notes = ({ userId }: { readonly userId: string }) => {
  const id = useId();
  const { reviewHistory } = useCalls(createReviewCalls);
  // The same reading as that of the cases above.
  const { data: cases = [] } = useGetList<ListedCase>('cases', newestOf(userId, CASES_SHOWN));
  const histories = useQueries({
    queries: cases.map((found) => ({
      queryKey: ['review-history', found.id],
      queryFn: () => reviewHistory(found.id),
    })),
  });
  const notes = newestNotes(
    histories.flatMap(({ data }) => (data ? [data] : [])),
    MOST,
  );
  if (notes.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 0.75 }}>
      <Typography id={id} component="h3" sx={{ fontWeight: 610, fontSize: '0.9375rem' }}>
        Notizen
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {notes.map(({ id: noteId, at, text, by }) => (
          <li key={noteId}>
            <Typography sx={cutStyle}>{text}</Typography>
            <Box sx={second}>
              {by ?? 'Team'}, <Moment at={at} />
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
};
