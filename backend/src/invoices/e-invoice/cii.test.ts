import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceIssued } from '../testing/invoice.builders.ts';
import { ciiOf } from './cii.ts';
import type { EInvoice } from './e-invoice.ts';
import { type BilledDocument, eInvoiceOf } from './e-invoice-of.ts';
import { elementsAt, readXml, textAt, type XmlElement } from './testing/read-xml.ts';

const made = (changes: Partial<BilledDocument> = {}): EInvoice => {
  const { eInvoice } = eInvoiceOf({ ...invoiceIssued(2).data, ...changes });
  return eInvoice ?? expect.unreachable();
};
const read = (invoice: EInvoice) => readXml(ciiOf(invoice));

const SETTLEMENT = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement';
const SUMS = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation`;
const AGREEMENT = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement';
const BUYER_NAME = `${AGREEMENT}/BuyerTradeParty/Name`;

const emptyOnes = ({ name, text, children }: XmlElement): readonly string[] => [
  ...(text === '' && children.length === 0 ? [name] : []),
  ...children.flatMap(emptyOnes),
];

describe('an electronic invoice in CII', () => {
  it('tells number, day, sums and period in the places that the standard gives them', () => {
    const document = read(made());
    expect(textAt(document, 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID')).toBe(
      'urn:cen.eu:en16931:2017',
    );
    expect(textAt(document, 'ExchangedDocument/ID')).toBe('RE-2026-00002');
    expect(textAt(document, 'ExchangedDocument/TypeCode')).toBe('380');
    expect(textAt(document, 'ExchangedDocument/IssueDateTime/DateTimeString')).toBe('20260402');
    expect(elementsAt(document, SUMS)[0]?.children.map(({ name, text }) => [name, text])).toEqual([
      ['ram:LineTotalAmount', '49.58'],
      ['ram:TaxBasisTotalAmount', '49.58'],
      ['ram:TaxTotalAmount', '9.42'],
      ['ram:GrandTotalAmount', '59.00'],
      ['ram:TotalPrepaidAmount', '59.00'],
      ['ram:DuePayableAmount', '0.00'],
    ]);
    const period = `${SETTLEMENT}/BillingSpecifiedPeriod`;
    expect(textAt(document, `${period}/StartDateTime/DateTimeString`)).toBe('20260402');
    expect(textAt(document, `${period}/EndDateTime/DateTimeString`)).toBe('20260501');
    expect(elementsAt(document, `${AGREEMENT}/SellerTradeParty/SpecifiedTaxRegistration/ID`)[0]).toMatchObject({
      text: 'DE123456789',
      attributes: { schemeID: 'VA' },
    });
  });

  it('of an open invoice tells what is due, and when', () => {
    const document = read(made({ paidBy: null }));
    expect(textAt(document, `${SUMS}/TotalPrepaidAmount`)).toBe('0.00');
    expect(textAt(document, `${SUMS}/DuePayableAmount`)).toBe('59.00');
    expect(textAt(document, `${SETTLEMENT}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`)).toBe(
      '20260405',
    );
  });

  it('of a credit note has the type of one and refers to the invoice', () => {
    const document = read(made({ invoiceNumber: 'RE-2026-00001', invoiceIssuedAt: '2026-03-02T09:00:00.000Z' }));
    expect(textAt(document, 'ExchangedDocument/TypeCode')).toBe('381');
    const preceding = `${SETTLEMENT}/InvoiceReferencedDocument`;
    expect(textAt(document, `${preceding}/IssuerAssignedID`)).toBe('RE-2026-00001');
    expect(textAt(document, `${preceding}/FormattedIssueDateTime/DateTimeString`)).toBe('20260302');
  });

  it('of a correction has the type of one and refers to the invoice', () => {
    const preceding = { invoiceNumber: 'RE-2026-00001', invoiceIssuedAt: '2026-03-02T09:00:00.000Z' };
    const document = read(made({ ...preceding, correctionId: '0198a000-0000-5000-8000-00000000f003', replaces: null }));
    expect(textAt(document, 'ExchangedDocument/TypeCode')).toBe('384');
    const reference = `${SETTLEMENT}/InvoiceReferencedDocument/IssuerAssignedID`;
    expect(textAt(document, reference)).toBe('RE-2026-00001');
  });

  it('has no empty element', () => {
    expect(emptyOnes(read(made()))).toEqual([]);
  });

  it('is well-formed and keeps the name, whatever a company is called', { tags: 'long' }, () => {
    const anyName = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({
        unit: fc.constantFrom('<', '&', '"', "'", '>', ']]>', '\r', '\u0000', '\ud800', '\uffff', 'ß', '🥨'),
      }),
    );
    const invoice = made();
    fc.assert(
      fc.property(anyName, (name) => {
        const document = read({ ...invoice, buyer: { ...invoice.buyer, name } });
        const writable = name.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\ufffd');
        expect(textAt(document, BUYER_NAME)).toBe(writable);
      }),
      { numRuns: 150 },
    );
  });
});
