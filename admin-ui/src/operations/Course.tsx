import { Box, Typography } from '@mui/material';
import type { OperationsStatus } from '@sternklar/contracts/operations.api';
import { formatCount } from '../texts/format.ts';
import { Panel } from '../ui/Panel.tsx';
import { MOST_LOOKS, ratesOf, useCourse } from './course.ts';
import { counted, eventsText, since } from './spans.ts';

const HEIGHT = 100;
const pairStyle = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
const plotStyle = { height: 96, borderBottom: '1px solid var(--line-strong)', mt: 1 };

interface LineProps {
  readonly title: string;
  readonly words: string;
  readonly values: readonly number[];
  /** A colour of the brand. */
  readonly colour: string;
}

/** A line that grows to the right until it fills its width. */
const Line = ({ title, words, values, colour }: LineProps) => {
  const most = Math.max(1, ...values);
  const points = values.map((value, index) => `${index},${HEIGHT - (HEIGHT * 0.92 * value) / most}`);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="h4" sx={{ fontWeight: 580, fontSize: '0.9375rem' }}>
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {words}
      </Typography>
      <Box role="img" aria-label={`${title}: ${words}.`} sx={plotStyle}>
        <svg
          viewBox={`0 0 ${MOST_LOOKS} ${HEIGHT}`}
          width="100%"
          height="100%"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <polygon
            points={[`0,${HEIGHT}`, ...points, `${values.length - 1},${HEIGHT}`].join(' ')}
            fill={`var(--${colour})`}
            opacity="0.16"
          />
          <polyline
            points={points.join(' ')}
            fill="none"
            stroke={`var(--${colour})`}
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </Box>
    </Box>
  );
};

const perMinute = (rate: number): string => `${counted(Math.round(rate), 'Ereignis', 'Ereignisse')} je Minute`;

/** Lag and throughput over time, as far as this page has seen them. */
export const Course = ({ status }: { readonly status: OperationsStatus }) => {
  const course = useCourse(status);
  const [first, last] = [course[0], course.at(-1)];
  const rates = ratesOf(course);
  return (
    <Panel title="Verlauf" anchor="verlauf">
      {first && last && rates.length > 0 ? (
        <>
          <Box sx={pairStyle}>
            <Line
              title="Rückstand"
              words={`zuletzt ${formatCount(last.lag)}, höchstens ${eventsText(Math.max(...course.map(({ lag }) => lag)))}`}
              values={course.map(({ lag }) => lag)}
              colour="wait-700"
            />
            <Line
              title="Durchsatz"
              words={`zuletzt ${formatCount(Math.round(rates.at(-1) ?? 0))}, höchstens ${perMinute(Math.max(...rates))}`}
              values={rates}
              colour="dawn-500"
            />
          </Box>
          <Typography variant="body2" color="text.secondary">
            Die letzten {since(first.at, last.at)}, so lange diese Seite offen ist. Rückstand ist der des Lesemodells,
            dem am meisten fehlt.
          </Typography>
        </>
      ) : (
        <Typography color="text.secondary">
          Der Verlauf beginnt, sobald diese Seite zum zweiten Mal nachsieht.
        </Typography>
      )}
    </Panel>
  );
};
