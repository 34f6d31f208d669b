import type { StoredEvent } from '../event-store.ts';
import type { Leaf, Query } from './tree-tables.ts';

/** A public key of the log, as independent tools read it. */
export interface PublishedKey {
  readonly key: string;
  readonly addedAt: Date;
  /** Null while it signs. */
  readonly retiredAt: Date | null;
}

/** A witness's signature under a checkpoint. */
export interface Cosignature {
  readonly key: string;
  readonly line: string;
}

export interface KeptCheckpoint {
  readonly size: number;
  readonly note: string;
  readonly cosignatures: readonly Cosignature[];
}

/** A witness's signature, and the checkpoint that it is under. */
export interface NewCosignature extends Cosignature {
  readonly size: number;
  /** With the log's own signatures alone. */
  readonly note: string;
  /** The time in the note; null for one without. */
  readonly time: Date | null;
  /** Whether it is a witness's of the settings, which nobody's lines keep out. */
  readonly wasAskedFor: boolean;
}

/** Of lines under one checkpoint that anybody's keys made: witnesses of the settings have places beside these. */
const MOST_BROUGHT = 40;
/** With the log's own signatures fewer than a note may have. */
const MOST_COSIGNATURES = 90;

export const readLeafOf = async (query: Query, eventId: string): Promise<Leaf | undefined> => {
  const [leaf] = await query<Leaf>(
    // Found first and ordered then: without statistics the planner would look through the leaves in order.
    `with found as materialized (
       select index, position, event_id as "eventId" from transparency_log.leaves where event_id = $1
     )
     select * from found order by index limit 1`,
    [eventId],
  );
  return leaf;
};

/** So many leaves from a number on, in order. */
export const readLeaves = (query: Query, start: number, count: number): Promise<readonly Leaf[]> =>
  query<Leaf>(
    `select index, position, event_id as "eventId" from transparency_log.leaves
     where index >= $1 and index < $2 order by index`,
    [start, start + count],
  );

/** Events that nobody finds who follows the log. With the log in EventStoreDB the table is empty. */
export const readBeforeTheFirst = (
  query: Query,
  limit: number,
): Promise<readonly Pick<StoredEvent, 'type' | 'id' | 'streamId'>[]> =>
  query(
    `select type, id, stream_id as "streamId" from event_log.events where position < 1 order by position limit $1`,
    [limit],
  );

/** How many events a stream has by the log's own count beside them. With the log in EventStoreDB nothing counts. */
export const readStreamEnd = async (query: Query, streamId: string): Promise<number> => {
  const [end] = await query<{ version: number }>('select version from event_log.streams where stream_id = $1', [
    streamId,
  ]);
  return end?.version ?? 0;
};

/** Position in the event log of the leaf with that number. */
export const readPositionOf = async (query: Query, index: number): Promise<number | undefined> => {
  const [leaf] = await query<{ position: number }>('select position from transparency_log.leaves where index = $1', [
    index,
  ]);
  return leaf?.position;
};

export const readKeys = (query: Query): Promise<readonly PublishedKey[]> =>
  query<PublishedKey>(
    `select key, added_at as "addedAt", retired_at as "retiredAt" from transparency_log.keys
     order by retired_at is null desc, added_at desc, key`,
    [],
  );

export const readCosignatures = (query: Query, size: number): Promise<readonly Cosignature[]> =>
  query<Cosignature>(
    `select key, line from transparency_log.cosignatures where size = $1 order by received_at, key
     limit ${MOST_COSIGNATURES}`,
    [size],
  );

/** By size, those above one. */
export const readKeptCheckpoints = (query: Query, above: number, limit: number): Promise<readonly KeptCheckpoint[]> =>
  query<KeptCheckpoint>(
    `select size, note, coalesce((
       select json_agg(json_build_object('key', key, 'line', line) order by received_at, key)
       from transparency_log.cosignatures where cosignatures.size = checkpoints.size
     ), '[]') as cosignatures
     from transparency_log.checkpoints where size > $1 order by size limit $2`,
    [above, limit],
  );

/** Of the kept checkpoints the one of the earliest time that is not before `time`; undefined where there is none. */
export const readBounding = async (query: Query, time: Date): Promise<string | undefined> => {
  const [found] = await query<{ note: string }>(
    `select note from transparency_log.checkpoints where stated_at >= $1 order by stated_at, size limit 1`,
    [time],
  );
  return found?.note;
};

/** Keeps the checkpoint too, if it is not. False where there are too many witnesses of one already. */
export const keepCosignature = async (
  query: Query,
  { size, note, time, key, line, wasAskedFor }: NewCosignature,
): Promise<boolean> => {
  await query(
    `insert into transparency_log.checkpoints (size, note, signed_at, stated_at) values ($1, $2, now(), $3)
     on conflict (size) do nothing`,
    [size, note, time],
  );
  const [kept] = await query<{ isKept: boolean }>(
    `with added as (
       insert into transparency_log.cosignatures (size, key, line, received_at)
       select $1, $2, $3, now()
       where $4 or (select count(*) from transparency_log.cosignatures where size = $1) < ${MOST_BROUGHT}
       on conflict (size, key) do nothing
       returning key
     )
     select exists (select from added)
         or exists (select from transparency_log.cosignatures where size = $1 and key = $2) as "isKept"`,
    [size, key, line, wasAskedFor],
  );
  return kept?.isKept ?? false;
};
