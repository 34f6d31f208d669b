import { describe, expect, it } from 'vitest';
import { BILLED, invoiceCancelled, invoiceCorrected, invoiceIssued, SELLER } from '../testing/invoice.builders.ts';
import { type BilledDocument, eInvoiceOf, xRechnungOf } from './e-invoice-of.ts';

const invoice: BilledDocument = invoiceIssued(2).data;
const { buyer } = BILLED;
const delivery = {
  contact: { name: 'Mia Muster', phone: '0671 1234567' },
  buyerEmail: 'sonne@beispiel.de',
};

describe('an electronic invoice', () => {
  it('says what the page says', () => {
    expect(eInvoiceOf(invoice).eInvoice).toMatchObject({
      profile: 'en16931',
      number: 'RE-2026-00002',
      issuedOn: '2026-04-02',
      preceding: null,
      served: { first: '2026-04-02', last: '2026-05-01' },
      service: 'Tarif Standard, 2. Monat',
      netCents: 4958,
      vatCents: 942,
      grossCents: 5900,
      paidCents: 5900,
      paymentTerms: 'Bereits bezahlt per Kreditkarte (Testbetrieb)',
      seller: { name: 'Sternklar Beispiel GmbH', countryCode: 'DE', vatId: 'DE123456789' },
      buyer: { name: 'Bäckerei Sonnenschein GmbH', countryCode: 'DE', ...buyer },
    });
  });

  it('of an open one asks for all of it, until the day it is due, and calls nothing a test', () => {
    const { eInvoice } = eInvoiceOf({ ...invoice, paidBy: null });
    expect(eInvoice).toMatchObject({
      paidCents: 0,
      dueOn: '2026-04-05',
      paymentMeans: 'Kreditkarte',
      paymentTerms: 'Fällig am 05.04.2026, zahlbar per Kreditkarte',
    });
    expect(JSON.stringify(eInvoice)).not.toMatch(/Testbetrieb|[Bb]ereits bezahlt/);
  });

  it('of one whose money came before it asks for nothing; its credit note gives all of it back', () => {
    const prepaid = { paidBy: null, isPrepaid: true } as const;
    expect(eInvoiceOf({ ...invoice, ...prepaid }).eInvoice).toMatchObject({ paidCents: 5900, dueOn: null });
    expect(eInvoiceOf(invoiceCorrected(2, prepaid).data).eInvoice).toMatchObject({ paidCents: 5900, dueOn: null });
    expect(eInvoiceOf(invoiceCancelled(2, prepaid).data).eInvoice).toMatchObject({
      paidCents: 0,
      paymentMeans: 'Kreditkarte',
    });
  });

  it('needs no address of the customer', () => {
    for (const unknown of [null, undefined])
      expect(eInvoiceOf({ ...invoice, buyer: unknown }).eInvoice?.buyer).toMatchObject({
        street: null,
        postalCode: null,
        town: null,
        vatId: null,
      });
  });

  it('is none with a VAT number of the operator that has not the form of one', () => {
    for (const vatId of ['DE12', 'ATU12345678', 'folgt'])
      expect(eInvoiceOf({ ...invoice, seller: { ...SELLER, vatId } }).missing).toHaveLength(1);
    const spaced = { ...SELLER, vatId: 'de 123 456 789' };
    expect(eInvoiceOf({ ...invoice, seller: spaced }).eInvoice?.seller.vatId).toBe('DE123456789');
  });

  it.each([
    ['name', 'der Name des Anbieters (OPERATOR_NAME)'],
    ['street', 'die Straße des Anbieters (OPERATOR_STREET)'],
    ['postalCode', 'die Postleitzahl des Anbieters (OPERATOR_POSTAL_CODE)'],
    ['vatId', 'eine gültige USt-IdNr. des Anbieters (OPERATOR_VAT_ID)'],
  ])('is none without the operator’s %s', (setting, missing) => {
    expect(eInvoiceOf({ ...invoice, seller: { ...SELLER, [setting]: null } })).toEqual({ missing: [missing] });
  });

  it('is none without the name of who gets it, or with one of blanks', () => {
    for (const recipient of [null, ' \t'])
      expect(eInvoiceOf({ ...invoice, recipient })).toEqual({ missing: ['der Name des Rechnungsempfängers'] });
  });

  it('of a correction names the invoice, whose day to pay stays, and says what it corrects and replaces', () => {
    const replaces = { number: 'RE-2026-00003', issuedAt: '2026-04-30T22:30:00.000Z' };
    const correction = invoiceCorrected(2, {
      recipient: 'Sonnenaufgang GmbH',
      replaces,
      paidBy: null,
      sequence: 4,
    }).data;
    const { eInvoice } = eInvoiceOf(correction);
    expect(eInvoice).toMatchObject({
      kind: 'correction',
      number: 'RE-2026-00004',
      issuedOn: '2026-05-02',
      preceding: { number: 'RE-2026-00002', issuedOn: '2026-04-02' },
      buyer: { name: 'Sonnenaufgang GmbH' },
      grossCents: 5900,
      dueOn: '2026-04-05',
    });
    expect(eInvoice?.note).toMatch(/in der Rechnung RE-2026-00002 .* ersetzt die Berichtigung RE-2026-00003 /);
    expect(eInvoiceOf(invoice).eInvoice?.note).not.toContain('erichtig');
  });

  it.each([
    ['card', 'Bezahlt am 05.04.2026 per Kreditkarte'],
    ['transfer', 'Bezahlt am 05.04.2026 per Überweisung'],
  ] as const)('of a correction of what was paid by %s after its issue asks for nothing', (by, paymentTerms) => {
    const correction = invoiceCorrected(2, { paidBy: null, paid: { by, on: '2026-04-05' } }).data;
    expect(eInvoiceOf(correction).eInvoice).toMatchObject({ paidCents: 5900, dueOn: null, paymentTerms });
  });

  it('of a credit note for a corrected invoice names the correction, too', () => {
    const correction = { number: 'RE-2026-00003', issuedAt: '2026-04-30T22:30:00.000Z' };
    const { eInvoice } = eInvoiceOf(invoiceCancelled(2, { correction }).data);
    expect(eInvoice).toMatchObject({ kind: 'credit-note', preceding: { number: 'RE-2026-00002' } });
    expect(eInvoice?.note).toContain('berichtigt mit RE-2026-00003 vom 01.05.2026');
  });

  it('of a credit note names the invoice, and its amounts stay positive', () => {
    const creditNote = {
      ...invoice,
      number: 'RE-2026-00007',
      netCents: -4958,
      vatCents: -942,
      grossCents: -5900,
      invoiceNumber: 'RE-2026-00002',
      invoiceIssuedAt: '2026-04-30T22:30:00.000Z',
    };
    expect(eInvoiceOf(creditNote).eInvoice).toMatchObject({
      number: 'RE-2026-00007',
      preceding: { number: 'RE-2026-00002', issuedOn: '2026-05-01' },
      netCents: 4958,
      vatCents: 942,
      grossCents: 5900,
    });
  });
});

