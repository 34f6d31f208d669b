import { z } from 'zod';

/** How many there are of everything that has a count on its tab in the back office. */
export const adminCountsSchema = z
  .object({
    users: z.number().int(),
    businesses: z.number().int(),
    reviews: z.number().int(),
    subscriptions: z.number().int(),
    chats: z.number().int(),
  })
  .meta({ id: 'AdminCounts' });
export type AdminCounts = z.output<typeof adminCountsSchema>;
