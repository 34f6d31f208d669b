import { notFound, Refusal } from '../http/refusal.ts';

export const TAG = 'Rechnungen';

export const invoiceNotFound = () => notFound('Diese Rechnung gibt es nicht.');

/** `missing` says what without the document would not be valid. */
export const noXRechnung = (missing: readonly string[]) =>
  new Refusal(409, 'no-xrechnung', `Diese Rechnung gibt es nicht als XRechnung. Es fehlt: ${missing.join(', ')}.`);
