import { Box, Button, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useCalls } from '../data-provider/use-calls.ts';
import { Commands } from '../session/for-admins.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Accesses } from './accesses/Accesses.tsx';
import { createAuditCalls } from './audit-calls.ts';
import { BundleButton } from './BundleButton.tsx';
import { type AuditView, callOf, searchOf, viewOf } from './list/audit-query.ts';
import { ReviewRows } from './list/ReviewRows.tsx';
import { Seal } from './seal/Seal.tsx';
import { CompareField } from './time/MomentField.tsx';
import { MomentSlider } from './time/MomentSlider.tsx';

interface SearchFormProps {
  readonly view: AuditView;
  onSearch(found: Pick<AuditView, 'q' | 'from' | 'until'>): void;
}

const formStyle = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(0, 1fr) 172px 172px auto' },
  '& .MuiTextField-root': { my: 0 },
};
const day = { type: 'date', slotProps: { inputLabel: { shrink: true } } } as const;

/** Finds a review, a customer or a period. */
const SearchForm = ({ view, onSearch }: SearchFormProps) => {
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const field = (name: string) => String(said.get(name) ?? '').trim();
    onSearch({ q: field('q'), from: field('from'), until: field('until') });
  };
  return (
    <Box component="form" role="search" onSubmit={search} sx={formStyle}>
      <TextField
        name="q"
        label="Bewertung oder Kunde"
        defaultValue={view.q}
        placeholder="Name, Text, E-Mail oder ID"
        slotProps={{ htmlInput: { maxLength: 200 }, inputLabel: { shrink: true } }}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
      />
      <TextField name="from" label="Eingereicht ab" defaultValue={view.from} {...day} />
      <TextField name="until" label="Eingereicht bis" defaultValue={view.until} {...day} />
      <Button
        type="submit"
        variant="contained"
        sx={{ minHeight: 44, px: 3, gridColumn: { xs: '1 / -1', md: 'auto' }, justifySelf: 'start' }}
      >
        Suchen
      </Button>
    </Box>
  );
};

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
