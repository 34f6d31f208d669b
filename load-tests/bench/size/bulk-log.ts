import { readFileSync } from 'node:fs';
import { openSession } from '@sternklar/event-store/postgres/session';
import { EVENTS_PER_CUSTOMER } from '../lib/bulk-events.ts';

const INSERT_EVENTS = readFileSync(new URL('bulk-log.sql', import.meta.url), 'utf8');
const CUSTOMERS_PER_STATEMENT = 25_000;

/** UUIDs (version 7) that grow with their number, as the product's own do. */
const BULK_ID = `
  create function pg_temp.bulk_id(kind integer, number bigint) returns text language sql immutable as $$
    select format('%s-%s-7%s-8000-%s', left(hex, 8), right(hex, 4), lpad(to_hex(kind), 3, '0'), hex)
    from (select lpad(to_hex(1767600000000 + number), 12, '0') as hex) as of_number
  $$`;

const INSERT_STREAMS = `
  insert into event_log.streams (stream_id, previous, version)
  select stream_id, max(version) - 1, max(version) from event_log.events
  where position > $1 and position <= $2 group by stream_id`;

const FINISH = `
  update event_log.log_head set (position, recorded_at) =
    (select position, recorded_at from event_log.events order by position desc limit 1);
  update reactors.checkpoints set position = (select position from event_log.log_head)`;

/** Appends at least so many events as whole customers, as the owner; nobody is mailed about them. */
export const writeBulkLog = async (
  ownerUrl: string,
  events: number,
  onProgress: (written: number) => void,
): Promise<void> => {
  const session = await openSession({ url: ownerUrl, applicationName: 'sternklar-bench' });
  const customers = Math.ceil(events / EVENTS_PER_CUSTOMER);
  try {
    await session.query('set synchronous_commit = off');
    await session.query(BULK_ID);
    const { rows } = await session.query<{ position: number }>('select position from event_log.log_head');
    const start = rows[0]?.position ?? 0;
    for (let first = 0; first < customers; first += CUSTOMERS_PER_STATEMENT) {
      const end = Math.min(first + CUSTOMERS_PER_STATEMENT, customers);
      await session.query(INSERT_EVENTS, [start, first, end - 1]);
      await session.query(INSERT_STREAMS, [start + first * EVENTS_PER_CUSTOMER, start + end * EVENTS_PER_CUSTOMER]);
      onProgress(end * EVENTS_PER_CUSTOMER);
    }
    await session.query(FINISH);
    await session.query('vacuum (analyze) event_log.events');
    await session.query('vacuum (analyze) event_log.streams');
  } finally {
    await session.end();
  }
};
