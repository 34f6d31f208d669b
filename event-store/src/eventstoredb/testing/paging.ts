import type { LogRecord, ServerLog } from './server-log.ts';

/** A place in a server's log as the server tells it: commit and prepare position. */
export interface LogPlace {
  readonly commit: number;
  readonly prepare: number;
}

export const isBefore = (one: LogPlace, other: LogPlace): boolean =>
  one.commit < other.commit || (one.commit === other.commit && one.prepare < other.prepare);

export const placeOf = ({ position }: LogRecord): LogPlace => ({ commit: position, prepare: position });

/** Where going through a log has got to: a record, and which of those that it stands for. */
export interface Cursor {
  index: number;
  offset: number;
}

/** What a server finds at once: it stops at so many that pass, or after so many that it has looked at. */
export interface Page {
  readonly found: readonly LogRecord[];
  readonly considered: number;
  /** Where it begins, and where the next one does: at a record, or where the next one will be written. */
  readonly begin: LogPlace;
  readonly next: LogPlace;
  /** Nothing was there any more. A page that was full just at the end does not know that. */
  readonly isEnd: boolean;
}

/** One of the records that are held as a count. */
export const nth = (record: LogRecord, index: number): LogRecord => ({
  ...record,
  // The same whenever it is read.
  id: record.times === 1 ? record.id : `${record.id.slice(0, -12)}${index.toString(16).padStart(12, '0')}`,
  revision: record.revision + index,
  position: record.position + index * record.bytes,
  times: 1,
});

/** Where the record at a cursor begins, or where the next one will be written. */
export const positionAt = (log: ServerLog, { index, offset }: Cursor): number => {
  const record = log.records[index];
  if (record) return record.position + offset * record.bytes;
  const last = log.records.at(-1);
  return last ? last.position + last.times * last.bytes : 0;
};

export const forward = (log: ServerLog, cursor: Cursor, by: number): void => {
  cursor.offset += by;
  if (cursor.offset < (log.records[cursor.index]?.times ?? 0)) return;
  cursor.index += 1;
  cursor.offset = 0;
};

export interface PageLimits {
  readonly passes: (record: LogRecord) => boolean;
  readonly atMost: number;
  readonly window: number;
}

/** The page at the cursor, which is left behind it. `begin`: as the server was asked or has told it. */
export const pageAt = (
  log: ServerLog,
  cursor: Cursor,
  begin: LogPlace,
  { passes, atMost, window }: PageLimits,
): Page => {
  const found: LogRecord[] = [];
  let considered = 0;
  let isEnd = false;
  while (found.length < atMost && considered < window && !isEnd) {
    const record = log.records[cursor.index];
    if (!record) {
      isEnd = true;
      break;
    }
    const isOne = passes(record);
    const taken = isOne ? 1 : Math.min(window - considered, record.times - cursor.offset);
    if (isOne) found.push(nth(record, cursor.offset));
    considered += taken;
    forward(log, cursor, taken);
  }
  const next = considered === 0 ? begin : { commit: positionAt(log, cursor), prepare: 0 };
  return { found, considered, begin, next, isEnd };
};
