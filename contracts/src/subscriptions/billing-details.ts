import { z } from 'zod';

/** To whom invoices go, beside the company's name: an address in Germany and a VAT id; null: not given. */
export const billingDetailsSchema = z.object({
  street: z.string().nullable(),
  postalCode: z.string().nullable(),
  town: z.string().nullable(),
  vatId: z.string().nullable(),
});
export type BillingDetails = z.output<typeof billingDetailsSchema>;

interface GivenDetails {
  readonly street: string | null;
  readonly postal_code: string | null;
  readonly town: string | null;
  readonly vat_id: string | null;
}

/** What a request says of them; null when every one of them is missing. */
export const billingDetailsOf = ({ street, postal_code, town, vat_id }: GivenDetails): BillingDetails | null => {
  const details = { street, postalCode: postal_code, town, vatId: vat_id };
  return Object.values(details).some((detail) => detail !== null) ? details : null;
};
