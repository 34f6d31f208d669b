import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesOf } from './names.ts';
import type { Skeleton } from './skeleton.ts';

/** Reads which file of a capability's contracts has the type of a row. Throws a sentence when none has. */
export const moduleOf = (contracts: string, capability: string, type: string): string => {
  const types = readdirSync(join(contracts, capability))
    .filter((name) => name.endsWith('.api.ts'))
    .flatMap((name) =>
      [...readFileSync(join(contracts, capability, name), 'utf8').matchAll(/^export type (\w+) =/gm)].map(
        ([, found]) => ({ name, found }),
      ),
    );
  const module = types.find(({ found }) => found === type);
  if (!module) {
    const names = types.map(({ found }) => found).join(', ');
    throw new Error(`No API of ${capability} has a type ${type}. There are: ${names}.`);
  }
  return `@sternklar/contracts/${capability}/${module.name.replace(/\.ts$/, '')}`;
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
import { RowLink } from '../lists/RowActions.tsx';
import { RowCard } from '../lists/RowCard.tsx';
import { BY_AGE } from '../lists/SortSelect.tsx';
import { CellLink } from '../lists/table/CellLink.tsx';
import type { ListTableSpec } from '../lists/table/column.ts';
import { formatMoment } from '../texts/format.ts';
import { Moment } from '../texts/Moment.tsx';

const ${camel}Csv: CsvExport<${row}> = {
  name: 'name-der-datei',
  columns: [
    { title: 'Angelegt', value: ({ created_at }) => formatMoment(created_at) },
    { title: 'ID', value: ({ id }) => id },
  ],
};

/** Where a row leads: a page of its own, or the list that it belongs to (routing/list-link.ts). */
const wayOf = ({ id }: ${row}) => \`/users/\${id}\`;

/** What can be done with a row: on its card, and behind the three dots of the table. */
const ${pascal}Actions = ({ ${camel} }: { readonly ${camel}: ${row} }) => (
  <RowLink to={wayOf(${camel})} label="Wohin" of={${camel}.id} />
);

/** One row as staff see it on a phone. */
const ${pascal}Card = ({ ${camel} }: { readonly ${camel}: ${row} }) => (
  <RowCard
    id={${camel}.id}
    title={${camel}.id}
    to={wayOf(${camel})}
    actions={<${pascal}Actions ${camel}={${camel}} />}
  >
    <Facts facts={[{ name: 'Angelegt', value: <Moment at={${camel}.created_at} /> }]} />
  </RowCard>
);

/** … and at a desk. */
const columns: ListTableSpec<${row}>['columns'] = [
  { name: 'id', label: 'ID', cell: (${camel}) => <CellLink to={wayOf(${camel})}>{${camel}.id}</CellLink> },
  {
    name: 'created_at',
    label: 'Angelegt',
    width: 140,
    sortBy: 'created_at',
    sortByOrder: 'DESC',
    cell: ({ created_at }) => <Moment at={created_at} />,
  },
];

const filters = [searchFilter('Wonach gesucht wird')];

/** What is listed, the newest first. */
export const ${pascal}List = () => (
  <CardList<${row}>
    sorts={BY_AGE}
    filters={filters}
    csv={${camel}Csv}
    label="Was hier steht"
    none="Noch nichts. Hier steht, sobald …"
    table={{
      columns,
      nameOf: ({ id }) => id,
      actions: (${camel}) => <${pascal}Actions ${camel}={${camel}} />,
    }}
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
