import { dueDayOf } from '@sternklar/contracts/invoices/due-day';
import type { InvoiceCancelled, InvoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import { daysOf } from '@sternklar/contracts/subscriptions/month';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';
import { plainVatId } from '@sternklar/contracts/subscriptions/vat-id';
import { aboutOf, correctedWith, type PaidDocument, paymentOf, serviceOf, wasPaid } from '../pdf/invoice-words.ts';
import type { SellerContact } from '../seller.ts';
import type { EInvoice, Party, SellerParty } from './e-invoice.ts';

/** What an electronic invoice is made from: an invoice, or what corrects or takes it back and keeps the same. */
export type BilledDocument = Pick<
  InvoiceIssued,
  | 'accountId'
  | 'number'
  | 'issuedAt'
  | 'startsAt'
  | 'endsAt'
  | 'month'
  | 'planName'
  | 'grossCents'
  | 'netCents'
  | 'vatCents'
  | 'vatPercent'
  | 'seller'
  | 'recipient'
  | 'buyer'
> &
  PaidDocument &
  Partial<Pick<InvoiceCancelled, 'correction'>>;

/** The electronic invoice; or what it lacks, in German, without which it would not be valid. */
export type EInvoiceOutcome =
  | { readonly eInvoice: EInvoice; readonly missing?: never }
  | { readonly eInvoice?: never; readonly missing: readonly string[] };

/** What XRechnung asks for beyond what an invoice keeps: as it is when it is asked for. */
export interface DeliveryDetails {
  readonly contact: SellerContact;
  /** Of the account; words in its place, once it is erased, are no address. */
  readonly buyerEmail: string | null;
}

const COUNTRY_CODES: Readonly<Record<string, string>> = { Deutschland: 'DE' };
/** The service is offered in Germany; who has an address is asked for no country. */
const BUYER_COUNTRY = 'DE';

/** Of the operator, who is in Germany: a setting holds any text. */
const germanVatId = (text: string | null): string | null => {
  const vatId = plainVatId(text ?? '');
  return /^DE\d{9}$/.test(vatId) ? vatId : null;
};
const given = (text: string | null | undefined): string | null => text?.trim() || null;
/** BR-DE-27: fewer than three digits are no telephone number. */
const phoneOf = (text: string | null): string | null => (text && /(\d\D*){3}/.test(text) ? text.trim() : null);

const addressOf = (text: string | null): string | null => (text?.includes('@') ? text : null);

/** Takes values that must be there, and remembers what was not. */
const checklist = () => {
  const missing: string[] = [];
  const need = (value: string | null, what: string): string => {
    if (value === null) missing.push(what);
    return value ?? '';
  };
  return { missing, need };
};
type Need = ReturnType<typeof checklist>['need'];

const sellerOf = ({ seller }: BilledDocument, need: Need): SellerParty => ({
  name: need(given(seller.name), 'der Name des Anbieters (OPERATOR_NAME)'),
  street: need(given(seller.street), 'die Straße des Anbieters (OPERATOR_STREET)'),
  postalCode: need(given(seller.postalCode), 'die Postleitzahl des Anbieters (OPERATOR_POSTAL_CODE)'),
  town: seller.town,
  countryCode: need(COUNTRY_CODES[seller.country] ?? null, 'das Land des Anbieters'),
  vatId: need(germanVatId(seller.vatId), 'eine gültige USt-IdNr. des Anbieters (OPERATOR_VAT_ID)'),
  email: given(seller.email),
  register: given(seller.register),
  contact: null,
});

const buyerOf = ({ recipient, buyer }: BilledDocument, need: Need): Party => ({
  name: need(given(recipient), 'der Name des Rechnungsempfängers'),
  street: given(buyer?.street),
  postalCode: given(buyer?.postalCode),
  town: given(buyer?.town),
  countryCode: BUYER_COUNTRY,
  vatId: given(buyer?.vatId),
  email: null,
});

const precedingOf = ({ invoiceNumber, invoiceIssuedAt }: BilledDocument): EInvoice['preceding'] =>
  invoiceNumber === undefined || invoiceIssuedAt === undefined
    ? null
    : { number: invoiceNumber, issuedOn: dayInGermany(invoiceIssuedAt) };

const kindOf = ({ correctionId, invoiceNumber }: BilledDocument): EInvoice['kind'] => {
  if (correctionId !== undefined) return 'correction';
  return invoiceNumber === undefined ? 'invoice' : 'credit-note';
};

/** What a credit note gives back is owed, unless no money ever flowed. */
const isOpen = (document: BilledDocument): boolean => {
  switch (kindOf(document)) {
    case 'invoice':
      return !wasPaid(document);
    case 'correction':
      return !wasPaid(document) && document.paid === undefined;
    case 'credit-note':
      return document.paidBy === null;
  }
};

/** A correction is due as its invoice is. */
const dueOf = ({ correctionId, invoiceIssuedAt, issuedAt }: BilledDocument): string =>
  dueDayOf(correctionId === undefined ? issuedAt : (invoiceIssuedAt ?? issuedAt));

const build = (document: BilledDocument, need: Need): EInvoice => {
  const grossCents = Math.abs(document.grossCents);
  const { means, paid, paidNote } = paymentOf(document);
  return {
    profile: 'en16931',
    number: document.number,
    issuedOn: dayInGermany(document.issuedAt),
    kind: kindOf(document),
    preceding: precedingOf(document),
    note: [aboutOf(document), correctedWith(document), paidNote].filter((part) => part !== null).join(' '),
    buyerReference: document.accountId,
    seller: sellerOf(document, need),
    buyer: buyerOf(document, need),
    served: daysOf(document),
    service: serviceOf(document),
    netCents: Math.abs(document.netCents),
    vatCents: Math.abs(document.vatCents),
    grossCents,
    vatPercent: document.vatPercent,
    paymentMeans: means,
    paymentTerms: paid,
    ...(isOpen(document) ? { paidCents: 0, dueOn: dueOf(document) } : { paidCents: grossCents, dueOn: null }),
  };
};

/** The electronic invoice that a PDF carries (ZUGFeRD's profile EN 16931): the same for one invoice, always. */
export const eInvoiceOf = (document: BilledDocument): EInvoiceOutcome => {
  const { missing, need } = checklist();
  const eInvoice = build(document, need);
  return missing.length > 0 ? { missing } : { eInvoice };
};

/** The invoice as XRechnung, which asks for more: addresses of both, and whom to reach where. */
export const xRechnungOf = (document: BilledDocument, { contact, buyerEmail }: DeliveryDetails): EInvoiceOutcome => {
  const { missing, need } = checklist();
  const { seller, buyer, ...rest } = build(document, need);
  const email = need(seller.email, 'die E-Mail-Adresse des Anbieters (OPERATOR_EMAIL)');
  const eInvoice: EInvoice = {
    ...rest,
    profile: 'xrechnung',
    seller: {
      ...seller,
      contact: {
        name: need(contact.name, 'eine Ansprechperson des Anbieters (OPERATOR_REPRESENTATIVE)'),
        phone: need(phoneOf(contact.phone), 'die Telefonnummer des Anbieters (OPERATOR_PHONE)'),
        email,
      },
    },
    buyer: {
      ...buyer,
      postalCode: need(buyer.postalCode, 'die Postleitzahl des Rechnungsempfängers'),
      town: need(buyer.town, 'der Ort des Rechnungsempfängers'),
      email: need(addressOf(buyerEmail), 'die E-Mail-Adresse des Rechnungsempfängers'),
    },
  };
  return missing.length > 0 ? { missing } : { eInvoice };
};
