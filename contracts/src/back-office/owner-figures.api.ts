import { z } from 'zod';
import { caseFigureParts } from '../reviews/casework/case-figures.api.ts';
import { REMOVAL_REASONS } from '../reviews/removal-reason.ts';
import { daysIn, PERIOD_KINDS } from './figure-period.ts';

/** Ten years. */
const MOST_DAYS = 3_660;
const EARLIEST = '2000-01-01';
const day = z.iso
  .date('Bitte geben Sie den Tag als Datum an.')
  .refine((given) => given >= EARLIEST && given < '2100', 'Bitte geben Sie einen Tag ab dem Jahr 2000 an.');

/** A day in the month, quarter or year that is asked for, today where there is none; or first and last day of a span. */
export const ownerFiguresQuerySchema = z
  .object({
    period: z.enum(PERIOD_KINDS, 'Bitte wählen Sie Monat, Quartal, Jahr oder einen eigenen Zeitraum.').default('month'),
    from: day.optional(),
    until: day.optional(),
  })
  .superRefine(({ period, from, until }, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (period !== 'custom') return;
    if (from === undefined) refuse('from', 'Bitte geben Sie den ersten Tag des Zeitraums an.');
    if (until === undefined) refuse('until', 'Bitte geben Sie den letzten Tag des Zeitraums an.');
    if (from === undefined || until === undefined) return;
    if (until < from) refuse('until', 'Der letzte Tag liegt vor dem ersten.');
    else if (daysIn({ from, until }) > MOST_DAYS) refuse('until', 'Bitte wählen Sie höchstens zehn Jahre.');
  });
export type OwnerFiguresQuery = z.output<typeof ownerFiguresQuerySchema>;

const count = z.number().int().min(0);
const cents = z.number().int();
const isoDay = z.iso.date();

/** Invoices less credit notes, by the day in Germany on which they were issued; corrections change no sum. */
const revenueSchema = z.object({
  net_cents: cents,
  vat_cents: cents,
  gross_cents: cents,
  invoices: count,
  corrections: count,
  credit_notes: count,
});
export type Revenue = z.output<typeof revenueSchema>;

const claimsSchema = z.object({ invoices: count, gross_cents: cents });

const periodFiguresSchema = z
  .object({
    from: isoDay,
    until: isoDay,
    /** What the subscriptions that run at the period's end come to in a month. */
    mrr_net_cents: cents,
    mrr_gross_cents: cents,
    active: count,
    /** Of those that run: how many of them notice was given for. */
    leaving: count,
    active_at_start: count,
    started: count,
    notice_given: count,
    ended: count,
    /** Of those that ended: out of the ordinary, before their term did. */
    terminated: count,
    /** Of those that ran at the start: which share ended; null where none ran. */
    churn: z.number().min(0).max(1).nullable(),
    revenue: revenueSchema,
    /** Gross, of invoices that were written off in the period, less what was taken back of that. */
    written_off_cents: cents,
    /** Payments that a bank began to dispute in the period, each once, and what banks took back in it, less what they gave back. */
    disputes: count,
    disputes_lost_cents: cents,
    cases_in: count,
    /** Decided in the period, as it stands. */
    cases_out: caseFigureParts.success,
    by_reason: z.array(caseFigureParts.success.extend({ reason: z.enum(REMOVAL_REASONS).nullable() })),
    to_forward: caseFigureParts.duration,
    to_decision: caseFigureParts.duration,
    /** Chats in which customers or visitors wrote, and those of them that the assistant answered without a person. */
    chats: count,
    chats_by_assistant: count,
    /** Those of them in which a person wrote, or was asked for. */
    chats_handed_over: count,
    /** Answers of the assistant whose asker said last in the period whether they helped, and those that did not. */
    ratings: count,
    ratings_bad: count,
  })
  .meta({ id: 'PeriodFigures' });
export type PeriodFigures = z.output<typeof periodFiguresSchema>;

/** The figures of a period and of the one before, and some that are of this moment. Amounts are cents. */
export const ownerFiguresSchema = z
  .object({
    at: z.iso.datetime(),
    kind: z.enum(PERIOD_KINDS),
    /** Whether the period goes on after today. */
    is_running: z.boolean(),
    figures: periodFiguresSchema,
    before: periodFiguresSchema,
    /** Twelve months up to the one that the period ends in, by their first day. */
    months: z.array(revenueSchema.extend({ start: isoDay })),
    now: z.object({
      open: claimsSchema,
      /** Of the open ones: those whose card refused. */
      failed: claimsSchema,
      /** Terms that end by then, and are followed by another one unless somebody gives notice. */
      renewals: z.object({ until: isoDay, subscriptions: count, mrr_net_cents: cents }),
      customers_without_review: count,
    }),
  })
  .meta({ id: 'OwnerFigures' });
export type OwnerFigures = z.output<typeof ownerFiguresSchema>;
