import type { BenchDatabase } from '../lib/databases.ts';
import type { SampleStream } from '../lib/sample-event.ts';

/** Something that appends events, one per call, each acknowledged when it is committed. */
export interface Appender {
  /** Appends the next event to a stream; rejects when the stream has another version. */
  append(stream: SampleStream): Promise<void>;
  close(): Promise<void>;
}

export interface AppendContender {
  readonly name: string;
  /** Makes the tables in a database of its own and opens it. */
  open(database: BenchDatabase): Promise<Appender>;
}
