import { z } from 'zod';

/** To whom invoices go, beside the company's name: an address in Germany and a VAT id; null: not given. */
export const billingDetailsSchema = z.object({
  street: z.string().nullable(),
  postalCode: z.string().nullable(),
  town: z.string().nullable(),
  vatId: z.string().nullable(),
});
export type BillingDetails = z.output<typeof billingDetailsSchema>;
