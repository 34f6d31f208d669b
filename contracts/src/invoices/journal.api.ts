import { z } from 'zod';
import { BALANCE_ACCOUNTS, JOURNAL_ACCOUNTS, JOURNAL_KINDS } from './journal.ts';

const cents = z.number().int();

/** `month` is checked where it is used, so that whoever mistypes it reads what is wrong with it; by default the one that runs. */
export const journalQuerySchema = z.object({
  month: z.string().optional(),
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(1_000).default(100),
});

/**
 * One amount, moved from the account `credit` to the account `debit`; above zero, but for corrections, which move none and stand here
 * for their numbers. `document` is the number of the invoice that it is about, `credit_note` that of the credit note that it is or
 * pays back, `correction` that of the correction that it is. Net, tax, and the days served, both included, are said of documents
 * alone. `reference` is the payment provider's name of the movement; `received_on` and `bank_reference` are what the bank statement
 * says of a transfer, whose `day` is the one on which it was booked. `user_id` is the customer's account. Days are in Germany.
 */
export const journalEntrySchema = z
  .object({
    id: z.string(),
    day: z.iso.date(),
    kind: z.enum(JOURNAL_KINDS),
    debit: z.enum(JOURNAL_ACCOUNTS),
    credit: z.enum(JOURNAL_ACCOUNTS),
    user_id: z.uuid(),
    document: z.string().nullable(),
    credit_note: z.string().nullable(),
    correction: z.string().nullable(),
    served_from: z.iso.date().nullable(),
    served_until: z.iso.date().nullable(),
    gross_cents: cents.nonnegative(),
    net_cents: cents.nullable(),
    vat_cents: cents.nullable(),
    vat_percent: z.number().nullable(),
    reference: z.string().nullable(),
    received_on: z.iso.date().nullable(),
    bank_reference: z.string().nullable(),
  })
  .meta({ id: 'JournalEntry' });
export type JournalEntry = z.output<typeof journalEntrySchema>;

/**
 * Balances are debit less credit: what is owed to the operator, or held for it, is above zero. Revenue and write-offs begin with
 * nothing each fiscal year; what they had before is `earlier-years`.
 */
const balanceSchema = z.object({
  account: z.enum(BALANCE_ACCOUNTS),
  opening_cents: cents,
  debit_cents: cents,
  credit_cents: cents,
  closing_cents: cents,
});
export type JournalBalance = z.output<typeof balanceSchema>;

const kindSumSchema = z.object({
  kind: z.enum(JOURNAL_KINDS),
  entries: cents,
  gross_cents: cents,
  net_cents: cents,
  vat_cents: cents,
});
export type JournalKindSum = z.output<typeof kindSumSchema>;

/** A month: all accounts and kinds, and a part of its entries, the earliest first. `is_running`: more may come. */
export const journalSchema = z
  .object({
    month: z.string(),
    first_month: z.string(),
    is_running: z.boolean(),
    balances: z.array(balanceSchema),
    kinds: z.array(kindSumSchema),
    total: cents,
    entries: z.array(journalEntrySchema),
  })
  .meta({ id: 'Journal' });
export type Journal = z.output<typeof journalSchema>;
