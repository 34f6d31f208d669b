import { z } from 'zod';
import { defineEvent, type EventOf } from '../event-registry.ts';
import { personal } from '../personal-data.ts';

const purpose = 'Unternehmensprofil, zu dem Bewertungen gemeldet werden';

export const businessAdded = defineEvent(
  'BusinessAdded',
  z.object({
    businessId: z.uuid(),
    accountId: z.uuid(),
    businessName: personal(z.string(), { subject: 'account', purpose }),
    googleBusinessLink: personal(z.string(), { subject: 'account', purpose }),
  }),
);
/** Its reviews leave the lists with it; their history stays in the log, and for a while its owner may have it back. */
export const businessRemoved = defineEvent('BusinessRemoved', z.object({ businessId: z.uuid(), accountId: z.uuid() }));
/** Its owner took the removal back: it and its reviews stand on the lists again as they were. */
export const businessRestored = defineEvent(
  'BusinessRestored',
  z.object({ businessId: z.uuid(), accountId: z.uuid() }),
);

/** Nobody took the removal back in time: what was kept of it for that goes. */
export const businessRemovalSettled = defineEvent(
  'BusinessRemovalSettled',
  z.object({ businessId: z.uuid(), accountId: z.uuid() }),
);

export const businessEvents = [businessAdded, businessRemoved, businessRestored, businessRemovalSettled] as const;
export type BusinessEvent = EventOf<(typeof businessEvents)[number]>;

export const businessStream = (businessId: string) => `business-${businessId}`;
