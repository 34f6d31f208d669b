import { z } from 'zod';

/** How long ago open invoices were due, in days; together they are all that is open. */
export const OPEN_AGES = ['not-due', 'overdue-30', 'overdue-60', 'overdue-90', 'overdue-longer'] as const;
export type OpenAge = (typeof OPEN_AGES)[number];

/**
 * What the list of invoices is filtered by: `overdue` is open since before today, `failed` open after the card on file was asked,
 * `disputed` one whose payment the payer's bank decides about.
 */
export const PAYMENT_STATES = ['open', ...OPEN_AGES, 'overdue', 'failed', 'disputed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** So many invoices over so much, in euro with VAT. */
const itemsSchema = z.object({ invoices: z.number().int().min(0), amount: z.number().min(0) });
export type Items = z.output<typeof itemsSchema>;

/** Of each state all of its invoices, whichever others they are in, too; `as_of` is the day in Germany. */
export const openItemsSchema = z
  .object({ as_of: z.iso.date(), states: z.record(z.enum(PAYMENT_STATES), itemsSchema) })
  .meta({ id: 'OpenItems' });
export type OpenItems = z.output<typeof openItemsSchema>;
