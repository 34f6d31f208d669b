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
/** Its reviews leave the lists with it; their history stays in the log. */
export const businessRemoved = defineEvent('BusinessRemoved', z.object({ businessId: z.uuid(), accountId: z.uuid() }));

export const businessEvents = [businessAdded, businessRemoved] as const;
export type BusinessEvent = EventOf<(typeof businessEvents)[number]>;

export const businessStream = (businessId: string) => `business-${businessId}`;
