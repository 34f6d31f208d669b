import { Box, Button, TextField, Typography } from '@mui/material';
import { type Ref, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatCount } from '../../texts/format.ts';

const TYPED_MS = 300;

/** What is searched for: kept in the address, once somebody stops typing. */
const useSearch = () => {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const [typed, setTyped] = useState(q);
  // The address is also changed by links, as by the queue's own tab: then the field follows.
  const [shown, setShown] = useState(q);
  if (q !== shown) {
    setShown(q);
    if (typed.trim() !== q) setTyped(q);
  }
  useEffect(() => {
    if (typed.trim() === q) return;
    const timer = setTimeout(
      () => setParams(typed.trim() === '' ? {} : { q: typed.trim() }, { replace: true }),
      TYPED_MS,
    );
    return () => clearTimeout(timer);
  }, [typed, q, setParams]);
  return { typed, setTyped };
};

interface DeskHeadProps {
  /** Null as long as nobody knows. */
  readonly waiting: number | null;
  readonly searchRef: Ref<HTMLInputElement>;
  /** Nothing more is typed: on to what was found. */
  onSearched(): void;
  onHelp(): void;
}

/** Nobody asks for keys where there are none to press. */
const helpStyle = { minHeight: 44, '@media (hover: none)': { display: 'none' } };

/** How many there are, the search, and the help. */
export const DeskHead = ({ waiting, searchRef, onSearched, onHelp }: DeskHeadProps) => {
  const { typed, setTyped } = useSearch();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <Typography component="h2" variant="h2" sx={{ mr: 'auto' }}>
        Schreibtisch
        {waiting === null ? null : (
          <Box
            component="span"
            data-waiting={waiting}
            sx={{ ml: 1.25, color: 'text.secondary', fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}
          >
            {' '}
            noch {formatCount(waiting)}
          </Box>
        )}
      </Typography>
      <TextField
        type="search"
        label="Suchen"
        placeholder="Name, Aktenzeichen"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key, target }) => {
          if (key !== 'Escape' && key !== 'Enter') return;
          (target as HTMLInputElement).blur();
          onSearched();
        }}
        slotProps={{ htmlInput: { ref: searchRef, name: 'q' }, inputLabel: { shrink: true } }}
        sx={{ m: 0, flex: { xs: '1 1 180px', sm: '0 1 300px' } }}
      />
      <Button onClick={onHelp} sx={helpStyle}>
        Tastenkürzel
      </Button>
    </Box>
  );
};
