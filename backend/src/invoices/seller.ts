import type { Seller } from '@sternklar/contracts/invoices/invoice.events';
import type { SiteOperator } from '@sternklar/contracts/site';

/** What the operator has not filled in stands in square brackets, or is an address that no mail reaches. */
const given = (text: string): string | null =>
  text.startsWith('[') || text.endsWith('@example.invalid') ? null : text;

/** Whom customers may ask about an invoice; null where a setting is missing. */
export interface SellerContact {
  readonly name: string | null;
  readonly phone: string | null;
}

export const contactOf = ({ representative, phone }: SiteOperator): SellerContact => ({
  name: given(representative),
  phone,
});

/** The operator as invoices keep it; null where a setting is missing. */
export const sellerOf = (operator: SiteOperator): Seller => ({
  name: given(operator.name),
  street: given(operator.street),
  postalCode: given(operator.postalCode),
  town: operator.town,
  country: operator.country,
  email: given(operator.email),
  representative: given(operator.representative),
  register: given(operator.register),
  vatId: given(operator.vatId),
});
