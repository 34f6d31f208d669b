import type { EInvoice, Party, Profile, SellerParty } from './e-invoice.ts';
import { branch, leaf } from './xml.ts';

const UN = 'urn:un:unece:uncefact:data:standard';
const NAMESPACES = {
  'xmlns:rsm': `${UN}:CrossIndustryInvoice:100`,
  'xmlns:qdt': `${UN}:QualifiedDataType:100`,
  'xmlns:ram': `${UN}:ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:udt': `${UN}:UnqualifiedDataType:100`,
};

/** BT-24 of each profile, and BT-23, the business process that XRechnung asks to be named. */
const PROFILES: Readonly<Record<Profile, { readonly guideline: string; readonly process: string | null }>> = {
  en16931: { guideline: 'urn:cen.eu:en16931:2017', process: null },
  xrechnung: {
    guideline: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  },
};

const CURRENCY = 'EUR';
/** One month, in the United Nations' list of units. */
const MONTH = 'MON';
/** Standard rate. */
const VAT_CATEGORY = 'S';
/** As agreed: a card's own code asks for the card's last digits, which the simulated one has not. */
const PAYMENT_MEANS = 'ZZZ';

const amount = (cents: number): string => (cents / 100).toFixed(2);
const percent = (number: number): string => number.toFixed(2);
const dateOf = (prefix: 'udt' | 'qdt', isoDay: string): string =>
  leaf(`${prefix}:DateTimeString`, isoDay.replaceAll('-', ''), { format: '102' });

const context = ({ profile }: EInvoice): string =>
  branch('rsm:ExchangedDocumentContext', [
    branch('ram:BusinessProcessSpecifiedDocumentContextParameter', [leaf('ram:ID', PROFILES[profile].process)]),
    branch('ram:GuidelineSpecifiedDocumentContextParameter', [leaf('ram:ID', PROFILES[profile].guideline)]),
  ]);

/** BT-3, in the United Nations' list of documents. */
const TYPES: Readonly<Record<EInvoice['kind'], string>> = { invoice: '380', correction: '384', 'credit-note': '381' };

const head = ({ number, kind, issuedOn, note }: EInvoice): string =>
  branch('rsm:ExchangedDocument', [
    leaf('ram:ID', number),
    leaf('ram:TypeCode', TYPES[kind]),
    branch('ram:IssueDateTime', [dateOf('udt', issuedOn)]),
    branch('ram:IncludedNote', [leaf('ram:Content', note)]),
  ]);

const line = ({ service, netCents, vatPercent }: EInvoice): string =>
  branch('ram:IncludedSupplyChainTradeLineItem', [
    branch('ram:AssociatedDocumentLineDocument', [leaf('ram:LineID', '1')]),
    branch('ram:SpecifiedTradeProduct', [leaf('ram:Name', service)]),
    branch('ram:SpecifiedLineTradeAgreement', [
      branch('ram:NetPriceProductTradePrice', [leaf('ram:ChargeAmount', amount(netCents))]),
    ]),
    branch('ram:SpecifiedLineTradeDelivery', [leaf('ram:BilledQuantity', '1', { unitCode: MONTH })]),
    branch('ram:SpecifiedLineTradeSettlement', [
      branch('ram:ApplicableTradeTax', [
        leaf('ram:TypeCode', 'VAT'),
        leaf('ram:CategoryCode', VAT_CATEGORY),
        leaf('ram:RateApplicablePercent', percent(vatPercent)),
      ]),
      branch('ram:SpecifiedTradeSettlementLineMonetarySummation', [leaf('ram:LineTotalAmount', amount(netCents))]),
    ]),
  ]);

const address = ({ postalCode, street, town, countryCode }: Party): string =>
  branch('ram:PostalTradeAddress', [
    leaf('ram:PostcodeCode', postalCode),
    leaf('ram:LineOne', street),
    leaf('ram:CityName', town),
    leaf('ram:CountryID', countryCode),
  ]);
const electronicAddress = ({ email }: Party): string =>
  branch('ram:URIUniversalCommunication', [leaf('ram:URIID', email, { schemeID: 'EM' })]);
const vatRegistration = ({ vatId }: Party): string =>
  branch('ram:SpecifiedTaxRegistration', [leaf('ram:ID', vatId, { schemeID: 'VA' })]);
const contactOf = ({ contact }: SellerParty): string =>
  branch('ram:DefinedTradeContact', [
    leaf('ram:PersonName', contact?.name ?? null),
    branch('ram:TelephoneUniversalCommunication', [leaf('ram:CompleteNumber', contact?.phone ?? null)]),
    branch('ram:EmailURIUniversalCommunication', [leaf('ram:URIID', contact?.email ?? null)]),
  ]);

const agreement = ({ buyerReference, seller, buyer }: EInvoice): string =>
  branch('ram:ApplicableHeaderTradeAgreement', [
    leaf('ram:BuyerReference', buyerReference),
    branch('ram:SellerTradeParty', [
      leaf('ram:Name', seller.name),
      leaf('ram:Description', seller.register),
      contactOf(seller),
      address(seller),
      electronicAddress(seller),
      vatRegistration(seller),
    ]),
    branch('ram:BuyerTradeParty', [
      leaf('ram:Name', buyer.name),
      address(buyer),
      electronicAddress(buyer),
      vatRegistration(buyer),
    ]),
  ]);

/** BT-72: a month of a service is done with its last day. */
const delivery = ({ served }: EInvoice): string =>
  branch('ram:ApplicableHeaderTradeDelivery', [
    branch('ram:ActualDeliverySupplyChainEvent', [branch('ram:OccurrenceDateTime', [dateOf('udt', served.last)])]),
  ]);

const totals = ({ netCents, vatCents, grossCents, paidCents }: EInvoice): string =>
  branch('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    leaf('ram:LineTotalAmount', amount(netCents)),
    leaf('ram:TaxBasisTotalAmount', amount(netCents)),
    leaf('ram:TaxTotalAmount', amount(vatCents), { currencyID: CURRENCY }),
    leaf('ram:GrandTotalAmount', amount(grossCents)),
    leaf('ram:TotalPrepaidAmount', amount(paidCents)),
    leaf('ram:DuePayableAmount', amount(grossCents - paidCents)),
  ]);

const precedingInvoice = ({ preceding }: EInvoice): string =>
  preceding === null
    ? ''
    : branch('ram:InvoiceReferencedDocument', [
        leaf('ram:IssuerAssignedID', preceding.number),
        branch('ram:FormattedIssueDateTime', [dateOf('qdt', preceding.issuedOn)]),
      ]);

const settlement = (invoice: EInvoice): string =>
  branch('ram:ApplicableHeaderTradeSettlement', [
    leaf('ram:InvoiceCurrencyCode', CURRENCY),
    branch('ram:SpecifiedTradeSettlementPaymentMeans', [
      leaf('ram:TypeCode', PAYMENT_MEANS),
      leaf('ram:Information', invoice.paymentMeans),
    ]),
    branch('ram:ApplicableTradeTax', [
      leaf('ram:CalculatedAmount', amount(invoice.vatCents)),
      leaf('ram:TypeCode', 'VAT'),
      leaf('ram:BasisAmount', amount(invoice.netCents)),
      leaf('ram:CategoryCode', VAT_CATEGORY),
      leaf('ram:RateApplicablePercent', percent(invoice.vatPercent)),
    ]),
    branch('ram:BillingSpecifiedPeriod', [
      branch('ram:StartDateTime', [dateOf('udt', invoice.served.first)]),
      branch('ram:EndDateTime', [dateOf('udt', invoice.served.last)]),
    ]),
    branch('ram:SpecifiedTradePaymentTerms', [
      leaf('ram:Description', invoice.paymentTerms),
      invoice.dueOn === null ? '' : branch('ram:DueDateDateTime', [dateOf('udt', invoice.dueOn)]),
    ]),
    totals(invoice),
    precedingInvoice(invoice),
  ]);

/** An electronic invoice as XML in the syntax CII, which ZUGFeRD, Factur-X and XRechnung share. */
export const ciiOf = (invoice: EInvoice): string => {
  const transaction = branch('rsm:SupplyChainTradeTransaction', [
    line(invoice),
    agreement(invoice),
    delivery(invoice),
    settlement(invoice),
  ]);
  const document = branch('rsm:CrossIndustryInvoice', [context(invoice), head(invoice), transaction], NAMESPACES);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`;
};
