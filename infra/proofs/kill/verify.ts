import pg from 'pg';
import type { Client } from './client.ts';
import type { Customer, Ledger } from './load.ts';

interface ListedReview {
  readonly id: string;
  readonly review_text: string;
  readonly status: string;
}

/** Sentences on everything acknowledged that is missing, doubled or different; empty when all is well. */
export const compareWithLedger = async (
  client: Client,
  { customers, ledger }: { readonly customers: readonly Customer[]; readonly ledger: Ledger },
): Promise<readonly string[]> => {
  const listed: ListedReview[] = [];
  for (const { token, businessId } of customers)
    listed.push(...((await client<ListedReview[]>({ path: `/reviews/${businessId}`, token })) ?? []));
  const byId = new Map(listed.map((review) => [review.id, review]));
  const faults: string[] = [];
  const markers = listed.map((review) => review.review_text);
  if (new Set(markers).size !== markers.length) faults.push('A review exists twice.');
  for (const [marker, id] of ledger.reviews)
    if (byId.get(id)?.review_text !== marker) faults.push(`The acknowledged review ${marker} (${id}) is missing.`);
  for (const [id, possible] of ledger.statuses) {
    const status = byId.get(id)?.status;
    if (!possible.some((value) => value === status))
      faults.push(`Review ${id} has the status ${status}, not ${possible.join(' or ')}.`);
  }
  const surplus = listed.length - ledger.reviews.size;
  if (surplus > ledger.unanswered) faults.push(`${surplus} reviews exist that nobody handed in.`);
  return faults;
};

const LOG_CHECKS: readonly { readonly fault: string; readonly sql: string }[] = [
  {
    fault: 'Positions have gaps.',
    sql: `select 1 from event_log.events having count(*) <> coalesce(max(position), 0) or coalesce(min(position), 1) <> 1`,
  },
  {
    fault: 'A stream has gaps in its versions.',
    sql: `select 1 from event_log.events group by stream_id having count(*) <> max(version) or min(version) <> 1 limit 1`,
  },
  {
    fault: 'An event is recorded twice.',
    sql: `select 1 from event_log.events group by id having count(*) > 1 limit 1`,
  },
  {
    fault: 'Recorded time runs backwards.',
    sql: `select 1 from (select recorded_at < lag(recorded_at) over (order by position) as back from event_log.events) t where back limit 1`,
  },
];

export const checkLog = async (sql: pg.Client): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const check of LOG_CHECKS) if ((await sql.query(check.sql)).rowCount) faults.push(check.fault);
  return faults;
};

/** What the checks of mails and read models ask of the log, where it is not in PostgreSQL. */
export interface LogElsewhere {
  /** Position of the newest event. */
  head(): Promise<number>;
  statusChanges(): Promise<number>;
}

const MAIL_COUNTS = `
  select (select count(*) from event_log.events where type = 'ReviewStatusChanged')::int as recorded,
         (select count(*) from mail.outbox where template = 'review-status-changed')::int as asked,
         (select count(*) from mail.outbox where state = 'sent' and template = 'review-status-changed')::int as sent,
         (select count(*) from mail.outbox where state = 'waiting')::int as waiting`;

/**
 * Each status change is one mail, asked for once and sent once. Waits for the outbox to empty, 3 minutes at most: a mail in
 * the hands of a killed sender goes out within 45 s of being taken.
 */
export const checkMails = async (sql: pg.Client, log?: LogElsewhere): Promise<readonly string[]> => {
  const elsewhere = await log?.statusChanges();
  for (let attempt = 0; attempt < 900; attempt += 1) {
    const { recorded, asked, sent, waiting } = (await sql.query(MAIL_COUNTS)).rows[0];
    const changes = elsewhere ?? recorded;
    if (changes <= asked && waiting === 0)
      return asked === changes && sent === changes
        ? []
        : [`${changes} status changes, but ${asked} mails, ${sent} sent.`];
    await new Promise((wake) => setTimeout(wake, 200));
  }
  return [`The outbox did not empty: ${JSON.stringify((await sql.query(MAIL_COUNTS)).rows[0])}`];
};

/** A digest of every read model table, once all projections have reached the head of the log. */
export const digestReadModels = async (sql: pg.Client, log?: LogElsewhere): Promise<ReadonlyMap<string, string>> => {
  await untilCaughtUp(sql, log);
  const tables = await sql.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname like 'rm\\_%' order by 1`,
  );
  const digests = new Map<string, string>();
  for (const { name } of tables.rows) {
    const { rows } = await sql.query(
      `select count(*) || ' rows ' || coalesce(md5(string_agg(r::text, e'\\n' order by r::text)), '') as digest from ${name} r`,
    );
    digests.set(name, rows[0].digest);
  }
  return digests;
};

const untilCaughtUp = async (sql: pg.Client, log?: LogElsewhere) => {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const { rows } = await sql.query(
      `select (select coalesce(max(position), 0) from event_log.events) as head, (select min(position) from projections.checkpoints c where version = (select max(version) from projections.checkpoints where projection = c.projection)) as reached`,
    );
    const head = (await log?.head()) ?? Number(rows[0].head);
    if (head === Number(rows[0].reached)) return;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error('The read models did not catch up within 30 s.');
};

export const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, application_name: 'sternklar-proof' });
  await client.connect();
  return client;
};
