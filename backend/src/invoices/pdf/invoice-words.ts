import { dueDayOf } from '@sternklar/contracts/invoices/due-day';
import {
  type InvoiceCancelled,
  type InvoiceDocument,
  type InvoiceIssued,
  isCreditNote,
} from '@sternklar/contracts/invoices/invoice.events';
import { daysOf } from '@sternklar/contracts/subscriptions/month';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';

const MISSING = 'nicht angegeben';

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const percent = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });
const germanDay = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'medium' });
/** With a minus sign, not a hyphen, which Intl takes. */
const money = (cents: number) => euro.format(cents / 100).replace('-', '\u2212');
const dayOf = (isoDay: string) => germanDay.format(new Date(isoDay));

/** What stands on an invoice, in German; a setting that the operator left out is named as missing. */
export interface InvoiceWords extends PaymentWords {
  readonly title: string;
  readonly sender: readonly string[];
  readonly recipient: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly service: string;
  readonly served: string;
  readonly price: string;
  readonly net: readonly [label: string, value: string];
  readonly vat: readonly [label: string, value: string];
  readonly gross: readonly [label: string, value: string];
  readonly foot: readonly (readonly string[])[];
}

/** What a month of the service is called. */
export const serviceOf = ({ planName, month }: Pick<InvoiceIssued, 'planName' | 'month'>): string =>
  `Tarif ${planName.charAt(0).toUpperCase()}${planName.slice(1)}, ${month}. Monat`;

/** Name, address and VAT id, as far as the invoice has them. */
const recipientOf = ({ recipient, buyer }: InvoiceDocument): readonly string[] => {
  const town = [buyer?.postalCode, buyer?.town].filter(Boolean).join(' ');
  const vatId = buyer?.vatId ? `USt-IdNr. ${buyer.vatId}` : '';
  const lines = [buyer?.street ?? '', town, vatId].filter((line) => line !== '');
  return [recipient ?? `Name des Unternehmens ${MISSING}`, ...lines];
};

export interface PaymentWords {
  /** By what it is paid. */
  readonly means: string;
  readonly paid: string;
  readonly paidNote: string;
}

/** What decides how a document is paid: an invoice, or the credit note that takes one back. */
export type PaidDocument = Pick<InvoiceIssued, 'paidBy' | 'paymentMethod' | 'issuedAt'> &
  Partial<Pick<InvoiceCancelled, 'invoiceNumber' | 'reason' | 'note'>>;

const WHY_CANCELLED: Readonly<Record<InvoiceCancelled['reason'], string>> = {
  'subscription-ended': 'Das Abo ist beendet; dieser Monat wird nicht berechnet.',
  'by-hand': 'Der Grund wird nicht mehr aufbewahrt.',
};
const IMITATED = 'Im Testbetrieb wird die Zahlung nachgebildet; es fließt kein Geld.';

/** How it was paid when it was issued; an open one never says that it is paid, since the page stays as it is. */
const invoicePayment = ({ paidBy, paymentMethod, issuedAt }: PaidDocument): PaymentWords =>
  paidBy === null
    ? {
        means: paymentMethod,
        paid: `Fällig am ${dayOf(dueDayOf(issuedAt))}, zahlbar per ${paymentMethod}`,
        paidNote:
          'Bitte überweisen Sie nichts. Wir buchen den Betrag von Ihrer Karte ab, wenn er nicht schon bezahlt ist.',
      }
    : {
        means: `${paymentMethod} (Testbetrieb)`,
        paid: `Bereits bezahlt per ${paymentMethod} (Testbetrieb)`,
        paidNote: `Bitte überweisen Sie nichts. ${IMITATED}`,
      };

/** What is given back, and why. */
const creditNotePayment = ({ paidBy, paymentMethod, note, reason = 'by-hand' }: PaidDocument): PaymentWords => {
  const why = note ?? WHY_CANCELLED[reason];
  return paidBy === null
    ? {
        means: paymentMethod,
        paid: 'Der Betrag ist nicht mehr zu zahlen',
        paidNote: `${why} War er schon bezahlt, geht er auf Ihre ${paymentMethod} zurück.`,
      }
    : {
        means: `${paymentMethod} (Testbetrieb)`,
        paid: `Der Betrag geht auf Ihre ${paymentMethod} zurück (Testbetrieb)`,
        paidNote: `${why} ${IMITATED}`,
      };
};

/** How a document is paid, and what there is to know about that. */
export const paymentOf = (document: PaidDocument): PaymentWords =>
  document.invoiceNumber === undefined ? invoicePayment(document) : creditNotePayment(document);

const titleOf = (document: InvoiceDocument): string =>
  isCreditNote(document) ? `Stornorechnung zu ${document.invoiceNumber}` : 'Rechnung';

/** The words of one invoice or credit note, from what it keeps alone. */
export const wordsOf = (invoice: InvoiceDocument): InvoiceWords => {
  const { seller } = invoice;
  const amount = (cents: number) => money(isCreditNote(invoice) ? -cents : cents);
  const served = daysOf(invoice);
  const name = seller.name ?? `Name des Anbieters ${MISSING}`;
  const street = seller.street ?? `Straße ${MISSING}`;
  const town = seller.postalCode === null ? `PLZ ${MISSING}, ${seller.town}` : `${seller.postalCode} ${seller.town}`;
  const period = `${dayOf(served.first)}\u00a0– ${dayOf(served.last)}`;
  return {
    title: titleOf(invoice),
    sender: [name, street, town],
    recipient: recipientOf(invoice),
    facts: [
      ['Rechnungsnummer', invoice.number],
      ['Rechnungsdatum', dayOf(dayInGermany(invoice.issuedAt))],
      ['Leistungszeitraum', period],
      ...(isCreditNote(invoice)
        ? [['Storniert', `${invoice.invoiceNumber} vom ${dayOf(dayInGermany(invoice.invoiceIssuedAt))}`] as const]
        : []),
    ],
    service: serviceOf(invoice),
    served: period,
    price: amount(invoice.netCents),
    net: ['Nettobetrag', amount(invoice.netCents)],
    vat: [`zzgl. ${percent.format(invoice.vatPercent)}\u00a0% Umsatzsteuer`, amount(invoice.vatCents)],
    gross: ['Gesamtbetrag', amount(invoice.grossCents)],
    ...paymentOf(invoice),
    foot: [
      [name, street, town, seller.country],
      [
        `E-Mail: ${seller.email ?? MISSING}`,
        `Register: ${seller.register ?? MISSING}`,
        ...(seller.representative ? [`Vertreten durch: ${seller.representative}`] : []),
      ],
      [`USt-IdNr.: ${seller.vatId ?? MISSING}`],
    ],
  };
};
