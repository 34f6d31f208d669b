import { amountsOf } from '@sternklar/contracts/invoices/amounts';
import type { InvoiceCorrected, InvoiceDocument, InvoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import { ciiOf } from '../../../backend/src/invoices/e-invoice/cii.ts';
import { type BilledDocument, xRechnungOf } from '../../../backend/src/invoices/e-invoice/e-invoice-of.ts';
import { invoicePdf } from '../../../backend/src/invoices/pdf/invoice-pdf.ts';
import {
  invoiceCancelled,
  invoiceCorrected,
  invoiceIssued,
  SELLER,
} from '../../../backend/src/invoices/testing/invoice.builders.ts';

/** A document for the validator, and what it has to say of it. */
export interface Sample {
  readonly file: string;
  readonly content: Buffer;
  readonly isValid: boolean;
}

type Document = InvoiceDocument & BilledDocument;

const delivery = {
  contact: { name: 'Mia Muster', phone: '+49 671 1234567' },
  buyerEmail: 'rechnung@sonnenschein.example',
};
const documentOf = (data: Partial<InvoiceIssued>): Document => ({ ...invoiceIssued(2).data, ...data });

const corrected = (data: Partial<InvoiceCorrected>): Document =>
  invoiceCorrected(2, { recipient: 'Bäckerei Sonnenaufgang GmbH', ...data }).data;

/** Of Europe's names, with the letters that need the second font file, or that no file has. */
const LETTERS = 'ĀăĄćĎđĖęĚğĢħİıĶķŁłŃňŌőŒœŘřŚşŤŧŪůŰųŹżŽẞßÆøÅñ – „“ … • € ™ − ‑ \u00ad';

/** Months of a subscription as the calendar can have them, and companies as they can be called. */
const DOCUMENTS: Readonly<Record<string, Document>> = {
  plain: documentOf({}),
  'special-characters': documentOf({
    recipient: 'Łukasz & Söhne <„Gül Şahin“> ]]> 東京 🥨 \u0007',
    buyer: { street: 'Straße "des" 17. Juni & Co', postalCode: '10785', town: 'Berlin <Mitte>', vatId: null },
    seller: { ...SELLER, name: 'Stern & Klar <GmbH>' },
  }),
  'many-letters': documentOf({ recipient: LETTERS }),
  'vat-number-of-another-country': documentOf({
    buyer: { street: 'Hauptstraße 1', postalCode: '66386', town: 'St. Ingbert', vatId: 'LU12345678' },
  }),
  'still-open': documentOf({ paidBy: null }),
  prepaid: documentOf({ paidBy: null, isPrepaid: true }),
  'only-what-is-needed': documentOf({
    buyer: { street: null, postalCode: '01067', town: 'Dresden', vatId: null },
    seller: { ...SELLER, register: null },
  }),
  'twenty-ninth-of-february': documentOf({
    issuedAt: '2028-02-29T09:00:00.000Z',
    startsAt: '2028-02-29T09:00:00.000Z',
    endsAt: '2028-03-29T08:00:00.000Z',
  }),
  'turn-of-the-year': documentOf({
    issuedAt: '2026-12-31T23:30:00.000Z',
    startsAt: '2026-12-31T23:30:00.000Z',
    endsAt: '2027-01-31T23:30:00.000Z',
  }),
  'one-cent': documentOf(amountsOf(0.01, 19)),
  'large-sum': documentOf(amountsOf(9_999_999.99, 19)),
  correction: corrected({}),
  'correction-of-a-prepaid-invoice': corrected({ paidBy: null, isPrepaid: true }),
  'correction-of-an-open-invoice': corrected({ paidBy: null }),
  'correction-of-an-invoice-paid-later': corrected({ paidBy: null, paid: { by: 'card', on: '2026-04-05' } }),
  'correction-of-an-invoice-transferred': corrected({ paidBy: null, paid: { by: 'transfer', on: '2026-04-05' } }),
  'correction-of-a-correction': corrected({
    recipient: 'Łukasz & Söhne <„Gül Şahin“>',
    buyer: { street: null, postalCode: '01067', town: 'Dresden', vatId: null },
    replaces: { number: 'RE-2026-00003', issuedAt: '2026-04-30T22:30:00.000Z' },
  }),
  'credit-note': invoiceCancelled(2).data,
  'credit-note-after-a-correction': invoiceCancelled(2, {
    correction: { number: 'RE-2026-00003', issuedAt: '2026-04-30T22:30:00.000Z' },
  }).data,
  'credit-note-of-an-open-invoice': invoiceCancelled(2, { paidBy: null, reason: 'by-hand', note: 'Doppelt & zu viel' })
    .data,
};

const xRechnung = (document: Document): Buffer => {
  const { eInvoice, missing } = xRechnungOf(document, delivery);
  if (eInvoice === undefined) throw new Error(`A sample lacks ${missing.join(', ')}.`);
  return Buffer.from(ciiOf(eInvoice));
};

/** Both forms of one document. */
const formsOf = async (name: string, document: Document, isValid: boolean): Promise<readonly Sample[]> => [
  { file: `${name}.pdf`, content: await invoicePdf(document, 'Sternklar'), isValid },
  { file: `${name}.xml`, content: xRechnung(document), isValid },
];

/** Documents with one fault each, which a validator has to find, or it has looked at nothing. */
const controls = async (): Promise<readonly Sample[]> => {
  const plain = documentOf({});
  const pdf = await invoicePdf(plain, 'Sternklar');
  // Whose red, green and blue the page's colours are is not said any more.
  const noColours = Buffer.from(pdf.toString('latin1').replace('/GTS_PDFA1', '/GTS_PDFX1'), 'latin1');
  return [
    ...(await formsOf('control-wrong-sum', documentOf({ grossCents: 6_000 }), false)),
    { file: 'control-no-colour-profile.pdf', content: noColours, isValid: false },
    {
      file: 'control-no-phone.xml',
      content: Buffer.from(
        xRechnung(plain)
          .toString()
          .replace(/<ram:TelephoneUniversalCommunication>.*<\/ram:TelephoneUniversalCommunication>/, ''),
      ),
      isValid: false,
    },
  ];
};

export const allSamples = async (): Promise<readonly Sample[]> => {
  const forms = await Promise.all(Object.entries(DOCUMENTS).map(([name, document]) => formsOf(name, document, true)));
  return [...forms.flat(), ...(await controls())];
};
