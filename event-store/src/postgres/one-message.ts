import pg from 'pg';
import { serialize } from 'pg-protocol';
import { numericPositions } from './pool.ts';

export interface OneMessageOptions {
  /** The promise rejects when the server has not answered by then; the connection cannot be used any more. */
  readonly timeoutMs?: number;
}

/**
 * Sends prepared queries between two Syncs of PostgreSQL's protocol: outside of a transaction they are one of their own,
 * committed or undone as a whole, and all are answered at once. Resolves to the rows of the last one; rejects with the
 * first failure. A custom query, as pg-cursor is one; not for a connection that pipelines.
 * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-PIPELINING
 */
export const inOneMessage = <Row extends object>(
  client: pg.ClientBase,
  queries: readonly NamedQuery[],
  { timeoutMs }: OneMessageOptions = {},
): Promise<readonly Row[]> =>
  new Promise((resolve, reject) => {
    const callback: Callback = (error, rows = []) => (error ? reject(error) : resolve(rows as readonly Row[]));
    client.query(oneMessage(queries, callback, timeoutMs));
  });

/** A query that a connection prepares the first time, under a name that stands for this text alone. */
export interface NamedQuery {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

type Callback = (error: Error | null, rows?: readonly object[]) => void;

/** What is used here of pg's connection, which its types leave out. */
interface Connection {
  readonly stream: { write(message: Buffer): void };
  /** Texts by name of what the server has prepared. */
  readonly parsedStatements: Record<string, string>;
}

/** As pg's own queries write their values. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils;

interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

const oneMessage = (queries: readonly NamedQuery[], callback: Callback, timeoutMs: number | undefined) => {
  const preparedNow: NamedQuery[] = [];
  const rows: object[] = [];
  let columns: readonly Column[] = [];

  /** What prepares a query, unless the connection has done so. */
  const preparing = (connection: Connection, query: NamedQuery): readonly Buffer[] => {
    const { name, text } = query;
    if (connection.parsedStatements[name] !== undefined) return [];
    preparedNow.push(query);
    // A message that failed may have come as far as preparing it; closing what is not there is no error.
    return [serialize.close({ type: 'S', name }), serialize.parse({ name, text })];
  };

  const messageFor = (connection: Connection): Buffer =>
    Buffer.concat([
      ...queries.flatMap((query, index) => [
        ...preparing(connection, query),
        serialize.bind({ statement: query.name, values: query.values, valueMapper: prepareValue }),
        ...(index === queries.length - 1 ? [serialize.describe({ type: 'P' })] : []),
        serialize.execute(),
      ]),
      serialize.sync(),
    ]);

  return {
    /** Read and replaced by pg, which calls it with an error after `query_timeout`. */
    callback,
    query_timeout: timeoutMs,
    submit(pgConnection: unknown) {
      const connection = pgConnection as Connection;
      try {
        connection.stream.write(messageFor(connection));
      } catch (error) {
        // Nothing was sent; pg goes on, and tells `handleError`.
        return error;
      }
      return null;
    },
    handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }) {
      columns = fields.map(({ name, dataTypeID }) => ({ name, parse: numericPositions.getTypeParser(dataTypeID) }));
    },
    handleDataRow({ fields }: { fields: readonly (string | null)[] }) {
      // Rows of the other queries come undescribed.
      if (columns.length === 0) return;
      rows.push(
        Object.fromEntries(
          columns.map(({ name, parse }, index) => {
            const text = fields[index] ?? null;
            return [name, text === null ? null : parse(text)];
          }),
        ),
      );
    },
    handleCommandComplete: () => undefined,
    handleEmptyQuery: () => undefined,
    handleError(error: Error) {
      this.callback(error);
    },
    handleReadyForQuery(connection: Connection) {
      for (const { name, text } of preparedNow) connection.parsedStatements[name] = text;
      this.callback(null, rows);
    },
  };
};
