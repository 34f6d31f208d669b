import { z } from 'zod';

/** A payment page at the provider, to which the browser goes; it can be used until `expires_at`. */
export const checkoutSchema = z
  .object({ id: z.uuid(), checkout_url: z.url(), expires_at: z.iso.datetime() })
  .meta({ id: 'Checkout' });
export type Checkout = z.output<typeof checkoutSchema>;
