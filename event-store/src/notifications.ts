import type pg from 'pg';

/** The connection that listens; queries of several listeners are carried out one after the other. */
export interface ListeningSession {
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<pg.QueryResult<Row>>;
}

/** Somebody who wants to know what is notified on a channel of the database. */
export interface Listener {
  readonly channel: string;
  /** Told each notification's text. */
  hear(payload: string): void;
  /**
   * Listening begins, for the first time or again: earlier notifications were not heard. The session lives as long as it
   * is listened on. When this rejects, the connection is replaced.
   */
  begins?(session: ListeningSession): Promise<void> | void;
  /** What is notified from now on may be missed, until listening begins again. */
  ends?(): void;
}

export interface Listening {
  /** Settles with the first attempt to listen; rejects with why it failed. */
  readonly first: Promise<void>;
  stop(): void;
}

/**
 * What PostgreSQL notifies, heard over one connection for the whole process: every notification wakes each connection that
 * listens to anything, so one is cheaper than one for each channel.
 */
export interface Notifications {
  listen(listener: Listener): Listening;
  /** Ends every listening. */
  close(): Promise<void>;
}
