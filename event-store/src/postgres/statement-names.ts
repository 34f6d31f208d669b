import pg from 'pg';

export interface StatementNamesLimits {
  /** Asked so often, a statement is worth a name. */
  readonly worthAfter: number;
  /** Names there are at most: each connection keeps a plan for each that it was asked for. */
  readonly names: number;
  /** Statements that are counted at a time before they have one. */
  readonly counted: number;
}

const LIMITS: StatementNamesLimits = { worthAfter: 3, names: 150, counted: 1_000 };
/** What the server refuses to go on with when a column was added since. */
const ALL_COLUMNS = /\*\s+from|returning\s+\*|\.\*/i;

/** The name under which a statement is prepared; undefined for one that is not asked often, or whose columns its text does not name. */
export type StatementNames = (text: string) => string | undefined;

export const createStatementNames = (limits: StatementNamesLimits = LIMITS): StatementNames => {
  const named = new Map<string, string>();
  const asked = new Map<string, number>();
  return (text) => {
    const name = named.get(text);
    if (name !== undefined || named.size >= limits.names) return name;
    const times = (asked.get(text) ?? 0) + 1;
    if (times < limits.worthAfter) {
      if (asked.size >= limits.counted) asked.clear();
      asked.set(text, times);
      return undefined;
    }
    asked.delete(text);
    if (ALL_COLUMNS.test(text)) return undefined;
    named.set(text, `often-${named.size + 1}`);
    return named.get(text);
  };
};

type Query = (...given: readonly unknown[]) => unknown;

/**
 * A connection that has the server prepare what is asked often, so that it reads and plans those statements once instead of each time.
 * Only plain statements with values; PostgreSQL itself decides whether a plan for any values is as good as one for these.
 */
export const preparingClient = (nameOf: StatementNames) => {
  class PreparingClient extends pg.Client {}
  const ask = pg.Client.prototype.query as Query;
  PreparingClient.prototype.query = function (this: pg.Client, text: unknown, values: unknown, ...rest: unknown[]) {
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    return name === undefined ? ask.call(this, text, values, ...rest) : ask.call(this, { name, text, values }, ...rest);
  } as pg.Client['query'];
  return PreparingClient;
};
