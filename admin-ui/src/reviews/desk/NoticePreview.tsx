import { Box, Typography } from '@mui/material';
import type { ReviewCase } from '@sternklar/contracts/reviews/casework/casework.api';
import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../../data-provider/use-calls.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { createCaseCalls } from '../casework/case-calls.ts';
import { noticeQuery } from '../casework/sending/notice-query.ts';

/** What would go to the platform, in the customer's words. */
export const NoticePreview = ({ found }: { readonly found: ReviewCase }) => {
  const { notice } = useCalls(createCaseCalls);
  const query = useQuery(noticeQuery(found, notice));
  if (query.data?.text === '') return null;
  return (
    <Panel title="Text für die Plattform">
      <Loaded query={query} label="Der Text für die Plattform" height={120}>
        {({ text }) => (
          <Box sx={{ pl: 2, borderLeft: '3px solid var(--line-strong)' }}>
            <Typography
              sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '72ch', fontSize: '0.9375rem' }}
            >
              {text}
            </Typography>
          </Box>
        )}
      </Loaded>
    </Panel>
  );
};
