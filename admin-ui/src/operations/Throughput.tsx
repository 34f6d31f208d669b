import { Box, Typography } from '@mui/material';
import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import { useEffect, useState } from 'react';
import { BarChart } from '../charts/BarChart.tsx';
import { Panel } from '../layout/Panel.tsx';
import { formatCount } from '../texts/format.ts';
import { type Rate, ratesOf, type Sample, sampleOf, withSample } from './samples.ts';

interface CurveProps {
  readonly title: string;
  readonly rates: readonly Rate[];
  readonly colour: string;
  figureOf(rate: Rate): number;
}

const Curve = ({ title, rates, colour, figureOf }: CurveProps) => {
  const newest = rates.at(-1);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="h4" sx={{ fontWeight: 580, fontSize: '0.9375rem', mb: 1 }}>
        {title}: {formatCount(newest ? figureOf(newest) : 0)}
      </Typography>
      <BarChart
        label={`${title}, seit diese Seite offen ist: höchstens ${formatCount(Math.max(...rates.map(figureOf)))}.`}
        groups={rates.map((rate) => ({ key: rate.at, tick: '', bars: [[{ value: figureOf(rate), colour }]] }))}
      />
    </Box>
  );
};

/** What is written to the log and how far the slowest read model is behind, measured while somebody looks. */
export const Throughput = ({ status }: { readonly status: OperationsStatus }) => {
  const [samples, setSamples] = useState<readonly Sample[]>([]);
  useEffect(() => setSamples((known) => withSample(known, sampleOf(status))), [status]);
  const rates = ratesOf(samples);
  return (
    <Panel title="Seit diese Seite offen ist">
      {rates.length === 0 ? (
        <Typography color="text.secondary">Es wird noch gemessen …</Typography>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Curve
            title="Ereignisse je Minute"
            colour="dawn-500"
            rates={rates}
            figureOf={({ eventsPerMinute }) => eventsPerMinute}
          />
          <Curve title="Größter Rückstand" colour="star-500" rates={rates} figureOf={({ lagEvents }) => lagEvents} />
        </Box>
      )}
    </Panel>
  );
};
