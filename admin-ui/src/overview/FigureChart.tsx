import { Box, Typography } from '@mui/material';
import type { ReviewPeriod } from '@sternklar/contracts/reviews/review-statistics.api';
import { BarChart } from './BarChart.tsx';
import { type PeriodUnit, periodName, periodTick } from './figures.ts';

/** How high a bar stands at least, as a share of the axis: a figure of nothing is not the same as no figure. */
const LEAST = 0.012;

interface FigureChartProps {
  readonly title: string;
  readonly unit: PeriodUnit;
  readonly periods: readonly ReviewPeriod[];
  /** A colour of the brand: 'ok-700'. */
  readonly colour: string;
  /** Null where there is nothing to show. */
  figureOf(period: ReviewPeriod): number | null;
  endOf(most: number): number;
  textOf(value: number | null): string;
}

/** One figure of each period; its newest value and its range are said in words. */
export const FigureChart = ({ title, unit, periods, colour, figureOf, endOf, textOf }: FigureChartProps) => {
  const known = periods.flatMap((period) => figureOf(period) ?? []);
  const newest = periods.findLast((period) => figureOf(period) !== null);
  const [least, most] = [textOf(Math.min(...known)), textOf(Math.max(...known))];
  const range = least === most ? most : `zwischen ${least} und ${most}`;
  const end = endOf(Math.max(0, ...known));
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="h4" sx={{ fontWeight: 580, fontSize: '0.9375rem' }}>
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {newest ? `Zuletzt ${textOf(figureOf(newest))}, ${periodName(unit, newest.start)}` : 'Noch nichts entschieden'}
      </Typography>
      <BarChart
        label={`${title} nach ${unit === 'weeks' ? 'Wochen' : 'Monaten'}: ${newest ? range : 'noch nichts entschieden'}.`}
        groups={periods.map((period) => {
          const figure = figureOf(period);
          const value = figure === null ? 0 : Math.max(figure, end * LEAST);
          return { key: period.start, tick: periodTick(unit, period.start), bars: [[{ value, colour }]] };
        })}
        height={{ xs: 110, sm: 130 }}
        end={end}
        endText={textOf(end)}
      />
    </Box>
  );
};
