import { Box, Button, TextField, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useCalls } from '../data-provider/use-calls.ts';
import { Commands } from '../session/for-admins.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Accesses } from './accesses/Accesses.tsx';
import { createAuditCalls } from './audit-calls.ts';
import { BundleButton } from './BundleButton.tsx';
import { type AuditView, callOf, searchOf, viewOf } from './list/audit-query.ts';
import { ReviewRows } from './list/ReviewRows.tsx';
import { Seal } from './seal/Seal.tsx';
import { CompareField } from './time/MomentField.tsx';
import { MomentSlider } from './time/MomentSlider.tsx';
import { useSettled } from './time/use-settled.ts';

interface SearchFormProps {
  readonly view: AuditView;
  onSearch(found: Pick<AuditView, 'q' | 'from' | 'until'>): void;
}

const formStyle = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(0, 1fr) 152px 152px auto' },
  '& .MuiTextField-root': { my: 0 },
};
const dayField = { type: 'date', slotProps: { inputLabel: { shrink: true } } } as const;

/** Finds a review, a customer or a period. */
const SearchForm = ({ view, onSearch }: SearchFormProps) => {
  const { q, from, until } = view;
  const form = useRef<HTMLFormElement>(null);
  const search = () => {
    if (form.current === null) return;
    const said = new FormData(form.current);
    const field = (name: string) => String(said.get(name) ?? '').trim();
    const asked = { q: field('q'), from: field('from'), until: field('until') };
    if (asked.q !== q || asked.from !== from || asked.until !== until) onSearch(asked);
  };
  // A day counts when it is picked, when typing rests, and when its field is left.
  const { later, now } = useSettled<void>(search);
  // What the address says shows in the fields, which keep the focus.
  useEffect(() => {
    for (const [name, value] of Object.entries({ q, from, until })) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement && input.value.trim() !== value) input.value = value;
    }
  }, [q, from, until]);
  const day = { ...dayField, onChange: () => later(), onBlur: now };
  return (
    <Box
      component="form"
      role="search"
      ref={form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        search();
      }}
      sx={formStyle}
    >
      <TextField
        name="q"
        label="Bewertung oder Kunde"
        defaultValue={q}
        placeholder="Name, Text, E-Mail oder ID"
        slotProps={{ htmlInput: { maxLength: 200 }, inputLabel: { shrink: true } }}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
      />
      <TextField name="from" label="Eingereicht ab" defaultValue={from} {...day} />
      <TextField name="until" label="Eingereicht bis" defaultValue={until} {...day} />
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
    <Loaded query={query} label="Der unterschriebene Stand" height={40}>
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

const REVIEWS_ID = 'reviews-then';
/** At a desk what is looked for and as of when stand in two lines, so that the table begins high up. */
const reviewsStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 1.5,
  rowGap: { xs: 2, md: 0.75 },
  alignItems: 'center',
  '@media (min-width: 1200px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& [data-moments]': { display: 'contents' },
    '& [data-slider]': { gridColumn: '1 / -1', gridRow: 2 },
  },
  '@media (min-width: 900px)': {
    '& [data-slider]': {
      display: 'flex',
      alignItems: 'center',
      gap: 1.5,
      '& label': { flex: 'none' },
      '& input': { height: 24 },
    },
    '& .MuiTextField-root': { maxWidth: 224 },
    '& [name="q"]': { minWidth: 120 },
    '& form .MuiTextField-root:first-of-type': { maxWidth: 'none' },
  },
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
    <Box component="section" aria-labelledby={REVIEWS_ID} sx={reviewsStyle}>
      <Typography id={REVIEWS_ID} component="h3" sx={visuallyHidden}>
        Bewertungen, wie sie waren
      </Typography>
      <SearchForm view={view} onSearch={look} />
      <Loaded query={query} label="Die Bewertungen" height={420}>
        {(list) => (
          <Box sx={{ display: 'contents' }}>
            {list.oldest === null ? null : (
              <MomentSlider label="Stand:" from={list.oldest} to={list.read_at} moment={view.at} onChange={moveTo}>
                <CompareField moment={view.with} onChange={(moment) => look({ with: moment })} />
              </MomentSlider>
            )}
            <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
              <ReviewRows list={list} view={view} />
            </Box>
          </Box>
        )}
      </Loaded>
    </Box>
  );
};

const headStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
  alignItems: 'start',
  justifyItems: { xs: 'start', md: 'stretch' },
  '& > :first-of-type': { lineHeight: '44px' },
  '& > :nth-of-type(2)': { justifySelf: 'stretch' },
};

/** Where the history can be replayed, proven and taken along. */
export const AuditPage = () => (
  <Box sx={{ display: 'grid', gap: { xs: 2, md: 1 }, mt: { md: -1.75 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <Box sx={headStyle}>
      <Typography component="h2" variant="h2">
        Prüfung
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <LogSeal />
      </Box>
      <BundleButton />
    </Box>
    <ReviewsThen />
    <Commands>
      <Accesses />
    </Commands>
  </Box>
);
