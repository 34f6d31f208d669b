import { Box, Link as MuiLink } from '@mui/material';
import type { DaySpan } from '@sternklar/contracts/back-office/figure-period';
import type { OwnerFigures } from '@sternklar/contracts/back-office/owner-figures.api';
import { Link } from 'react-router';
import { axisEnd } from '../overview/figures.ts';
import { formatPrice } from '../texts/format.ts';
import { monthName } from '../texts/span-name.ts';
import { summaryStyle } from '../ui/summary-style.ts';
import type { Compared } from './compared.ts';
import { countedLink, linksOf } from './figure-links.ts';
import { changeWords, type Figure, MRR, REVENUE, valueWords } from './figure-list.ts';
import { lastDayOfMonth, monthTick } from './periods.ts';

type Months = OwnerFigures['months'];

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

/** The night of the bar above goes on, in either scheme: money is what is looked at first. */
const skyStyle = {
  display: 'grid',
  gap: { xs: 2.5, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 15rem) minmax(0, 1fr)' },
  p: { xs: 2, sm: 3 },
  borderRadius: '18px',
  color: 'var(--night-ink)',
  background:
    'radial-gradient(120% 160% at 100% 0%, var(--night-700) 0%, var(--night-800) 38%, var(--night-900) 78%, var(--night-950) 100%)',
};
const numbersStyle = {
  m: 0,
  display: 'grid',
  gap: 2,
  alignContent: 'center',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
};
const nameStyle = { color: 'var(--night-ink-2)', fontSize: '0.875rem' };
const numberStyle = {
  m: 0,
  fontFamily: '"Bricolage Grotesque Variable", "Bricolage Grotesque Fallback", system-ui, sans-serif',
  fontWeight: 660,
  letterSpacing: '-0.02em',
  lineHeight: 1.15,
  fontSize: { xs: '1.375rem', sm: '1.75rem', lg: '2.125rem' },
  '& a': { display: 'block', color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
};
const changeStyle = { m: 0, color: 'var(--night-ink-2)', fontSize: '0.8125rem' };

/** Said in full: '+3 gegenüber Oktober 2026'; what goes on is not compared yet. */
const comparisonWords = (figure: Figure, { figures, before, nameBefore, isRunning }: Compared): string => {
  if (isRunning) return `${nameBefore}: ${valueWords(figure.unit, figure.valueOf(before))}`;
  const change = changeWords(figure.unit, figure.valueOf(figures), figure.valueOf(before));
  if (change === '±0') return `wie ${nameBefore}`;
  return change === '–' ? `kein Vergleich mit ${nameBefore}` : `${change} gegenüber ${nameBefore}`;
};

const Numbers = (compared: Compared) => (
  <Box component="dl" sx={numbersStyle}>
    {[MRR, REVENUE].map((figure) => (
      <div key={figure.name}>
        <Box component="dt" sx={nameStyle}>
          {figure.name}
        </Box>
        <Box component="dd" sx={numberStyle}>
          <MuiLink component={Link} to={linksOf(compared.figures)[figure.name] ?? ''}>
            {valueWords(figure.unit, figure.valueOf(compared.figures))}
          </MuiLink>
        </Box>
        <Box component="dd" sx={changeStyle}>
          {comparisonWords(figure, compared)}
        </Box>
      </div>
    ))}
  </Box>
);

const WIDTH = 12;
const HEIGHT = 100;
const BAR = 7;

const plotStyle = {
  position: 'relative',
  height: { xs: 140, sm: 190 },
  '& rect': { fill: 'var(--night-500)' },
  '& rect.shown': { fill: 'var(--star-400)' },
  '& line': { stroke: 'var(--night-line)', vectorEffect: 'non-scaling-stroke' },
};
const endStyle = {
  position: 'absolute',
  insetInlineEnd: 0,
  top: -20,
  fontSize: '0.8125rem',
  color: 'var(--night-ink-3)',
};
const ticksStyle = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  pt: 0.75,
  fontSize: '0.8125rem',
  textAlign: 'center',
  color: 'var(--night-ink-3)',
  '& .shown': { color: 'var(--star-400)', fontWeight: 620 },
  '& > span:not(.shown):nth-last-of-type(even)': { visibility: { xs: 'hidden', sm: 'visible' } },
};

