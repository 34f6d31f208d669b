import { Box } from '@mui/material';
import type { PeriodFigures } from '@sternklar/contracts/back-office/owner-figures.api';
import { formatCount } from '../texts/format.ts';

interface Step {
  readonly name: string;
  readonly words: string;
  readonly from: number;
  readonly to: number;
  readonly colour: string;
}

const stepsOf = ({ active_at_start, started, ended, active }: PeriodFigures): readonly Step[] => {
  const highest = active_at_start + started;
  return [
    { name: 'Zu Beginn', words: formatCount(active_at_start), from: 0, to: active_at_start, colour: 'dawn-300' },
    { name: 'Neu', words: `+${formatCount(started)}`, from: active_at_start, to: highest, colour: 'ok-700' },
    { name: 'Beendet', words: `−${formatCount(ended)}`, from: highest - ended, to: highest, colour: 'no-700' },
    { name: 'Am Ende', words: formatCount(active), from: 0, to: active, colour: 'dawn-500' },
  ];
};

const flowStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: { xs: 1, sm: 2 },
  fontSize: '0.8125rem',
  color: 'var(--ink-2)',
  fontVariantNumeric: 'tabular-nums',
};
const plotStyle = { gridColumn: '1 / -1', height: 110, borderBottom: '1px solid var(--line-strong)' };
const WIDTH = 100;
const BAR = 68;

/** Nothing where nothing moved; else from how many ran to how many run: what came is added, what ended is taken off. The table below has the same numbers. */
export const SubscriptionFlow = ({ figures }: { readonly figures: PeriodFigures }) => {
  if (figures.started + figures.ended === 0) return null;
  const steps = stepsOf(figures);
  const highest = Math.max(...steps.map(({ to }) => to));
  const yOf = (value: number): number => 100 - (92 * value) / highest;
  return (
    <Box
      role="img"
      aria-label={`Abos im Zeitraum: ${steps.map(({ name, words }) => `${name} ${words}`).join(', ')}.`}
      sx={flowStyle}
    >
      <Box sx={plotStyle}>
        <svg viewBox={`0 0 ${4 * WIDTH} 100`} width="100%" height="100%" preserveAspectRatio="none" aria-hidden="true">
          {steps.map(({ name, from, to, colour }, index) => (
            <rect
              key={name}
              x={index * WIDTH + (WIDTH - BAR) / 2}
              width={BAR}
              y={yOf(to)}
              height={from === to ? 0 : Math.max(2, yOf(from) - yOf(to))}
              fill={`var(--${colour})`}
            />
          ))}
        </svg>
      </Box>
      {steps.map(({ name, words }) => (
        <Box key={name} aria-hidden="true" sx={{ pt: 0.75, textAlign: 'center' }}>
          <Box sx={{ color: 'var(--ink)', fontWeight: 640, fontSize: '1rem' }}>{words}</Box>
          {name}
        </Box>
      ))}
    </Box>
  );
};
