import type { BillingDetails } from '@sternklar/contracts/subscriptions/billing-details';
import { storableText } from '../../engine/read-model/stored-text.ts';

/** Address and VAT id as PostgreSQL can hold them. */
export const storableDetails = (details: BillingDetails | null | undefined): BillingDetails | null =>
  details
    ? {
        street: storableText(details.street),
        postalCode: storableText(details.postalCode),
        town: storableText(details.town),
        vatId: storableText(details.vatId),
      }
    : null;

/** The same as JSON. */
export const storedBuyer = (details: BillingDetails | null | undefined): string | null => {
  const storable = storableDetails(details);
  return storable && JSON.stringify(storable);
};
