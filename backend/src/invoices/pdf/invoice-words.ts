import { dueDayOf } from '@sternklar/contracts/invoices/due-day';
import type { InvoiceIssued } from '@sternklar/contracts/invoices/invoice.events';
import { daysOf } from '@sternklar/contracts/subscriptions/month';
import { dayInGermany } from '@sternklar/contracts/subscriptions/term';

const MISSING = 'nicht angegeben';

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const percent = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });
const germanDay = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'medium' });
const money = (cents: number) => euro.format(cents / 100);
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
const recipientOf = ({ recipient, buyer }: InvoiceIssued): readonly string[] => {
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

/** How it was paid when it was issued; an open one never says that it is paid, since the page stays as it is. */
export const paymentOf = ({
  paidBy,
  paymentMethod,
  issuedAt,
}: Pick<InvoiceIssued, 'paidBy' | 'paymentMethod' | 'issuedAt'>): PaymentWords =>
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
        paidNote: 'Bitte überweisen Sie nichts. Im Testbetrieb wird die Zahlung nachgebildet; es fließt kein Geld.',
      };

/** The words of one invoice, from what it keeps alone. */
export const wordsOf = (invoice: InvoiceIssued): InvoiceWords => {
  const { seller } = invoice;
  const served = daysOf(invoice);
  const name = seller.name ?? `Name des Anbieters ${MISSING}`;
  const street = seller.street ?? `Straße ${MISSING}`;
  const town = seller.postalCode === null ? `PLZ ${MISSING}, ${seller.town}` : `${seller.postalCode} ${seller.town}`;
  const period = `${dayOf(served.first)}\u00a0– ${dayOf(served.last)}`;
  return {
    title: 'Rechnung',
    sender: [name, street, town],
    recipient: recipientOf(invoice),
    facts: [
      ['Rechnungsnummer', invoice.number],
      ['Rechnungsdatum', dayOf(dayInGermany(invoice.issuedAt))],
      ['Leistungszeitraum', period],
    ],
    service: serviceOf(invoice),
    served: period,
    price: money(invoice.netCents),
    net: ['Nettobetrag', money(invoice.netCents)],
    vat: [`zzgl. ${percent.format(invoice.vatPercent)}\u00a0% Umsatzsteuer`, money(invoice.vatCents)],
    gross: ['Gesamtbetrag', money(invoice.grossCents)],
    ...paymentOf(invoice),
    foot: [
      [name, street, town, seller.country],
      [`E-Mail: ${seller.email ?? MISSING}`, `Register: ${seller.register ?? MISSING}`],
      [`USt-IdNr.: ${seller.vatId ?? MISSING}`],
    ],
  };
};
