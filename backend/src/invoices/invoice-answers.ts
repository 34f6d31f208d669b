import {
  type InvoiceCancelled,
  type InvoiceCorrected,
  isCreditNote,
} from '@sternklar/contracts/invoices/invoice.events';
import { notFound, Refusal } from '../platform/refusal.port.ts';

export const TAG = 'Rechnungen';

export const invoiceNotFound = () => notFound('Diese Rechnung gibt es nicht.');

/** `missing` says what without the document would not be valid. */
export const noXRechnung = (missing: readonly string[]) =>
  new Refusal(409, 'no-xrechnung', `Diese Rechnung gibt es nicht als XRechnung. Es fehlt: ${missing.join(', ')}.`);

/** Nothing that anybody could add: the address that XRechnung asks for is gone with the account, and invoices keep none. */
export const noXRechnungOfErased = (hasXml: boolean) =>
  new Refusal(
    409,
    'xrechnung-recipient-erased',
    'Diese Rechnung gibt es nicht mehr als XRechnung: Die E-Mail-Adresse des Rechnungsempfängers, die sie enthalten muss, wurde mit dem ' +
      `Konto gelöscht. Aufbewahrt ist die Rechnung weiterhin als PDF${hasXml ? ', auch als E-Rechnung im Format ZUGFeRD: Das XML steht darin' : ''}.`,
  );

type NoInvoice = InvoiceCorrected | InvoiceCancelled;

const isNone = (document: NoInvoice, isDone: string): Refusal =>
  isCreditNote(document)
    ? new Refusal(409, 'invoice-is-credit-note', `Das ist eine Stornorechnung; sie lässt sich nicht ${isDone}.`)
    : new Refusal(
        409,
        'invoice-is-correction',
        `Das ist eine Berichtigung; ${isDone} lässt sich die Rechnung selbst, ${document.invoiceNumber}.`,
      );

export const isNoInvoiceToCancel = (document: NoInvoice) => isNone(document, 'stornieren');
export const isNoInvoiceToCorrect = (document: NoInvoice) => isNone(document, 'berichtigen');

const WHY_NOT_CORRECTED = {
  'invoice-already-cancelled': 'Diese Rechnung ist storniert; sie lässt sich nicht mehr berichtigen.',
  'invoice-retention-over': 'Die Aufbewahrung dieser Rechnung ist vorbei; sie lässt sich nicht mehr berichtigen.',
  'nothing-to-correct': 'Auf der Rechnung stehen diese Angaben schon. Bitte ändern Sie, was falsch ist.',
} as const;

/** Why an invoice was not corrected, in words. */
export const correctionRefusal = (code: keyof typeof WHY_NOT_CORRECTED): Refusal =>
  new Refusal(409, code, WHY_NOT_CORRECTED[code]);

/** Why an invoice was not cancelled, in words. */
export const cancellationRefusal = (code: 'invoice-already-cancelled' | 'invoice-retention-over'): Refusal =>
  new Refusal(
    409,
    code,
    code === 'invoice-already-cancelled'
      ? 'Diese Rechnung ist bereits storniert.'
      : 'Die Aufbewahrung dieser Rechnung ist vorbei; sie lässt sich nicht mehr stornieren.',
  );
