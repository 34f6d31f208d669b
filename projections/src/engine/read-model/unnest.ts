/**
 * Rows as one array per column, the parameters of `unnest($1::uuid[], $2::text[], …)`: one statement for a whole batch,
 * however many rows.
 */
export const toColumns = <Row extends object>(rows: readonly Row[], names: readonly (keyof Row)[]): unknown[][] =>
  names.map((name) => rows.map((row) => row[name]));
