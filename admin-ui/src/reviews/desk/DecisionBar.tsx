import { Box, Button } from '@mui/material';
import type { ReviewStatus } from '@sternklar/contracts/reviews/review-status';
import { Key } from '../../ui/Key.tsx';
import { DECISIONS } from './shortcuts.ts';

interface DecisionBarProps {
  /** What the review is by now: setting it again only leaves it there. */
  readonly status: ReviewStatus;
  readonly hasKeys: boolean;
  readonly isPending: boolean;
  onDecide(status: ReviewStatus): void;
}

const barStyle = { display: 'grid', columnGap: 1, rowGap: 0.5, gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' };
const decisionStyle = {
  gelöscht: {
    minHeight: 44,
    px: 1,
    lineHeight: 1.2,
    backgroundColor: 'var(--ok-100)',
    color: 'var(--ok-700)',
    '&:hover': { backgroundColor: 'var(--ok-100)' },
  },
  nicht_genehmigt: {
    minHeight: 44,
    px: 1,
    lineHeight: 1.2,
    backgroundColor: 'var(--no-100)',
    color: 'var(--no-700)',
    '&:hover': { backgroundColor: 'var(--no-100)' },
  },
  eingereicht: { minHeight: 32, py: 0, px: 1, lineHeight: 1.2, gridColumn: '1 / -1' },
} as const satisfies Readonly<Record<ReviewStatus, object>>;
/** The decisions about the review that is shown, large enough for a thumb. */
export const DecisionBar = ({ status, hasKeys, isPending, onDecide }: DecisionBarProps) => {
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
    </Box>
  );
};
