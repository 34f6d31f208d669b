import { createTestDatabase } from '@sternklar/event-store/testing/test-database';
import pg from 'pg';
import pino from 'pino';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../platform/settings/config.ts';
import { composeDemo } from './demo-composition.ts';
import { type DemoStep, planDemo } from './demo-plan.ts';

/** All that was written, and the assistant's answers: to every customer but in the four lines that a person had. */
const messagesOf = (plan: readonly DemoStep[]) => {
  const lines = plan.filter((step) => step.kind === 'write-in-chat');
  return lines.length + lines.filter(({ from }) => from === 'customer').length - 4;
};

describe('the demonstration', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let sql: pg.Client;

  beforeEach(async () => {
    database = await createTestDatabase();
    sql = new pg.Client({ connectionString: database.ownerUrl });
    await sql.connect();
  });
  afterEach(async () => {
    await sql.end();
    await database.drop();
  });

  const write = async (onProgress: (done: number, of: number) => void = () => undefined) => {
    const masterKey = Buffer.alloc(32, 7);
    const { operator } = loadConfig({}).config;
    await composeDemo({
      database,
      masterKey,
      operator,
      logger: pino({ level: 'silent' }),
      nextId: () => v7(),
      onProgress,
    });
  };
  const counts = async () => {
    const { rows } = await sql.query('select type, count(*)::int as count from event_log.events group by 1 order by 1');
    return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
  };

  it('is written once, with a past that ends before now', async () => {
    await write();
    const first = await counts();
    expect(first).toMatchObject({
      ReviewSubmitted: 200,
      ReviewNoteAdded: 200,
      BusinessAdded: 13,
      SubscriptionStarted: 7,
      PartnerRegistered: 1,
    });
    const { rows } = await sql.query(
      `select max(recorded_at) < now() and min(recorded_at) < now() - interval '360 days' as past from event_log.events`,
    );
    expect(rows[0].past).toBe(true);
    await write();
    expect(await counts()).toEqual(first);
  });

  it('goes on where an interrupted start left off', async () => {
    const interruptedAt = (step: number) => (done: number) => {
      if (done === step) throw new Error('interrupted');
    };
    await expect(write(interruptedAt(150))).rejects.toThrow('interrupted');
    const plan = planDemo(new Date());
    const withinChats = plan.findLastIndex((step) => step.kind === 'write-in-chat') - 3;
    await expect(write(interruptedAt(withinChats))).rejects.toThrow('interrupted');
    await write();
    const planned = (kind: string) => plan.filter((step) => step.kind === kind).length;
    expect(await counts()).toMatchObject({
      ReviewSubmitted: planned('submit-review'),
      ReviewNoteAdded: planned('add-note'),
      ReviewStatusChanged: planned('change-status'),
      BusinessAdded: planned('add-business'),
      SubscriptionStarted: planned('subscribe'),
      InvoiceIssued: planned('bill-month'),
      ConversationHandedToPerson: 3,
      ConversationResolved: 1,
      MessageSent: messagesOf(plan),
    });
  });

  it('has conversations with the assistant, waiting for a person, with a person, and resolved', async () => {
    await write();
    expect(await counts()).toMatchObject({
      MessageSent: messagesOf(planDemo(new Date())),
      PersonRequested: 4,
      ConversationHandedToPerson: 3,
      ConversationResolved: 1,
    });
  });
});
