import type { OwnerFigures } from '@sternklar/contracts/back-office/owner-figures.api';
import { csvOf } from '../lists/csv.ts';
import { formatCount, sheetPrice } from '../texts/format.ts';
import { monthName, spanName } from '../texts/span-name.ts';
import { CASES, CHATS, type Figure, REVENUES, SUBSCRIPTIONS, valueWords } from './figure-list.ts';
import { presentRows } from './present.ts';

const AMOUNTS = { net_cents: 'Umsatz netto', vat_cents: 'Umsatzsteuer', gross_cents: 'Umsatz brutto' } as const;

/** Amounts as sheets read them: the minus sign that people read is no number there. */
const cellOf = ({ unit }: Figure, value: number | null): string =>
  unit === 'euro' && value !== null ? sheetPrice(value / 100) : valueWords(unit, value);

/** The whole page as one table: what a figure is of, how it is called, and its values. */
export const figuresCsv = (shown: OwnerFigures): string => {
  const [name, nameBefore] = [spanName(shown.figures), spanName(shown.before)];
  const parts = { Abos: SUBSCRIPTIONS, Umsatz: REVENUES, Fälle: CASES, Chats: CHATS };
  const rows = [
    ...Object.entries(parts).flatMap(([part, list]) =>
      list.map((figure) => [
        part,
        figure.name,
        cellOf(figure, figure.valueOf(shown.figures)),
        cellOf(figure, figure.valueOf(shown.before)),
      ]),
    ),
    ...presentRows(shown).flatMap(({ name: figure, count, cents }) => [
      ['Jetzt', figure, formatCount(count)],
      ...(cents === null ? [] : [['Jetzt', `${figure}, Betrag`, sheetPrice(cents / 100)]]),
    ]),
    ...(['net_cents', 'vat_cents', 'gross_cents'] as const).flatMap((amount) =>
      shown.months.map((month) => [AMOUNTS[amount], monthName(month.start), sheetPrice(month[amount] / 100)]),
    ),
  ];
  const titles = ['Bereich', 'Zahl', name, nameBefore];
  return csvOf(
    titles.map((title, index) => ({ title, value: (row: readonly string[]) => row[index] ?? '' })),
    rows,
  );
};
