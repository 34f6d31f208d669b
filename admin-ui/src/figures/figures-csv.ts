import type { OwnerFigures } from '@sternklar/contracts/back-office/owner-figures.api';
import { csvOf, type SheetNumber, sheetAmount } from '../lists/csv.ts';
import { formatCount } from '../texts/format.ts';
import { monthName, spanName } from '../texts/span-name.ts';
import { CASES, CHATS, type Figure, REVENUES, SUBSCRIPTIONS, valueWords } from './figure-list.ts';
import { presentRows } from './present.ts';

const AMOUNTS = { net_cents: 'Umsatz netto', vat_cents: 'Umsatzsteuer', gross_cents: 'Umsatz brutto' } as const;

const amountOf = (cents: number): SheetNumber => sheetAmount(cents / 100);

/** Amounts can be added up in a sheet; what people read is no number there. */
const cellOf = ({ unit }: Figure, value: number | null): string | SheetNumber =>
  unit === 'euro' && value !== null ? amountOf(value) : valueWords(unit, value);

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
      ...(cents === null ? [] : [['Jetzt', `${figure}, Betrag`, amountOf(cents)]]),
    ]),
    ...(['net_cents', 'vat_cents', 'gross_cents'] as const).flatMap((amount) =>
      shown.months.map((month) => [AMOUNTS[amount], monthName(month.start), amountOf(month[amount])]),
    ),
  ];
  const titles = ['Bereich', 'Zahl', name, nameBefore];
  return csvOf(
    titles.map((title, index) => ({ title, value: (row: readonly (string | SheetNumber)[]) => row[index] ?? '' })),
    rows,
  );
};
