import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { ReviewPeriod, ReviewStatistics } from '@sternklar/contracts/reviews/review-statistics.api';
import { useState } from 'react';
import { formatCount } from '../texts/format.ts';
import { BarChart } from './BarChart.tsx';
import { DataTable } from './DataTable.tsx';
import { hoursText, type PeriodUnit, percentText, periodName, periodTick, successRate } from './figures.ts';
import { Panel } from './Panel.tsx';

const UNITS: readonly { readonly unit: PeriodUnit; readonly label: string }[] = [
  { unit: 'weeks', label: 'Wochen' },
  { unit: 'months', label: 'Monate' },
];
const LEGEND = [
  { colour: 'dawn-500', label: 'Eingegangen' },
  { colour: 'ok-700', label: 'Gelöscht' },
  { colour: 'no-700', label: 'Nicht genehmigt' },
];

const Legend = () => (
  <Box
    component="ul"
    sx={{ listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, m: 0, p: 0 }}
  >
    {LEGEND.map(({ colour, label }) => (
      <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.875rem' }}>
        <Box
          component="span"
          aria-hidden="true"
          sx={{ width: 12, height: 12, borderRadius: '3px', bgcolor: `var(--${colour})` }}
        />
        {label}
      </Box>
    ))}
  </Box>
);

const groupOf =
  (unit: PeriodUnit) =>
  ({ start, incoming, deleted, rejected }: ReviewPeriod) => ({
    key: start,
    tick: periodTick(unit, start),
    bars: [
      [{ value: incoming, colour: 'dawn-500' }],
      [
        { value: deleted, colour: 'ok-700' },
        { value: rejected, colour: 'no-700' },
      ],
    ],
  });

const rowOf = (unit: PeriodUnit) => (period: ReviewPeriod) => [
  periodName(unit, period.start),
  formatCount(period.incoming),
  formatCount(period.deleted),
  formatCount(period.rejected),
  percentText(successRate(period)),
  hoursText(period.median_hours),
];

const sum = (periods: readonly ReviewPeriod[], figure: 'incoming' | 'deleted' | 'rejected') =>
  formatCount(periods.reduce((total, period) => total + period[figure], 0));

/** What came in and what was decided, by weeks or months. */
export const PeriodCharts = ({ statistics }: { readonly statistics: ReviewStatistics }) => {
  const [unit, setUnit] = useState<PeriodUnit>('weeks');
  const periods = statistics[unit];
  const span = `${unit === 'weeks' ? 'Letzte 13 Wochen' : 'Letzte 12 Monate'}`;
  return (
    <Panel
      title="Eingang und Entscheidungen"
      side={
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Zeiträume"
          value={unit}
          onChange={(_, chosen: PeriodUnit | null) => chosen && setUnit(chosen)}
        >
          {UNITS.map(({ unit: value, label }) => (
            <ToggleButton
              key={value}
              value={value}
              sx={{ minHeight: 44, px: 2, textTransform: 'none', color: 'text.primary' }}
            >
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      <Legend />
      <BarChart
        label={`${span}: ${sum(periods, 'incoming')} eingegangen, ${sum(periods, 'deleted')} gelöscht, ${sum(periods, 'rejected')} nicht genehmigt.`}
        groups={periods.map(groupOf(unit))}
      />
      <DataTable
        caption={`${span}; die Zeit bis zur Entscheidung ist der Median.`}
        columns={['Zeitraum', 'Eingegangen', 'Gelöscht', 'Nicht genehmigt', 'Erfolgsquote', 'Zeit']}
        rows={periods.toReversed().map(rowOf(unit))}
      />
    </Panel>
  );
};
