import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesOf } from './names.ts';
import type { Skeleton } from './skeleton.ts';

/** Reads which file of a capability's contracts has the type of a row. Throws a sentence when none has. */
export const moduleOf = (contracts: string, capability: string, type: string): string => {
  const found = readdirSync(join(contracts, capability)).find(
    (name) =>
      name.endsWith('.api.ts') &&
      readFileSync(join(contracts, capability, name), 'utf8').includes(`export type ${type} =`),
  );
  if (!found) throw new Error(`No API of ${capability} has a type ${type}.`);
  return `@sternklar/contracts/${capability}/${found.replace(/\.ts$/, '')}`;
};

/** A list of the back office; `stem` names one of its rows, `row` is the row's type in the contracts. */
export const backOfficeListSkeleton = ({
  capability,
  stem,
  row,
  module,
}: {
  readonly capability: string;
  readonly stem: string;
  readonly row: string;
  readonly module: string;
}): Skeleton => {
  const { camel, pascal } = namesOf(stem);
  const file = `admin-ui/src/${capability}/${pascal}List.tsx`;
  return {
    files: {
      [file]: `import type { ${row} } from '${module}';
import { CardList } from '../lists/CardList.tsx';
import type { CsvExport } from '../lists/ExportButton.tsx';
import { Facts } from '../lists/Facts.tsx';
import { searchFilter } from '../lists/filters.tsx';
import { RowCard } from '../lists/RowCard.tsx';
import { BY_AGE } from '../lists/SortSelect.tsx';
import { formatMoment } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';

const ${camel}Csv: CsvExport<${row}> = {
  name: 'name-der-datei',
  columns: [
    { title: 'Angelegt', value: ({ created_at }) => formatMoment(created_at) },
    { title: 'ID', value: ({ id }) => id },
  ],
};

/** One row as staff see it. */
const ${pascal}Card = ({ ${camel} }: { readonly ${camel}: ${row} }) => (
  <RowCard id={${camel}.id} title={${camel}.id}>
    <Facts facts={[{ name: 'Angelegt', value: <Moment at={${camel}.created_at} /> }]} />
  </RowCard>
);

const filters = [searchFilter('Wonach gesucht wird')];

/** What is listed, the newest first. */
export const ${pascal}List = () => (
  <CardList<${row}>
    sorts={BY_AGE}
    filters={filters}
    csv={${camel}Csv}
    label="Was hier steht"
    none="Noch nichts. Hier steht, sobald …"
    card={(${camel}) => <${pascal}Card key={${camel}.id} ${camel}={${camel}} />}
  />
);
`,
    },
    left: [
      `${file}: its orders, filters, columns, words, and a card with a way on`,
      'admin-ui/src/resources.ts, SAVED_FILTER_LISTS in contracts/src/saved-filter.api.ts, admin-ui/src/layout/tabs.ts: the name in its address',
      'the slice GET /admin/<that name>, for admins and auditors; its German name in admin-ui/src/audit/accesses/operation-names.ts',
      'a row in LISTS of admin-ui/e2e/screens/lists.test.ts; a line in CHANGELOG.md; npm run check',
    ],
  };
};
