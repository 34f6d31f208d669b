import { Box, Button, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useCallback, useEffect, useRef } from 'react';
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
import { useSettled } from './time/use-settled.ts';

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
      <SearchForm view={view} onSearch={look} />
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
