import { Box, Button } from '@mui/material';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { DECISIONS } from './shortcuts.ts';

interface DecisionBarProps {
  /** What the review is by now: setting it again only leaves it there. */
  readonly status: ReviewStatus;
  readonly hasKeys: boolean;
  readonly isPending: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  onDecide(status: ReviewStatus): void;
  onMove(steps: number): void;
}

/** On a phone the two decisions share a row, with the ways around below; at a desk all stand in one. */
const barStyle = {
  position: 'sticky',
  bottom: 'max(8px, env(safe-area-inset-bottom))',
  zIndex: 2,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  mx: { xs: -1, sm: -1.5 },
  mb: { xs: -1, sm: -1.5 },
  p: 1,
  borderRadius: '18px',
  border: '1px solid var(--line)',
  backgroundColor: 'var(--surface)',
  boxShadow: 'var(--shadow-2)',
};
const keyStyle = {
  display: 'none',
  px: 0.75,
  minWidth: 22,
  borderRadius: '6px',
  border: '1px solid currentColor',
  fontFamily: 'inherit',
  // Stronger than what buttons say of the size of an icon.
  '&&&': { fontSize: '0.75rem' },
  lineHeight: 1.5,
  // Where there are keys to press.
  '@media (hover: hover) and (pointer: fine)': { display: 'inline-block' },
};

const Key = ({ name }: { readonly name: string }) => (
  <Box component="kbd" aria-hidden sx={keyStyle}>
    {name}
  </Box>
);

const firstColumns = { xs: '1 / span 2', md: '1 / span 3' };
const lastColumns = { xs: '5 / span 2', md: '4 / span 3' };
const decisionStyle = {
  gelöscht: { minHeight: 56, px: 1, lineHeight: 1.2, gridRow: 1, gridColumn: { xs: 'span 3', md: 'span 2' } },
  nicht_genehmigt: {
    minHeight: 56,
    px: 1,
    lineHeight: 1.2,
    gridRow: 1,
    gridColumn: { xs: 'span 3', md: 'span 2' },
    backgroundColor: 'var(--no-100)',
    color: 'var(--no-700)',
    '&:hover': { backgroundColor: 'var(--no-100)' },
  },
  eingereicht: {
    minHeight: 48,
    px: 1,
    lineHeight: 1.2,
    gridRow: { xs: 2, md: 1 },
    gridColumn: { xs: '3 / span 2', md: 'span 2' },
  },
} as const satisfies Readonly<Record<ReviewStatus, object>>;

/** The decisions about the review that is shown, large enough for a thumb, and the ways to the ones around it. */
export const DecisionBar = ({ status, hasKeys, isPending, isFirst, isLast, onDecide, onMove }: DecisionBarProps) => {
  const keyOf = (name: string) => (hasKeys ? { 'aria-keyshortcuts': name, endIcon: <Key name={name} /> } : {});
  const wordsOf = (chosen: ReviewStatus, label: string) =>
    chosen === 'eingereicht' && status !== 'eingereicht' ? 'Zurück auf eingereicht' : label;
  return (
    <Box role="group" aria-label="Entscheidung" sx={barStyle}>
      {DECISIONS.map(({ key, status: chosen, label }) => (
        <Button
          key={key}
          variant={chosen === 'eingereicht' ? 'text' : 'contained'}
          aria-disabled={isPending}
          onClick={() => onDecide(chosen)}
          sx={decisionStyle[chosen]}
          {...keyOf(key)}
        >
          {wordsOf(chosen, label)}
        </Button>
      ))}
      <Button
        onClick={() => onMove(-1)}
        disabled={isFirst}
        sx={{ minHeight: 48, gridRow: 2, gridColumn: firstColumns }}
        {...keyOf('k')}
      >
        Vorige
      </Button>
      <Button
        onClick={() => onMove(1)}
        disabled={isLast}
        sx={{ minHeight: 48, gridRow: 2, gridColumn: lastColumns }}
        {...keyOf('j')}
      >
        Nächste
      </Button>
    </Box>
  );
};
