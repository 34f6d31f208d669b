import type { InvoiceKind } from '@sternklar/contracts/invoices/invoice.api';

/**
 * What an electronic invoice says, in the terms of EN 16931 (BT: its numbers for them). Amounts in cents, never negative:
 * what a credit note says is given back. Days are `YYYY-MM-DD` in Germany.
 */
export interface EInvoice {
  readonly profile: Profile;
  /** BT-1 and BT-2. */
  readonly number: string;
  readonly issuedOn: string;
  readonly kind: InvoiceKind;
  /** Of a correction or a credit note. */
  readonly preceding: PrecedingInvoice | null;
  /** BT-22. */
  readonly note: string;
  /** BT-10. */
  readonly buyerReference: string;
  readonly seller: SellerParty;
  readonly buyer: Party;
  /** BT-73 and BT-74, both included. */
  readonly served: { readonly first: string; readonly last: string };
  /** The only line: what one month of the service is called (BT-153). */
  readonly service: string;
  readonly netCents: number;
  readonly vatCents: number;
  readonly grossCents: number;
  readonly vatPercent: number;
  /** BT-82 and BT-20. */
  readonly paymentMeans: string;
  readonly paymentTerms: string;
  /** BT-113; the rest is due by `dueOn` (BT-9), null where nothing is. */
  readonly paidCents: number;
  readonly dueOn: string | null;
}

/** What the document promises to keep (BT-24): the European standard, or Germany's rules upon it. */
export type Profile = 'en16931' | 'xrechnung';

/** The invoice that a document corrects or takes back (BT-25 and BT-26). */
export interface PrecedingInvoice {
  readonly number: string;
  readonly issuedOn: string;
}

export interface Party {
  readonly name: string;
  readonly street: string | null;
  readonly postalCode: string | null;
  readonly town: string | null;
  /** ISO 3166-1, two letters. */
  readonly countryCode: string;
  readonly vatId: string | null;
  /** Where electronic invoices reach them (BT-34, BT-49). */
  readonly email: string | null;
}

export interface SellerParty extends Party {
  /** BT-33. */
  readonly register: string | null;
  /** BG-6, which only XRechnung asks for. */
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string } | null;
}
