import pg from 'pg';

/** SQLSTATE classes of a database that cannot work now: connection, resources, operator, system. */
const UNAVAILABLE = /^(08|53|57|58)/;
const LOCK_NOT_AVAILABLE = '55P03';

/** Whether trying again later is all there is to do: the database, not the event, is the trouble. */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (error instanceof pg.DatabaseError) return UNAVAILABLE.test(code) || code === LOCK_NOT_AVAILABLE;
  // Refused, reset or timed out connections carry a system code; pg's own have only a message.
  return (
    /^E[A-Z]+$/.test(code) ||
    /connection (terminated|error)|timeout exceeded when trying to connect/i.test(error.message)
  );
};

/** What a log may say about an error: kind and place, never its message, which may quote somebody's data. */
export const describeFailure = (error: unknown): Readonly<Record<string, unknown>> => {
  if (!(error instanceof Error)) return { error: typeof error };
  const place = error.stack
    ?.split('\n')
    .find((line) => /^\s+at /.test(line))
    ?.trim();
  if (!(error instanceof pg.DatabaseError)) return { error: error.name, place };
  return { error: error.name, code: error.code, constraint: error.constraint, column: error.column, place };
};
