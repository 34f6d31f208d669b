import { namesOf } from './names.ts';
import type { Skeleton } from './skeleton.ts';

/** A read model of one table; `event` is the first one that it handles. */
export const readModelSkeleton = ({
  capability,
  stem,
  event,
}: {
  readonly capability: string;
  readonly stem: string;
  readonly event: string;
}): Skeleton => {
  const { camel, pascal } = namesOf(stem);
  const table = stem.replaceAll('-', '_');
  const folder = `projections/src/${capability}/${stem}`;
  return {
    files: {
      [`${folder}/${stem}.table.sql`]: `create table ${table} (\n  id uuid primary key,\n  created_at timestamptz not null\n);\n`,
      [`${folder}/${stem}.indexes.sql`]: `create index on ${table} (created_at desc, id desc);\n`,
      [`${folder}/${stem}.projection.ts`]: `import { type Projection, statement } from '@sternklar/event-store/projection';
import { sqlFile } from '../../engine/read-model/sql-file.ts';
import { toColumns } from '../../engine/read-model/unnest.ts';

/** Says in one sentence whose question this answers. */
export const ${camel}: Projection = {
  name: '${stem}',
  version: 1,
  tables: sqlFile(new URL('./${stem}.table.sql', import.meta.url)),
  indexes: sqlFile(new URL('./${stem}.indexes.sql', import.meta.url)),
  handles: ['${event}'],
  apply(events) {
    const rows = events.map(({ id, recordedAt }) => ({ id, recordedAt }));
    return statement(
      \`insert into ${table} (id, created_at)
       select id, created_at from unnest($1::uuid[], $2::timestamptz[]) as added (id, created_at)
       on conflict do nothing\`,
      toColumns(rows, ['id', 'recordedAt']),
    );
  },
};
`,
      [`${folder}/${stem}.query.ts`]: `import type pg from 'pg';
import { schemaOf } from '../../engine/read-model/schema-names.ts';
import { ${camel} } from './${stem}.projection.ts';

export interface ${pascal}Queries {
  newest(limit: number): Promise<readonly { readonly id: string }[]>;
}

export const create${pascal}Queries = (pool: pg.Pool): ${pascal}Queries => ({
  async newest(limit) {
    const text = \`select id from \${schemaOf(${camel})}.${table} order by created_at desc, id desc limit $1\`;
    return (await pool.query<{ id: string }>(text, [limit])).rows;
  },
});
`,
    },
    left: [
      `${folder}: what the tables hold, what apply makes of the events, what the query answers`,
      `${folder}/${stem}.test.ts by projectionSpec, as in docs/how-to/add-a-read-model.md`,
      'projections/src/projections.ts and projections/src/queries.ts; a German name in admin-ui/src/operations/names.ts',
      'npm run slices; a line in CHANGELOG.md; npm run check',
    ],
  };
};
