import { notFound, Refusal } from '../platform/refusal.port.ts';

export const TAG = 'Rechnungen';

export const invoiceNotFound = () => notFound('Diese Rechnung gibt es nicht.');

/** `missing` says what without the document would not be valid. */
export const noXRechnung = (missing: readonly string[]) =>
  new Refusal(409, 'no-xrechnung', `Diese Rechnung gibt es nicht als XRechnung. Es fehlt: ${missing.join(', ')}.`);

export const isCreditNoteItself = () =>
  new Refusal(409, 'invoice-is-credit-note', 'Das ist eine Stornorechnung; sie lässt sich nicht stornieren.');

/** Why an invoice was not cancelled, in words. */
export const cancellationRefusal = (code: 'invoice-already-cancelled' | 'invoice-retention-over'): Refusal =>
  new Refusal(
    409,
    code,
    code === 'invoice-already-cancelled'
      ? 'Diese Rechnung ist bereits storniert.'
      : 'Die Aufbewahrung dieser Rechnung ist vorbei; sie lässt sich nicht mehr stornieren.',
  );
