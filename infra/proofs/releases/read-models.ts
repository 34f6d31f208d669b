import pg from 'pg';

/**
 * The read models as they stand: tables, rows and how far they are. A backup leaves them out, since they can be built from the
 * log; but an installation that is updated has them, and today's product must go on with them or make new ones.
 */

const SCHEMAS = `select nspname as schema from pg_namespace where nspname like 'rm\\_%' order by 1`;

const TABLES = `
  select n.nspname as schema, format('%I.%I', n.nspname, c.relname) as name, c.oid::int as oid,
    (select string_agg(concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
        'default ' || pg_get_expr(d.adbin, d.adrelid), case when a.attnotnull then 'not null' end), ', ' order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    array(select format('alter table %I.%I add constraint %I %s', n.nspname, c.relname, conname, pg_get_constraintdef(oid))
      from pg_constraint where conrelid = c.oid and contype <> 'n' order by conname)
    || array(select pg_get_indexdef(indexrelid) from pg_index i
      where indrelid = c.oid and not exists (select from pg_constraint where conindid = i.indexrelid) order by 1) as rules,
    array(select distinct format('grant %s on %I.%I to %I', privilege_type, n.nspname, c.relname, pg_get_userbyid(grantee))
      from aclexplode(c.relacl) where grantee <> c.relowner order by 1) as grants
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname like 'rm\\_%' order by n.nspname, c.relname`;

const USAGE = `
  select format('grant usage on schema %I to %I', nspname, pg_get_userbyid(grantee)) as grant
  from pg_namespace, aclexplode(nspacl) where nspname like 'rm\\_%' and grantee <> nspowner order by 1`;

const CHECKPOINTS = ['projections.own_checkpoints', 'projections.shared_checkpoints'];

const insertRows = async (sql: pg.Client, table: string): Promise<string[]> => {
  const { rows } = await sql.query<{ rows: string | null }>(
    `select json_agg(r order by r::text)::text as rows from ${table} r`,
  );
  const values = rows[0]?.rows;
  if (!values) return [];
  return [`insert into ${table} select * from json_populate_recordset(null::${table}, ${pg.escapeLiteral(values)})`];
};

/** SQL that makes them again in a database without any. `sql` is their owner's, of a product that is stopped. */
export const writeReadModels = async (sql: pg.Client): Promise<string> => {
  // Names in full, numbers in full, and times that do not depend on where this runs.
  await sql.query("set search_path = pg_catalog; set timezone = 'UTC'; set extra_float_digits = 3");
  const schemas = await sql.query<{ schema: string }>(SCHEMAS);
  const tables = await sql.query<Record<'name' | 'columns', string> & Record<'rules' | 'grants', string[]>>(TABLES);
  const usage = await sql.query<{ grant: string }>(USAGE);
  const statements = schemas.rows.map(({ schema }) => `create schema ${schema}`);
  for (const { name, columns } of tables.rows) {
    statements.push(`create table ${name} (${columns})`, ...(await insertRows(sql, name)));
  }
  statements.push(...tables.rows.flatMap(({ rules, grants }) => [...rules, ...grants]));
  statements.push(...usage.rows.map(({ grant }) => grant));
  for (const table of CHECKPOINTS) statements.push(...(await insertRows(sql, table)));
  return statements.map((statement) => `${statement};\n`).join('');
};
