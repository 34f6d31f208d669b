import { z } from 'zod';

/**
 * Amounts in euro, `amount` with VAT; days in Germany, `served_from` and `served_until` included. `paid_by` is null while it
 * is open: `simulated-card` is the payment of the test mode, by which no money moves. `due_on` is null on one that was paid
 * when it was issued; `payment_failed` tells that the card on file did not pay one that is open.
 */
export const invoiceSchema = z
  .object({
    id: z.uuid(),
    number: z.string(),
    issued_on: z.iso.date(),
    served_from: z.iso.date(),
    served_until: z.iso.date(),
    plan_name: z.string(),
    amount: z.number(),
    net_amount: z.number(),
    vat_amount: z.number(),
    vat_percent: z.number(),
    paid_by: z.enum(['simulated-card', 'card']).nullable(),
    paid_on: z.iso.date().nullable(),
    due_on: z.iso.date().nullable(),
    payment_failed: z.boolean(),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.output<typeof invoiceSchema>;
