import { Box, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useCalls } from '../data-provider/use-calls.ts';
import { Loaded } from '../layout/Loaded.tsx';
import { Panel } from '../layout/Panel.tsx';
import { Commands } from '../session/Commands.tsx';
import { Accesses } from './accesses/Accesses.tsx';
import { createAuditCalls } from './audit-calls.ts';
import { BundleButton } from './bundle/BundleButton.tsx';
import { type AuditView, callOf, searchOf, viewOf } from './list/audit-query.ts';
import { ReviewRows } from './list/ReviewRows.tsx';
import { SearchForm } from './list/SearchForm.tsx';
import { Seal } from './seal/Seal.tsx';
import { CompareField } from './time/CompareField.tsx';
import { MomentSlider } from './time/MomentSlider.tsx';

const LogSeal = () => {
  const { auditCheckpoint } = useCalls(createAuditCalls);
  const query = useQuery({ queryKey: ['audit', 'checkpoint'], queryFn: () => auditCheckpoint() });
  return (
    <Loaded query={query} label="Der unterschriebene Stand" height={120}>
      {(checkpoint) =>
        checkpoint === null ? (
          <Typography color="text.secondary">Es wurde noch nichts unterschrieben.</Typography>
        ) : (
          <Seal checkpoint={checkpoint} />
        )
      }
    </Loaded>
  );
};

/** What the address says is what is shown, so every view can be bookmarked and sent to somebody. */
const useView = () => {
  const [search, setSearch] = useSearchParams();
  const view = viewOf(search);
  const look = useCallback(
    (changed: Partial<AuditView>) =>
      setSearch((before) => searchOf({ ...viewOf(before), page: 1, ...changed }), { replace: true }),
    [setSearch],
  );
  return { view, look };
};

const ReviewsThen = () => {
  const { view, look } = useView();
  const { auditReviews } = useCalls(createAuditCalls);
  const call = callOf(view);
  const query = useQuery({
    queryKey: ['audit', 'reviews', call],
    queryFn: () => auditReviews(call),
    placeholderData: keepPreviousData,
  });
  const moveTo = useCallback((at: string | null) => look({ at }), [look]);
  return (
    <Panel title="Bewertungen, wie sie waren">
      <SearchForm key={`${view.q} ${view.from} ${view.until}`} view={view} onSearch={look} />
      <Loaded query={query} label="Die Bewertungen" height={420}>
        {(list) => (
          <>
            {list.oldest === null ? null : (
              <MomentSlider label="Stand:" from={list.oldest} to={list.read_at} moment={view.at} onChange={moveTo}>
                <CompareField moment={view.with} onChange={(moment) => look({ with: moment })} />
              </MomentSlider>
            )}
            <ReviewRows list={list} view={view} />
          </>
        )}
      </Loaded>
    </Panel>
  );
};

/** Where the history can be replayed, proven and taken along. */
export const AuditPage = () => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Typography component="h2" variant="h2" sx={{ mr: 'auto' }}>
        Prüfung
      </Typography>
      <BundleButton />
    </Box>
    <LogSeal />
    <ReviewsThen />
    <Commands>
      <Accesses />
    </Commands>
  </Box>
);
