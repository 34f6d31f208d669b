import { Box, Button, TextField } from '@mui/material';
import type { FormEvent } from 'react';
import type { AuditView } from './audit-query.ts';

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
export const SearchForm = ({ view, onSearch }: SearchFormProps) => {
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
