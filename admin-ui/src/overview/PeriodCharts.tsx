import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { ReviewPeriod, ReviewStatistics } from '@sternklar/contracts/reviews/review-statistics.api';
import { useState } from 'react';
import { formatCount } from '../texts/format.ts';
import { Panel } from '../ui/Panel.tsx';
import { BarChart } from './BarChart.tsx';
import { DataTable } from './DataTable.tsx';
import { FigureChart } from './FigureChart.tsx';
import {
  hoursAxisEnd,
  hoursText,
  type PeriodUnit,
  percentText,
  periodName,
  periodTick,
  successRate,
} from './figures.ts';

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

const sideBySide = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

/** What came in and what was decided, by weeks or months; how often with success, and after how long. */
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
      <Box sx={sideBySide}>
        <FigureChart
          title="Erfolgsquote"
          colour="ok-700"
          figureOf={successRate}
          endOf={() => 1}
          textOf={percentText}
          unit={unit}
          periods={periods}
        />
        <FigureChart
          title="Zeit bis zur Entscheidung (Median)"
          colour="star-500"
          figureOf={({ median_hours }) => median_hours}
          endOf={hoursAxisEnd}
          textOf={hoursText}
          unit={unit}
          periods={periods}
        />
      </Box>
      {unit === 'weeks' ? (
        <Typography variant="body2" color="text.secondary">
          Unter den Balken stehen die Kalenderwochen.
        </Typography>
      ) : null}
      <DataTable
        caption={`${span}; die Zeit bis zur Entscheidung ist der Median.`}
        columns={['Zeitraum', 'Eingegangen', 'Gelöscht', 'Nicht genehmigt', 'Erfolgsquote', 'Zeit']}
        rows={periods.toReversed().map(rowOf(unit))}
      />
    </Panel>
  );
};
