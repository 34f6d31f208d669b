import type { EventMetadata } from '@sternklar/contracts/event-envelope';
import type { EventCodec } from '@sternklar/event-store/event-codec';
import type pg from 'pg';
import { type BulkEvent, type Customer, EVENTS_PER_CUSTOMER, makeCustomer } from '../lib/bulk-events.ts';

/** Where the events go: the product's log, encrypted, and for the first of them emmett's, in clear. */
export interface Logs {
  readonly codec: EventCodec;
  /** Connected as the owner of the product's database. */
  readonly own: pg.ClientBase;
  readonly emmett: pg.ClientBase;
}

export interface LogSizes {
  readonly events: number;
  /** How many of the first events emmett gets too. */
  readonly emmettEvents: number;
}

const CUSTOMERS_PER_BATCH = 250;

const INSERT_OWN = `
  insert into event_log.events (position, stream_id, version, type, id, data, metadata, recorded_at)
  select $1 + nr, stream_id, version, type, id, data, metadata, timestamptz '2026-01-05' + ($1 + nr) * interval '1 second'
  from unnest($2::text[], $3::integer[], $4::text[], $5::uuid[], $6::text[], $7::text[])
    with ordinality as event (stream_id, version, type, id, data, metadata, nr)`;

/** The log's other two tables, as if every event had been appended alone. */
const FINISH_OWN = [
  `insert into event_log.streams (stream_id, previous, version)
   select stream_id, max(version) - 1, max(version) from event_log.events group by stream_id`,
  `update event_log.log_head set (position, recorded_at) =
     (select position, recorded_at from event_log.events order by position desc limit 1)`,
  'vacuum (analyze) event_log.events',
];

const INSERT_EMMETT = `
  insert into emt_messages (stream_id, stream_position, transaction_id, message_type, message_id, message_data,
                            message_metadata, message_schema_version)
  select *, '1' from (
    select stream_id, version, pg_current_xact_id(), type, id, data, metadata
    from unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::jsonb[], $6::jsonb[])
      with ordinality as event (stream_id, version, type, id, data, metadata, nr)
    order by nr
  ) as event`;

/** Fills empty logs with customers. Answers how many events there are, in whole customers. */
export const fillLogs = async ({ codec, own, emmett }: Logs, sizes: LogSizes): Promise<LogSizes> => {
  const customers = Math.ceil(sizes.events / EVENTS_PER_CUSTOMER);
  const ofEmmett = Math.ceil(sizes.emmettEvents / EVENTS_PER_CUSTOMER);
  for (let first = 0; first < customers; first += CUSTOMERS_PER_BATCH) {
    const length = Math.min(CUSTOMERS_PER_BATCH, customers - first);
    const batch = Array.from({ length }, (_, index) => makeCustomer(first + index));
    const rows = (await Promise.all(batch.map((customer) => encrypted(customer, codec)))).flat();
    await own.query(INSERT_OWN, [first * EVENTS_PER_CUSTOMER, ...toColumns(rows)]);
    const clear = batch.slice(0, Math.max(0, ofEmmett - first)).flatMap(inClear);
    if (clear.length > 0) await emmett.query(INSERT_EMMETT, toColumns(clear));
  }
  for (const statement of FINISH_OWN) await own.query(statement);
  await emmett.query('vacuum (analyze) emt_messages');
  return { events: customers * EVENTS_PER_CUSTOMER, emmettEvents: ofEmmett * EVENTS_PER_CUSTOMER };
};

interface Row {
  readonly streamId: string;
  readonly version: number;
  readonly type: string;
  readonly id: string;
  readonly data: string;
  readonly metadata: string;
}

const encrypted = async ({ metadata, events }: Customer, codec: EventCodec): Promise<readonly Row[]> => {
  const encoded = await codec.encode(
    events.map(({ event }) => event),
    events.map(({ id }) => id),
    metadata,
  );
  return encoded.map((event, index) => ({ ...event, ...placeOf(events[index]) }));
};

const placeOf = (event: BulkEvent | undefined) => ({ streamId: event?.streamId ?? '', version: event?.version ?? 0 });

const inClear = ({ metadata, events }: Customer): readonly Row[] =>
  events.map(({ event: { type, data }, ...place }) => ({
    ...place,
    type,
    data: JSON.stringify(data),
    metadata: JSON.stringify({ schemaVersion: 1, ...metadata } satisfies EventMetadata),
  }));

const toColumns = (rows: readonly Row[]): unknown[] => [
  rows.map(({ streamId }) => streamId),
  rows.map(({ version }) => version),
  rows.map(({ type }) => type),
  rows.map(({ id }) => id),
  rows.map(({ data }) => data),
  rows.map(({ metadata }) => metadata),
];
