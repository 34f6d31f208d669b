import pg from 'pg';

/**
 * Sends queries in one piece over a connection that pipelines, so that all of them share the way to the server and back;
 * their results come in the same order. Everything has ended when it rejects, with the first failure.
 */
export const together = async <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  queries: readonly (string | pg.QueryConfig)[],
): Promise<readonly pg.QueryResult<Row>[]> => {
  const stream = streamOf(client);
  stream?.cork();
  const underWay = queries.map((query) => client.query<Row>(query));
  stream?.uncork();
  const outcomes = await Promise.allSettled(underWay);
  const failures: unknown[] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  // After the first failure the server refuses everything else, which says nothing.
  if (failures.length > 0) throw failures.find((failure) => !isRefusedAfterFailure(failure)) ?? failures[0];
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
};

/** Whether a statement failed on purpose, see `advanceFrom`, or in earnest. */
export const isDivisionByZero = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '22012';

const isRefusedAfterFailure = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '25P02';

/** Where pg writes. Without it every query goes out by itself, which is only slower. */
const streamOf = (client: pg.PoolClient) => (client instanceof pg.Client ? client.connection.stream : null);
