import { Box, Button, Typography } from '@mui/material';
import type { CaseCounts } from '@sternklar/contracts/reviews/casework/case-list.api';
import {
  CASE_STATE_LABEL,
  CLOSED_CASE_STATES,
  OPEN_CASE_STATES,
} from '@sternklar/contracts/reviews/casework/casework-words';
import { useListContext } from 'react-admin';
import { WIDE } from '../../lists/view/use-is-wide.ts';
import { formatCount } from '../../texts/format.ts';
import { useCaseCounts } from './use-case-counts.ts';

/** At a desk as low as the rows of the table below. */
const DESK_SIZE = {
  [WIDE]: { minHeight: 34, px: 1.25, gap: 0.75, fontSize: '0.8125rem' },
};
const rowStyle = {
  display: 'flex',
  gap: 1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for focus rings, which the row's edge would cut off.
  mx: -2,
  px: 2,
  py: 0.5,
  [WIDE]: { gap: 0.75, py: 0.25 },
  // What has the focus is scrolled past the edge as well.
  scrollPaddingInline: '24px',
};
const chipStyle = {
  flex: 'none',
  minHeight: 44,
  px: 1.75,
  gap: 1,
  borderRadius: 999,
  border: '1px solid var(--line)',
  color: 'text.primary',
  fontWeight: 500,
  backgroundColor: 'var(--surface)',
  ...DESK_SIZE,
  '&[aria-pressed="true"]': { backgroundColor: 'var(--dawn-100)', borderColor: 'var(--dawn-500)', fontWeight: 610 },
};
/** Nobody has to do anything about these: they stand apart. */
const closedChipStyle = { ...chipStyle, backgroundColor: 'transparent', color: 'text.secondary' };
const countStyle = { color: 'var(--ink-2)', fontVariantNumeric: 'tabular-nums' };

/** At a desk every line that is saved is a row of the table. */
const turnStyle = { minHeight: '20px', my: 0.5, lineHeight: '20px', [WIDE]: { my: 0 } };

const turnWords = ({ waiting_for: { desk, customer, platform } }: CaseCounts): string =>
  `Am Zug: wir bei ${formatCount(desk)}, Kunden bei ${formatCount(customer)}, die Plattform bei ${formatCount(platform)}.`;

/** How many cases stand where, each a way to just these; what all of them wait for in a sentence. */
export const CaseChips = () => {
  const { filterValues, setFilters } = useListContext();
  const counts = useCaseCounts();
  const chosen: unknown = filterValues.state;
  const choose = (state: string | null) => {
    const { state: _before, ...rest } = filterValues;
    setFilters(state === null ? rest : { ...rest, state }, undefined, false);
  };
  const countOf = (count: number | undefined) => (
    <Box component="span" sx={countStyle}>
      {count === undefined ? '…' : formatCount(count)}
    </Box>
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', mb: 0.5 }}>
      <Box role="group" aria-label="Was als Nächstes geschieht" sx={rowStyle}>
        <Button sx={chipStyle} aria-pressed={chosen === undefined} onClick={() => choose(null)}>
          Alle offenen {countOf(counts?.total)}
        </Button>
        {OPEN_CASE_STATES.map((state) => (
          <Button
            key={state}
            sx={chipStyle}
            data-state={state}
            aria-pressed={chosen === state}
            onClick={() => choose(chosen === state ? null : state)}
          >
            {CASE_STATE_LABEL[state]} {countOf(counts === undefined ? counts : counts.by_state[state])}
          </Button>
        ))}
        {CLOSED_CASE_STATES.map((state) => (
          <Button
            key={state}
            sx={closedChipStyle}
            data-state={state}
            aria-pressed={chosen === state}
            onClick={() => choose(chosen === state ? null : state)}
          >
            {CASE_STATE_LABEL[state]} {countOf(counts === undefined ? counts : counts.closed[state])}
          </Button>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={turnStyle}>
        {counts ? turnWords(counts) : ''}
      </Typography>
    </Box>
  );
};