describe('an XRechnung', () => {
  it('adds whom to reach and where', () => {
    expect(xRechnungOf(invoice, delivery).eInvoice).toMatchObject({
      profile: 'xrechnung',
      seller: { contact: { name: 'Mia Muster', phone: '0671 1234567', email: SELLER.email }, email: SELLER.email },
      buyer: { ...buyer, email: 'sonne@beispiel.de' },
    });
  });

  it('says everything that it lacks', () => {
    const lacking = { ...invoice, buyer: null, seller: { ...SELLER, email: null, vatId: null } };
    const erased = { contact: { name: null, phone: '-' }, buyerEmail: 'Gelöschtes Konto' };
    expect(xRechnungOf(lacking, erased).missing).toEqual([
      'eine gültige USt-IdNr. des Anbieters (OPERATOR_VAT_ID)',
      'die E-Mail-Adresse des Anbieters (OPERATOR_EMAIL)',
      'eine Ansprechperson des Anbieters (OPERATOR_REPRESENTATIVE)',
      'die Telefonnummer des Anbieters (OPERATOR_PHONE)',
      'die Postleitzahl des Rechnungsempfängers',
      'der Ort des Rechnungsempfängers',
      'die E-Mail-Adresse des Rechnungsempfängers',
    ]);
  });
});
