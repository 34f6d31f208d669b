const UNDEFINED_TABLE = '42P01';

/** What PostgreSQL says in a database that is not brought up to date yet, as the command line may meet it. */
export const isMissingTable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE;
