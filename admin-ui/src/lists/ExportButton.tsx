import { Box, Button } from '@mui/material';
import { LIST_COUNT_LIMIT } from '@sternklar/contracts/constants';
import { useState } from 'react';
import { downloadCSV, type RaRecord, useDataProvider, useListContext, useNotify } from 'react-admin';
import { formatCount, formatSortableDay } from '../texts/format.ts';
import { type Column, csvOf } from './csv.ts';
import { readAll, readThese } from './read-all.ts';

/** How a list becomes a file. */
export interface CsvExport<Row> {
  /** Beginning of the file's name: 'benutzer'. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** Rows of one answer; not more than the server gives. */
  readonly perPage?: number;
  /** Filters without which a list does not find its rows by their ids. */
  readonly keptFilters?: readonly string[];
}

const ROWS_PER_ANSWER = 1_000;
const MOST_ROWS = 50_000;

const exportWords = (selected: number) => (selected > 0 ? `CSV-Export (${formatCount(selected)})` : 'CSV-Export');

/** As wide with a count as without: the row that it stands in does not wrap when somebody selects, which would move all rows down. */
const roomForCount = {
  display: 'grid',
  justifyItems: 'end',
  '&::after': { content: '"CSV-Export (00)" / ""', height: 0, overflow: 'hidden', visibility: 'hidden' },
} as const;

/** Saves the list as it is filtered and sorted now, all pages of it, or what of it is selected. */
export const ExportButton = <Row extends RaRecord & { readonly id: string }>({
  csv: { name, columns, perPage = ROWS_PER_ANSWER, keptFilters = [] },
}: {
  readonly csv: CsvExport<Row>;
}) => {
  const { resource, filterValues, sort, total: shownTotal, selectedIds } = useListContext<Row>();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [percent, setPercent] = useState<number | null>(null);

  const save = async () => {
    setPercent(0);
    try {
      const read = (page: number, size: number, filter: object) =>
        dataProvider.getList<Row>(resource, { pagination: { page, perPage: size }, sort, filter });
      const fileName = `${name}-${formatSortableDay(new Date())}`;
      if (selectedIds.length > 0) {
        const kept = Object.fromEntries(
          Object.entries({ ...filterValues }).filter(([field]) => keptFilters.includes(field)),
        );
        const some = await readThese<Row>(selectedIds.map(String), (ids) => read(1, ids.length, { ...kept, id: ids }));
        downloadCSV(csvOf(columns, some), fileName);
        return;
      }
      const { rows, total } = await readAll<Row>({
        getPage: (page, size) => read(page, size, { ...filterValues }),
        perPage,
        most: MOST_ROWS,
        onProgress: (done, all) => setPercent(Math.min(100, Math.round((100 * done) / Math.max(1, all)))),
      });
      downloadCSV(csvOf(columns, rows), fileName);
      const isFiltered = Object.keys(filterValues ?? {}).length > 0;
      if (rows.length >= MOST_ROWS || (isFiltered && total === LIST_COUNT_LIMIT))
        notify(`In der Datei stehen die ersten ${formatCount(rows.length)} Zeilen, nicht alle.`, { type: 'warning' });
    } catch {
      notify('Der Export ist fehlgeschlagen. Bitte versuchen Sie es erneut.', { type: 'error' });
    } finally {
      setPercent(null);
    }
  };

  const isRunning = percent !== null;
  return (
    <Button
      onClick={() => {
        if (!isRunning) void save();
      }}
      disabled={!shownTotal}
      aria-busy={isRunning}
      className="export-button"
    >
      <Box component="span" sx={roomForCount}>
        {isRunning ? `Export: ${percent}\u00a0%` : exportWords(selectedIds.length)}
      </Box>
    </Button>
  );
};