/** Bars from the line of nothing up, or down where more was taken back than issued; what is in the period shines. */
const MonthBars = ({ months, isShown }: { readonly months: Months; isShown(start: string): boolean }) => {
  const values = months.map(({ net_cents }) => net_cents / 100);
  const end = axisEnd(Math.max(...values, 1));
  const bottom = Math.min(0, ...values);
  const yOf = (value: number): number => (HEIGHT * (end - value)) / (end - bottom);
  const [first, last] = [months[0], months.at(-1)];
  const label = `Umsatz netto nach Monaten, ${first ? monthName(first.start) : ''} bis ${last ? monthName(last.start) : ''}: höchstens ${formatPrice(Math.max(0, ...values))} in einem Monat.`;
  return (
    <Box role="img" aria-label={label} sx={{ pt: 2.5 }}>
      <Box sx={plotStyle}>
        <svg
          viewBox={`0 0 ${months.length * WIDTH} ${HEIGHT}`}
          width="100%"
          height="100%"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {[end, end / 2, 0].map((value) => (
            <line key={value} x1={0} x2={months.length * WIDTH} y1={yOf(value)} y2={yOf(value)} />
          ))}
          {months.map(({ start }, index) => {
            const value = values[index] ?? 0;
            return (
              <rect
                key={start}
                className={isShown(start) ? 'shown' : undefined}
                x={index * WIDTH + (WIDTH - BAR) / 2}
                width={BAR}
                y={Math.min(yOf(value), yOf(0))}
                height={Math.abs(yOf(value) - yOf(0))}
              />
            );
          })}
        </svg>
        <Box component="span" aria-hidden="true" sx={endStyle}>
          {euro.format(end)}
        </Box>
      </Box>
      <Box aria-hidden="true" sx={ticksStyle}>
        {months.map(({ start }) => (
          <span key={start} className={isShown(start) ? 'shown' : undefined}>
            {monthTick(start)}
          </span>
        ))}
      </Box>
    </Box>
  );
};

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.875rem',
  '& th, & td': { py: 0.5, pl: 1, textAlign: 'right', fontWeight: 'inherit', whiteSpace: 'nowrap' },
  '& tr > th:first-of-type': { textAlign: 'left', pl: 0, whiteSpace: 'normal' },
  '& thead th': { color: 'var(--night-ink-2)', fontSize: '0.8125rem' },
  '& tbody tr': { borderTop: '1px solid var(--night-line)' },
  '& .vat': { display: { xs: 'none', sm: 'table-cell' } },
  '& a': { color: 'inherit', display: 'inline-flex', minHeight: 28, alignItems: 'center' },
};
const monthsStyle = { ...summaryStyle, color: 'var(--night-ink-2)', fontSize: '0.875rem' };
const money = (cents: number): string => formatPrice(cents / 100);

const MonthTable = ({ months }: { readonly months: Months }) => (
  <Box component="table" sx={tableStyle}>
    <thead>
      <tr>
        <th scope="col">Monat</th>
        <th scope="col">Netto</th>
        <th scope="col" className="vat">
          Umsatzsteuer
        </th>
        <th scope="col">Brutto</th>
      </tr>
    </thead>
    <tbody>
      {months.toReversed().map(({ start, net_cents, vat_cents, gross_cents }) => (
        <tr key={start}>
          <th scope="row">
            <MuiLink
              component={Link}
              to={countedLink('invoices', 'documents', { from: start, until: lastDayOfMonth(start) })}
            >
              {monthName(start)}
            </MuiLink>
          </th>
          <td>{money(net_cents)}</td>
          <td className="vat">{money(vat_cents)}</td>
          <td>{money(gross_cents)}</td>
        </tr>
      ))}
    </tbody>
  </Box>
);

interface RevenueSkyProps extends Compared {
  readonly months: Months;
}

const overlaps = ({ from, until }: DaySpan, start: string): boolean => start <= until && lastDayOfMonth(start) >= from;

/** What comes in, and what twelve months brought: as a picture, and as a table whose months lead to their invoices. */
export const RevenueSky = ({ months, ...compared }: RevenueSkyProps) => (
  <Box component="section" aria-label="Einnahmen" sx={skyStyle}>
    <Numbers {...compared} />
    <Box sx={{ minWidth: 0 }}>
      <Box component="h3" sx={{ m: 0, ...nameStyle, fontWeight: 580 }}>
        Umsatz netto nach Monaten
      </Box>
      <MonthBars months={months} isShown={(start) => overlaps(compared.figures, start)} />
      <details>
        <Box component="summary" sx={monthsStyle}>
          Monate als Tabelle
        </Box>
        <MonthTable months={months} />
      </details>
    </Box>
  </Box>
);
