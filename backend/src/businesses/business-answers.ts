import type { Business } from '@sternklar/contracts/businesses/business.api';
import type { BusinessEvent } from '@sternklar/contracts/businesses/business.events';
import type { RecordedEvent } from '@sternklar/contracts/event-envelope';
import { z } from 'zod';
import { notFound, Refusal } from '../platform/refusal.port.ts';

export const TAG = 'Unternehmen';

/** A malformed id in a path names nothing; the server answers it like an unknown one, with 404. */
export const idParamsSchema = z.object({ id: z.uuid() });

/** The same words for a business that never was, was removed, or belongs to somebody else. */
export const businessNotFound = () => notFound('Dieses Unternehmen gibt es nicht.');

export const businessIdTaken = () =>
  new Refusal(409, 'business-id-taken', 'Dieses Unternehmen wurde schon hinzugefügt. Bitte laden Sie die Seite neu.');

/** The answer to adding a business, from the event alone, so that a slow read model cannot spoil it. */
export const addedBusiness = (events: readonly RecordedEvent<BusinessEvent>[]): Business => {
  const added = events.find((event) => event.type === 'BusinessAdded');
  if (!added) throw new Error('Adding a business recorded no BusinessAdded.');
  return {
    id: added.data.businessId,
    business_name: added.data.businessName ?? '',
    google_business_link: added.data.googleBusinessLink ?? '',
    created_at: added.recordedAt,
  };
};
