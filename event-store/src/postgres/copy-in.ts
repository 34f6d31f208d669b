import type pg from 'pg';

/** What is used here of pg's connection, which its types leave out. */
interface Connection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/**
 * Sends rows to a `copy … from stdin`, all at once: its text format, a line for each row. Rejects when the server takes one of
 * them amiss, and then none of them is there. For as many rows as fit into memory twice.
 * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-COPY
 */
export const copyIn = (client: pg.ClientBase, text: string, lines: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const callback = (error: Error | null) => (error ? reject(error) : resolve());
    client.query(copying(text, lines, callback));
  });

const copying = (text: string, lines: string, callback: (error: Error | null) => void) => ({
  /** Called by pg with an error when the connection is lost. */
  callback,
  submit(connection: unknown) {
    (connection as Connection).query(text);
    return null;
  },
  handleCopyInResponse(connection: Connection) {
    connection.sendCopyFromChunk(Buffer.from(lines));
    connection.endCopyFrom();
  },
  handleCommandComplete: () => undefined,
  handleError(error: Error) {
    this.callback(error);
  },
  handleReadyForQuery() {
    this.callback(null);
  },
});
