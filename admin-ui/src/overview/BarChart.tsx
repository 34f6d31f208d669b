import { Box } from '@mui/material';
import { formatCount } from '../texts/format.ts';
import { axisEnd } from './figures.ts';

export interface BarPart {
  readonly value: number;
  /** A colour of the brand: 'dawn-500'. */
  readonly colour: string;
}

export interface BarGroup {
  readonly key: string;
  readonly tick: string;
  /** Bars side by side, each of parts that stand on one another. */
  readonly bars: readonly (readonly BarPart[])[];
}

interface BarChartProps {
  /** What is seen, in one sentence: read out instead of the picture. */
  readonly label: string;
  readonly groups: readonly BarGroup[];
  /** Where the axis ends, if not at a round number above the highest bar, … */
  readonly end?: number;
  /** … and that in words. */
  readonly endText?: string;
  /** In pixels. */
  readonly height?: { readonly xs: number; readonly sm: number };
}

const TALL = { xs: 150, sm: 190 };
const HEIGHT = 100;
const GROUP = 12;
const GAP = 2.5;

const total = (bar: readonly BarPart[]) => bar.reduce((sum, { value }) => sum + value, 0);

interface Rectangle extends BarPart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The parts of a bar, the first one at the bottom. */
const stacked = (bar: readonly BarPart[], { x, width, end }: Record<'x' | 'width' | 'end', number>): Rectangle[] => {
  let y = HEIGHT;
  return bar.map((part) => {
    const height = (HEIGHT * part.value) / end;
    y -= height;
    return { ...part, x, y, width, height };
  });
};

const rectanglesOf = (groups: readonly BarGroup[], end: number): Rectangle[] =>
  groups.flatMap(({ bars }, index) => {
    const width = (GROUP - GAP) / bars.length;
    return bars.flatMap((bar, at) => stacked(bar, { x: index * GROUP + GAP / 2 + at * width, width, end }));
  });

const plotStyle = {
  borderBottom: '1px solid var(--line-strong)',
  backgroundImage: 'linear-gradient(var(--line) 1px, transparent 1px)',
  backgroundSize: '100% 50%',
};
/** Above the plot: bars may be as high as the axis. */
const endStyle = { textAlign: 'end', fontSize: '0.8125rem', lineHeight: '20px', color: 'var(--ink-2)' };
/** On a phone every other tick is left out from the newest one on, so that they do not touch. */
const ticksStyle = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  pt: 0.5,
  fontSize: '0.8125rem',
  color: 'var(--ink-2)',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '& > span:nth-last-of-type(even)': { visibility: { xs: 'hidden', sm: 'visible' } },
  '& > span': { minWidth: 0, overflow: 'visible', whiteSpace: 'nowrap' },
};

/** Bars that fill the width there is: the picture is stretched, the words beside it are not. */
export const BarChart = ({ label, groups, end: givenEnd, endText, height = TALL }: BarChartProps) => {
  const end = givenEnd ?? axisEnd(Math.max(...groups.flatMap(({ bars }) => bars.map(total))));
  return (
    <Box role="img" aria-label={label}>
      <Box aria-hidden="true" sx={endStyle}>
        {endText ?? formatCount(end)}
      </Box>
      <Box sx={{ ...plotStyle, height }}>
        <svg
          viewBox={`0 0 ${groups.length * GROUP} ${HEIGHT}`}
          width="100%"
          height="100%"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {rectanglesOf(groups, end).map(({ colour, value, ...place }) =>
            value === 0 ? null : (
              <rect
                key={`${place.x} ${colour}`}
                {...place}
                fill={`var(--${colour})`}
                stroke="var(--surface)"
                strokeWidth="1"
                vectorEffect="non-scaling-stroke"
              />
            ),
          )}
        </svg>
      </Box>
      <Box aria-hidden="true" sx={ticksStyle}>
        {groups.map(({ key, tick }) => (
          <span key={key}>{tick}</span>
        ))}
      </Box>
    </Box>
  );
};
