import { createNotifications } from '@sternklar/event-store/postgres/notifications';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTestDatabase } from '@sternklar/event-store/testing/test-database';
import { v7 } from 'uuid';
import type { OutboxMail } from '../../outbox.port.ts';
import { createMailComposer } from '../mail-composer.ts';
import { createMailRenderer } from '../mail-renderer.ts';
import { createOutbox, OUTBOX_CHANNEL } from '../outbox.ts';
import { createOutboxSender } from '../outbox-sender.ts';
import { createOutboxTable, type OutboxTable } from '../outbox-table.ts';
import type { MailTransport, OutgoingMail } from '../transport.ts';
import { createWakeUps } from '../wake-ups.ts';
import { madeUpMails, plainMail } from './made-up-mails.ts';
import { mailSettingsForTests } from './mail-settings.ts';

type Send = MailTransport['send'];

/** A transport that keeps what it was given; `failWith` makes the next sends fail in turn. */
export const createRecordingTransport = () => {
  const sent: OutgoingMail[] = [];
  const failures: unknown[] = [];
  let told: () => void = () => undefined;
  const send: Send = async (mail) => {
    const failure = failures.shift();
    if (failure) throw failure;
    sent.push(mail);
    told();
  };
  return {
    transport: { send, close: async () => undefined },
    sent,
    failWith: (...errors: unknown[]) => failures.push(...errors),
    nextMail: () =>
      new Promise<void>((resolve) => {
        told = resolve;
      }),
  };
};

interface OutboxRow {
  readonly state: string;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly due_at: Date;
}

interface SenderOptions {
  readonly transport: MailTransport;
  readonly sendLimitMs?: number;
  /** The world's own without. */
  readonly table?: OutboxTable;
}

/** Outbox and senders on a fresh database, with a clock that the test moves. */
export const createMailWorld = async () => {
  const database = await createTestDatabase();
  const pool = createPool({ url: database.url, max: 6, applicationName: 'mail-test' });
  const addresses = new Map<string, string>();
  const declining = new Set<string>();
  const logged: unknown[] = [];
  const log = (details: object, message: string) => logged.push({ ...details, message });
  let time = Date.parse('2026-07-14T08:00:00Z');
  const now = () => new Date(time);
  const notifications = createNotifications({ url: database.url, applicationName: 'test-listener' });
  const outbox = createOutbox({ pool, now });
  const table = createOutboxTable(pool);
  const compose = createMailComposer({
    now,
    renderer: createMailRenderer(mailSettingsForTests, madeUpMails),
    mails: madeUpMails,
    recipients: {
      contactOf: async (accountId) => {
        const email = addresses.get(accountId);
        return email === undefined ? null : { email, isProven: true, statusMails: !declining.has(accountId) };
      },
      urlOf: (path) => `https://sternklar.example${path}`,
      unsubscribeUrlOf: (accountId) => `https://sternklar.example/abbestellen?token=${accountId}`,
    },
  });

  const createSender = ({ transport, sendLimitMs = 30_000, table: ownTable = table }: SenderOptions) =>
    createOutboxSender({
      table: ownTable,
      compose,
      transport,
      wakeUps: createWakeUps({ notifications, channel: OUTBOX_CHANNEL }),
      now,
      random: () => 0.5,
      sendLimitMs,
      logger: { info: log, warn: log, error: log },
    });

  const aCustomer = (email = 'kundin@beispiel.de') => {
    const accountId = v7();
    addresses.set(accountId, email);
    return accountId;
  };

  const aMailTo = (accountId: string, overrides: Partial<OutboxMail> = {}): OutboxMail => ({
    id: v7(),
    accountId,
    ...plainMail.with({}),
    ...overrides,
  });

  const rowOf = async (id: string) => {
    const { rows } = await pool.query<OutboxRow>(
      'select state, attempts, last_error, due_at from mail.outbox where id = $1',
      [id],
    );
    return rows[0];
  };

  return {
    database,
    notifications,
    pool,
    outbox,
    table,
    now,
    logged,
    createSender,
    aCustomer,
    aMailTo,
    /** They want no mails about statuses any more. */
    decline: (accountId: string) => declining.add(accountId),
    erase: (accountId: string) => addresses.delete(accountId),
    advance: (ms: number) => {
      time += ms;
    },
    rowOf,
    untilDue: async (id: string) => ((await rowOf(id))?.due_at.getTime() ?? 0) - time,
    close: async () => {
      await notifications.close();
      await pool.end();
      await database.drop();
    },
  };
};

export type MailWorld = Awaited<ReturnType<typeof createMailWorld>>;
