import { z } from 'zod';
import { PAYMENT_STATES } from './payment-states.ts';

/** So many invoices over so much, in euro with VAT. */
const itemsSchema = z.object({ invoices: z.number().int().min(0), amount: z.number().min(0) });
export type Items = z.output<typeof itemsSchema>;

/** Of each state all of its invoices, whichever others they are in, too; `as_of` is the day in Germany. */
export const openItemsSchema = z
  .object({ as_of: z.iso.date(), states: z.record(z.enum(PAYMENT_STATES), itemsSchema) })
  .meta({ id: 'OpenItems' });
export type OpenItems = z.output<typeof openItemsSchema>;
