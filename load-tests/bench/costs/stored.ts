import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { InvoiceEvent } from '@sternklar/contracts/invoices/invoice.events';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { openSession } from '@sternklar/event-store/postgres/session';
import { rebuildProjections } from '@sternklar/projections/engine/rebuild/rebuild';
import { allProjections } from '@sternklar/projections/projections';
import { v7 } from 'uuid';
import { processorSecondsOf } from '../../lib/processor-time.ts';
import type { Costs, Stored } from '../../scaling/costs.ts';
import { type BulkEvent, makeCustomer } from '../lib/bulk-events.ts';
import type { BenchDatabase, BenchServer } from '../lib/databases.ts';
import { type OpenedLog, openOwnLog } from '../lib/own-log.ts';
import { startBenchProduct } from '../lib/product.ts';
import { sampleMetadata } from '../lib/sample-event.ts';
import { postmasterOf } from './crew.ts';

const WRITERS = 128;
/** Accounts and reviews have a key of their own from their first event on. */
const WITH_KEYS: readonly string[] = ['AccountRegistered', 'ReviewSubmitted'];
/** Left out: a subscription would be billed while the product runs, and only our own invoices are to be counted. */
const NOT_BILLED = 'SubscriptionStarted';
const INVOICES_AT_ONCE = 100;
const LEAVES_WITHIN_MS = 120_000;
const INVOICE = JSON.parse(
  readFileSync(new URL('../../../contracts/src/invoices/samples/InvoiceIssued.v1.json', import.meta.url), 'utf8'),
) as Extract<InvoiceEvent, { type: 'InvoiceIssued' }>['data'];

const SCHEMAS = `
  select case when nspname like 'rm\\_%' then 'readModels' when nspname = 'event_log' then 'log'
      when nspname = 'personal_data' then 'keys' when nspname = 'transparency_log' then 'transparency' end as part,
    sum(pg_total_relation_size(pg_class.oid))::float8 as bytes
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' group by 1`;

const isKept = ({ event }: BulkEvent): boolean => event.type !== NOT_BILLED;

/** Customers' events as they come, each append alone, many at once. */
const appendCustomers = async ({ store, codec }: OpenedLog, customers: number): Promise<number> => {
  let [next, events] = [0, 0];
  const write = async () => {
    while (next < customers) {
      const customer = makeCustomer(next);
      next += 1;
      for (const { id, streamId, version, event } of customer.events.filter(isKept)) {
        const encode = WITH_KEYS.includes(event.type) ? codec.encodeWithNewKeys : codec.encode;
        const encoded = await encode([event], [id], customer.metadata);
        const { appended } = await store.append(streamId, version - 1, encoded);
        if (!appended) throw new Error('An append met another version, but each customer has streams of its own.');
        events += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return events;
};

const appendInvoices = async ({ store, codec }: OpenedLog, invoices: number): Promise<void> => {
  for (let first = 0; first < invoices; first += INVOICES_AT_ONCE) {
    const ids = Array.from({ length: Math.min(INVOICES_AT_ONCE, invoices - first) }, () => v7());
    const events = ids.map((invoiceId, index): InvoiceEvent => {
      const sequence = first + index + 1;
      const number = `RE-2026-${String(sequence).padStart(5, '0')}`;
      return {
        type: 'InvoiceIssued',
        data: { ...INVOICE, invoiceId, accountId: v7(), subscriptionId: v7(), sequence, number },
      };
    });
    const encoded = await codec.encodeWithNewKeys(events, ids, sampleMetadata());
    const { appended } = await store.append('invoices', first, encoded);
    if (!appended) throw new Error('Somebody else issued invoices.');
  }
};

const rebuildAll = async ({ store, codec }: OpenedLog, { url, ownerUrl }: BenchDatabase): Promise<void> => {
  const pool = createPool({ url, max: 4, applicationName: 'sternklar-bench' });
  try {
    await rebuildProjections({ store, codec, pool, ownerUrl, projections: allProjections });
  } finally {
    await pool.end();
  }
};

type Measured = Pick<Costs, 'appended' | 'rebuilt' | 'event' | 'invoice'>;

/** What events cost and take on a database of their own, with no mails and no one who asks. */
export const measureStored = async (server: BenchServer, customers: number, invoices: number): Promise<Measured> => {
  const database = await server.create('costs_stored');
  // Makes all tables, and the reactors' places in the log.
  const product = await startBenchProduct(database);
  await product.stop();
  const postmaster = await postmasterOf(server);
  const owner = await openSession({ url: database.ownerUrl, applicationName: 'sternklar-bench' });
  const log = await openOwnLog(database);
  const spent = async (work: () => Promise<unknown>) => {
    const before = { product: process.cpuUsage(), postgres: processorSecondsOf(postmaster) };
    await work();
    const { user, system } = process.cpuUsage(before.product);
    return { product: (user + system) / 1_000, postgres: (processorSecondsOf(postmaster) - before.postgres) * 1_000 };
  };
  const sizes = async (): Promise<Stored> => {
    const { rows } = await owner.query<{ part: keyof Stored | null; bytes: number }>(SCHEMAS);
    const bytes = (part: keyof Stored) => rows.find((row) => row.part === part)?.bytes ?? 0;
    return {
      log: bytes('log'),
      keys: bytes('keys'),
      readModels: bytes('readModels'),
      transparency: bytes('transparency'),
    };
  };
  const head = async () =>
    (await owner.query<{ position: number }>('select position from event_log.log_head')).rows[0]?.position ?? 0;
  const leavesDone = async () => {
    await owner.query('update reactors.checkpoints set position = (select position from event_log.log_head)');
    const running = await startBenchProduct(database);
    try {
      for (const until = performance.now() + LEAVES_WITHIN_MS; performance.now() < until; await pause(200)) {
        const { rows } = await owner.query<{ position: number }>('select position from transparency_log.log');
        if ((rows[0]?.position ?? 0) >= (await head())) return;
      }
      throw new Error('The transparency log did not catch up.');
    } finally {
      await running.stop();
    }
  };
  try {
    const empty = await sizes();
    let events = 0;
    const appended = await spent(async () => {
      events = await appendCustomers(log, customers);
    });
    const rebuilt = await spent(() => rebuildAll(log, database));
    await leavesDone();
    const filled = await sizes();
    await appendInvoices(log, invoices);
    await rebuildAll(log, database);
    await leavesDone();
    const withInvoices = await sizes();
    const share = (spentMs: Awaited<ReturnType<typeof spent>>) => ({
      product: spentMs.product / events,
      postgres: spentMs.postgres / events,
    });
    return {
      appended: share(appended),
      rebuilt: share(rebuilt),
      event: grown(empty, filled, events),
      invoice: grown(filled, withInvoices, invoices),
    };
  } finally {
    await log.close();
    await owner.end();
  }
};

const grown = (before: Stored, after: Stored, count: number): Stored => {
  const each = (part: keyof Stored) => Math.max(0, (after[part] - before[part]) / count);
  return { log: each('log'), keys: each('keys'), readModels: each('readModels'), transparency: each('transparency') };
};
