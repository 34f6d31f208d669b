import { setTimeout as delay } from 'node:timers/promises';
import { schemaOf } from '@sternklar/projections/engine/read-model/schema-names';
import { invoiceList } from '@sternklar/projections/invoices/invoice-list/invoice-list.projection';
import type pg from 'pg';
import type { MailServer } from './mail-server.ts';

/** Something that stands still in the middle of 'an invoice is due', so that the product can be killed there. */
export interface Step {
  readonly name: string;
  /** Makes whatever comes after the step wait. */
  hold(): Promise<void>;
  /** Whether the product has come that far with the invoice of the account. */
  isReached(accountId: string): Promise<boolean>;
}

const WITHIN_MS = 20_000;
const INVOICE_TABLE = `${schemaOf(invoiceList)}.invoice`;

/** Resolves to false when the product did not come that far in time. */
export const untilReached = async ({ isReached }: Step, accountId: string): Promise<boolean> => {
  for (const deadline = Date.now() + WITHIN_MS; Date.now() < deadline; await delay(20)) {
    if (await isReached(accountId)) return true;
  }
  return false;
};

export interface StepTools {
  /** Looks. */
  readonly sql: pg.Client;
  /** Holds locks, in a transaction that the caller ends. */
  readonly locks: pg.Client;
  readonly mails: MailServer;
}

/** The steps in their order. What a step needs to stand still is a lock on the table that comes next, or a silent mail server. */
export const stepsOf = ({ sql, locks, mails }: StepTools): readonly Step[] => {
  const lock = (table: string) => async () => {
    await locks.query('begin');
    await locks.query(`lock table ${table} in share mode`);
  };
  const isAwaited = async (table: string) =>
    (await sql.query('select 1 from pg_locks where not granted and relation = $1::regclass', [table])).rowCount !== 0;
  const exists = async (query: string, accountId: string) => (await sql.query(query, [accountId])).rowCount !== 0;
  const isRecorded = (accountId: string) =>
    exists(
      `select 1 from event_log.events where type = 'InvoiceIssued' and metadata::jsonb ->> 'accountId' = $1`,
      accountId,
    );
  const isListed = (accountId: string) => exists(`select 1 from ${INVOICE_TABLE} where account_id = $1`, accountId);
  const isAskedFor = (accountId: string) =>
    exists(`select 1 from mail.outbox where template = 'invoice-issued' and account_id = $1`, accountId);
  return [
    {
      name: 'before the invoice is recorded',
      hold: lock('personal_data.subject_keys'),
      isReached: () => isAwaited('personal_data.subject_keys'),
    },
    { name: 'recorded, in no list yet', hold: lock(INVOICE_TABLE), isReached: isRecorded },
    {
      name: 'listed, no mail asked for yet',
      hold: lock('mail.outbox'),
      isReached: async (accountId) => (await isListed(accountId)) && (await isAwaited('mail.outbox')),
    },
    { name: 'asked for, and the reactor has not noted it', hold: lock('reactors.checkpoints'), isReached: isAskedFor },
    {
      name: 'in the hands of the sender',
      hold: async () => mails.stopAt('recipient'),
      // Of a mail nobody knows there yet what it is about.
      isReached: async (accountId) => mails.hasStopped() && (await isAskedFor(accountId)),
    },
    {
      name: 'in the middle of sending',
      hold: async () => mails.stopAt('data'),
      isReached: async () => mails.hasStopped(),
    },
    {
      name: 'accepted by the mail server, not noted yet',
      hold: async () => mails.beforeAccepting(lock('mail.outbox')),
      isReached: async () => mails.hasStopped() && (await isAwaited('mail.outbox')),
    },
  ];
};
