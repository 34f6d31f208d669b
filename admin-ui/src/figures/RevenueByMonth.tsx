import { Box } from '@mui/material';
import type { OwnerFigures } from '@sternklar/contracts/back-office/owner-figures.api';
import { BarChart } from '../overview/BarChart.tsx';
import { axisEnd } from '../overview/figures.ts';
import { formatPrice } from '../texts/format.ts';
import { monthName, monthTick } from './periods.ts';

type Months = OwnerFigures['months'];

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const money = (cents: number) => formatPrice(cents / 100);

const besideStyle = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'right', py: 0.5, pl: 1.5, fontWeight: 'inherit', whiteSpace: 'nowrap' },
  '& tr > th:first-of-type': { textAlign: 'left', pl: 0, whiteSpace: 'normal' },
  '& thead th': { color: 'var(--ink-2)', fontSize: '0.8125rem' },
  '& tbody tr': { borderTop: '1px solid var(--line)' },
  '& .vat': { display: { xs: 'none', sm: 'table-cell' } },
};

const MonthTable = ({ months }: { readonly months: Months }) => (
  <Box component="table" sx={tableStyle}>
    <thead>
      <tr>
        <th scope="col">Monat</th>
        <th scope="col">Netto</th>
        <th scope="col" className="vat">
          USt.
        </th>
        <th scope="col">Brutto</th>
      </tr>
    </thead>
    <tbody>
      {months.toReversed().map(({ start, net_cents, vat_cents, gross_cents }) => (
        <tr key={start}>
          <th scope="row">{monthName(start)}</th>
          <td>{money(net_cents)}</td>
          <td className="vat">{money(vat_cents)}</td>
          <td>{money(gross_cents)}</td>
        </tr>
      ))}
    </tbody>
  </Box>
);

/** Twelve months as bars, and beside them as a table. */
export const RevenueByMonth = ({ months }: { readonly months: Months }) => {
  const most = Math.max(0, ...months.map(({ net_cents }) => net_cents)) / 100;
  const [first, last] = [months[0], months.at(-1)];
  const end = axisEnd(most);
  return (
    <Box sx={besideStyle}>
      <BarChart
        label={`Umsatz netto nach Monaten, ${first ? monthName(first.start) : ''} bis ${last ? monthName(last.start) : ''}: höchstens ${formatPrice(most)} in einem Monat.`}
        groups={months.map(({ start, net_cents }) => ({
          key: start,
          tick: monthTick(start),
          bars: [[{ value: Math.max(0, net_cents) / 100, colour: 'dawn-500' }]],
        }))}
        end={end}
        endText={euro.format(end)}
        height={{ xs: 170, sm: 280 }}
      />
      <MonthTable months={months} />
    </Box>
  );
};
