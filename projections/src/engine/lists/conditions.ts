import { searchableText } from '../read-model/stored-text.ts';

/** A `where` in the making: SQL that says `true` when nothing was asked for, and the values of its parameters. */
export interface Conditions {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** One condition: the value, and its SQL around the parameter's name. A value that is undefined asks for nothing. */
export type Condition = readonly [value: unknown, sql: (parameter: string) => string];

/**
 * The column has one of the values. A single value is compared as such: only then does an index on the column also
 * serve the order of the rows within that value.
 */
export const isOneOf = (column: string, type: string, values: readonly unknown[] | undefined): Condition =>
  values?.length === 1
    ? [values[0], (parameter) => `${column} = ${parameter}`]
    : [values, (parameter) => `${column} = any(${parameter}::${type}[])`];

/** Whether the column's moment is after `now` is one of those; by a comparison, which an index can serve. */
export const isAfter = (column: string, now: Date, wanted: readonly boolean[] | undefined): Condition => {
  if (wanted === undefined || (wanted.includes(true) && wanted.includes(false))) return [undefined, () => 'true'];
  if (wanted.length === 0) return [now, (moment) => `${moment}::timestamptz is null`];
  return [now, (moment) => `${column} ${wanted.includes(true) ? '>' : '<='} ${moment}`];
};

/** SQL of the ids of a list's rows that count in some days, around their parameter: composition knows where that is kept. */
export type IdsDuring = (days: string) => string;

/** The same of what also depends on the moment of asking, around the parameters of both. */
export type IdsDuringAt = (days: string, now: string) => string;

/** The row is one of those; `days` is a range as PostgreSQL writes it. */
export const isAmong = (days: string | undefined, ids: IdsDuring | undefined): Condition => [
  ids && days,
  (parameter) => `${parameter}::daterange is not null and id in (${ids?.(`${parameter}::daterange`)})`,
];

/** The row is one of those at `now`: both come as one value, because a condition has one. */
export const isAmongAt = (days: string | undefined, now: Date, ids: IdsDuringAt | undefined): Condition => [
  ids && days && [days, now.toISOString()],
  (parameter) => {
    const [range, moment] = [`(${parameter}::text[])[1]::daterange`, `(${parameter}::text[])[2]::timestamptz`];
    return `${range} is not null and id in (${ids?.(range, moment)})`;
  },
];

/** All conditions together, their parameters numbered from $1. */
export const allOf = (conditions: readonly Condition[]): Conditions => {
  const asked = conditions.filter(([value]) => value !== undefined);
  return {
    sql: asked.map(([, sql], index) => sql(`$${index + 1}`)).join(' and ') || 'true',
    values: asked.map(([value]) => value),
  };
};

/** Pattern for `like` that finds what begins with the text; undefined for an empty one. */
export const beginning = (search: string | undefined): string | undefined => containing(search)?.slice(1);

/** Pattern for `like` that finds the text anywhere in a column of searchable text; undefined for an empty one. */
export const containing = (search: string | undefined): string | undefined => {
  const text = searchableText(search ?? null);
  return text === '' ? undefined : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
};
