import { EventEmitter, once } from 'node:events';

/** One record as the double keeps it. */
export interface LogRecord {
  /** Commit and prepare position, which are the same for all that our clients write. */
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
  readonly created: Date;
  /** How many records of that kind stand here, one behind the other, each of `bytes`: others' millions are held as a count. */
  readonly times: number;
  readonly bytes: number;
}

export type Proposed = Pick<LogRecord, 'id' | 'type' | 'contentType' | 'data' | 'metadata'>;
export type Expected = number | 'no-stream' | 'any';
export type Written =
  | { readonly kind: 'written'; readonly revision: number; readonly position: number }
  | { readonly kind: 'wrong-version'; readonly current: number | null }
  | { readonly kind: 'deleted' };

/** A log as it was at some moment. */
export interface SavedLog {
  readonly records: readonly LogRecord[];
}

/** What every node of the double's cluster holds. */
export interface ServerLog {
  readonly records: readonly LogRecord[];
  /** Somebody else, who uses the same server, writes so many records, each of 200 bytes unless it is said. */
  writeOthers(count: number, bytes?: number): void;
  append(stream: string, expected: Expected, events: readonly Proposed[]): Written;
  stream(stream: string): readonly LogRecord[];
  /** Like a tombstone: nothing is read from it or written to it again. */
  bury(stream: string): void;
  isBuried(stream: string): boolean;
  /** A copy of what is there now, as a backup of the server is one. */
  save(): SavedLog;
  /** Resolves when there is more than so many records, or when the signal aborts. */
  more(than: number, signal: AbortSignal): Promise<void>;
}

/** Bytes of a record beside its texts, so that positions have gaps as a log's offsets have. */
const RECORD_OVERHEAD = 118;
/** Every so many appends the server writes something of its own. */
const OWN_RECORD_EVERY = 3;

const revisionAfter = (expected: Expected, end: number): number => {
  if (expected === 'any') return end;
  return expected === 'no-stream' ? 0 : expected + 1;
};

const OTHERS_STREAM = 'nachbar.strom';
const OTHERS_BYTES = 200;

/** The same ids at those revisions are the same append once more. */
const repeatedOrRefused = (there: readonly LogRecord[], from: number, events: readonly Proposed[]): Written => {
  const same = there.slice(from, from + events.length);
  const last = same.at(-1);
  const isRepeated = same.length === events.length && same.every(({ id }, index) => id === events[index]?.id);
  if (isRepeated && last) return { kind: 'written', revision: last.revision, position: last.position };
  return { kind: 'wrong-version', current: there.at(-1)?.revision ?? null };
};

/** `saved`: it begins as that log was. */
export const createServerLog = (now: () => Date, saved: SavedLog = { records: [] }): ServerLog => {
  const records: LogRecord[] = [];
  const streams = new Map<string, LogRecord[]>();
  const buried = new Set<string>();
  const changes = new EventEmitter().setMaxListeners(0);
  let end = 0;
  let appends = 0;
  let others = 0;

  const write = (stream: string, event: Proposed, created: Date): LogRecord => {
    const revisions = streams.get(stream) ?? [];
    const bytes = RECORD_OVERHEAD + event.data.length + event.metadata.length + stream.length + event.type.length;
    const record = { ...event, stream, revision: revisions.length, position: end, created, times: 1, bytes };
    end += bytes;
    revisions.push(record);
    streams.set(stream, revisions);
    records.push(record);
    return record;
  };

  const writeOwnRecord = (): void => {
    const data = Uint8Array.from(Buffer.from(JSON.stringify({ appends })));
    const own = { id: crypto.randomUUID(), type: '$statsCollected', contentType: 'application/json', data };
    write('$stats-127.0.0.1:2113', { ...own, metadata: new Uint8Array() }, now());
  };
  for (const record of saved.records) {
    records.push(record);
    end = record.position + record.times * record.bytes;
    if (record.stream === OTHERS_STREAM) others += record.times;
    else
      streams
        .set(record.stream, streams.get(record.stream) ?? [])
        .get(record.stream)
        ?.push(record);
  }
  writeOwnRecord();

  const writeOthers = (count: number, bytes = OTHERS_BYTES): void => {
    const facts = { id: crypto.randomUUID(), type: 'OthersEvent', contentType: 'application/json' };
    const texts = { data: Uint8Array.from(Buffer.from('{"of":"others"}')), metadata: new Uint8Array() };
    const place = { stream: OTHERS_STREAM, revision: others, position: end, created: now() };
    records.push({ ...facts, ...texts, ...place, times: count, bytes });
    others += count;
    end += count * bytes;
    changes.emit('more');
  };

  return {
    records,
    writeOthers,
    append(stream, expected, events) {
      if (buried.has(stream)) return { kind: 'deleted' };
      const there = streams.get(stream) ?? [];
      const from = revisionAfter(expected, there.length);
      if (from !== there.length) return repeatedOrRefused(there, from, events);
      appends += 1;
      if (appends % OWN_RECORD_EVERY === 0) writeOwnRecord();
      const created = now();
      const last = events.map((event) => write(stream, event, created)).at(-1);
      changes.emit('more');
      return { kind: 'written', revision: last?.revision ?? 0, position: last?.position ?? 0 };
    },
    stream: (stream) => streams.get(stream) ?? [],
    bury: (stream) => void buried.add(stream),
    save: () => ({ records: [...records] }),
    isBuried: (stream) => buried.has(stream),
    async more(than, signal) {
      while (records.length <= than && !signal.aborted) await once(changes, 'more', { signal }).catch(() => undefined);
    },
  };
};
