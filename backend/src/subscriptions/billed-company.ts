import type { BillingDetails } from '@sternklar/contracts/subscriptions/billing-details';
import type { Subscription } from '@sternklar/contracts/subscriptions/subscription.api';
import type { BilledCompany } from './subscription.ts';

type Given = Pick<Subscription, 'company_name' | 'street' | 'postal_code' | 'town' | 'vat_id'>;

/** What a request says of the company; no details at all when every one of them is missing. */
export const billedCompany = ({
  company_name: companyName,
  street,
  postal_code,
  town,
  vat_id,
}: Given): BilledCompany => {
  const details: BillingDetails = { street, postalCode: postal_code, town, vatId: vat_id };
  const isGiven = Object.values(details).some((detail) => detail !== null);
  return { companyName, billingDetails: isGiven ? details : null };
};
