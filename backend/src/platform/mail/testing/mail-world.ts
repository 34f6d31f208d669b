import { createNotifications } from '@sternklar/event-store/postgres/notifications';
import { createPool } from '@sternklar/event-store/postgres/pool';
import { createTestDatabase } from '@sternklar/event-store/testing/test-database';
import { v7 } from 'uuid';
import type { MailAttachment, OutboxMail } from '../../outbox.port.ts';
import { createMailComposer } from '../mail-composer.ts';
import { createOutbox, OUTBOX_CHANNEL } from '../outbox.ts';
import { createOutboxSender } from '../outbox-sender.ts';
import { createOutboxTable, type OutboxTable } from '../outbox-table.ts';
import { createMailRenderer } from '../templates/mail-renderer.ts';
import type { MailTransport, OutgoingMail } from '../transport.ts';
import { createWakeUps } from '../wake-ups.ts';
import { mailSettingsForTests } from './mail-settings.ts';

/** An attachment, with bytes that no text encoding leaves as they are. */
export const A_FILE: MailAttachment = {
  filename: 'Rechnung.pdf',
  contentType: 'application/pdf',
  content: Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 0xff, 0x0d, 0x0a, 0x80, 0x2e, 0x0d, 0x0a]),
};

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
    renderer: createMailRenderer(mailSettingsForTests),
    lookups: {
      contactOf: async (accountId) => {
        const email = addresses.get(accountId);
        return email === undefined ? null : { email, statusMails: !declining.has(accountId) };
      },
      codeOf: (codeEventId) => codeEventId.slice(-6).toUpperCase(),
      reviewOf: async () => null,
      invoiceFileOf: async (version) => ({ ...A_FILE, filename: `Rechnung-${version}.pdf` }),
      openInvoiceOf: async () => ({ number: 'RE-2026-00001', grossCents: 5_900 }),
      unsubscribeUrlOf: (accountId) => `https://sternklar.example/abbestellen?token=${accountId}`,
      chatNewsOf: async (_conversationId, begunBy) => (begunBy === 1 ? { replied: true, resolved: false } : null),
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
    template: 'address-already-registered',
    params: {},
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
