import type { BillingDetails } from '@sternklar/contracts/subscriptions/billing-details';
import { storableText } from '../../engine/read-model/stored-text.ts';

/** Whom the invoices of a subscription name, as columns. */
export interface Billed extends BillingDetails {
  readonly companyName: string | null;
}

export const NOT_BILLED: Billed = { companyName: null, street: null, postalCode: null, town: null, vatId: null };

/** The columns from an event's data; null where nothing was asked for, or it was erased. */
export const billedOf = (data: {
  readonly companyName: string | null;
  readonly billingDetails?: BillingDetails | null | undefined;
}): Billed => ({
  companyName: storableText(data.companyName),
  street: storableText(data.billingDetails?.street ?? null),
  postalCode: storableText(data.billingDetails?.postalCode ?? null),
  town: storableText(data.billingDetails?.town ?? null),
  vatId: storableText(data.billingDetails?.vatId ?? null),
});
