import type { ReactNode } from 'react';
import { AmountTable } from '../../ui/AmountTable.tsx';

export interface BookColumn {
  readonly label: string;
  readonly isNumber?: boolean;
  /** Left out on a phone. */
  readonly isWide?: boolean;
}

interface BookTableProps {
  readonly caption: string;
  readonly columns: readonly BookColumn[];
  /** Cells in the order of the columns; the first names its row. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

const bookStyle = {
  fontSize: { xs: '0.875rem', sm: '0.9375rem' },
  '& th, & td': { verticalAlign: 'top' },
  '& .wide': { display: { xs: 'none', sm: 'table-cell' } },
};

const classOf = ({ isNumber = false, isWide = false }: BookColumn): string =>
  [isNumber ? 'number' : '', isWide ? 'wide' : ''].filter((name) => name !== '').join(' ');

/** Rows of the books with their amounts to the right. */
export const BookTable = ({ caption, columns, rows }: BookTableProps) => (
  <AmountTable caption={caption} style={bookStyle}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.label} scope="col" className={classOf(column)}>
            {column.label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells }) => (
        <tr key={key}>
          {columns.map((column, index) =>
            index === 0 ? (
              <th key={column.label} scope="row" className={classOf(column)}>
                {cells[index]}
              </th>
            ) : (
              <td key={column.label} className={classOf(column)}>
                {cells[index]}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </AmountTable>
);
