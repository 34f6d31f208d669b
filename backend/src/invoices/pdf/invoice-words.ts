import { dueDayOf } from '@sternklar/contracts/invoices/due-day';
import {
  type InvoiceCancelled,
  type InvoiceCorrected,
  type InvoiceDocument,
  type InvoiceIssued,
  isCorrection,
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

type Fact = readonly [label: string, value: string];

/** What stands on an invoice, in German; a setting that the operator left out is named as missing. */
export interface InvoiceWords extends PaymentWords {
  readonly title: string;
  /** What it does to an invoice; null on what says so itself. */
  readonly about: string | null;
  readonly sender: readonly string[];
  readonly recipient: readonly string[];
  readonly facts: readonly Fact[];
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

/** What decides how a document is paid: an invoice, a correction of it, or the credit note that takes it back. */
export type PaidDocument = Pick<InvoiceIssued, 'paidBy' | 'isPrepaid' | 'paymentMethod' | 'issuedAt'> &
  Partial<Pick<InvoiceCancelled, 'invoiceNumber' | 'invoiceIssuedAt' | 'reason' | 'note'>> &
  Partial<Pick<InvoiceCorrected, 'correctionId' | 'replaces' | 'paid'>>;

const WHY_CANCELLED: Readonly<Record<InvoiceCancelled['reason'], string>> = {
  'subscription-ended': 'Das Abo ist beendet; dieser Monat wird nicht berechnet.',
  'by-hand': 'Der Grund wird nicht mehr aufbewahrt.',
};
const IMITATED = 'Im Testbetrieb wird die Zahlung nachgebildet; es fließt kein Geld.';

/** Whether nothing was to be paid any more when it was issued. */
export const wasPaid = ({ paidBy, isPrepaid }: Pick<InvoiceIssued, 'paidBy' | 'isPrepaid'>): boolean =>
  paidBy !== null || isPrepaid === true;

/** What pays, and what there is to know about it. */
const meansOf = ({ paidBy, paymentMethod }: PaidDocument) =>
  paidBy === null
    ? { means: paymentMethod, about: 'Der Betrag wird nicht noch einmal abgebucht.' }
    : { means: `${paymentMethod} (Testbetrieb)`, about: IMITATED };

/** How it was paid when it was issued; an open one never says that it is paid, since the page stays as it is. */
const invoicePayment = (document: PaidDocument): PaymentWords => {
  const { means, about } = meansOf(document);
  return wasPaid(document)
    ? { means, paid: `Bereits bezahlt per ${means}`, paidNote: `Bitte überweisen Sie nichts. ${about}` }
    : {
        means,
        paid: `Fällig am ${dayOf(dueDayOf(document.issuedAt))}, zahlbar per ${means}`,
        paidNote:
          'Bitte überweisen Sie nichts. Wir buchen den Betrag von Ihrer Karte ab, wenn er nicht schon bezahlt ist.',
      };
};

const PAID_BY: Readonly<
  Record<NonNullable<InvoiceCorrected['paid']>['by'], (document: Pick<InvoiceIssued, 'paymentMethod'>) => string>
> = {
  card: ({ paymentMethod }) => paymentMethod,
  transfer: () => 'Überweisung',
};

/** It is paid as the invoice is, with nothing more to pay. */
const correctionPayment = ({ invoiceIssuedAt, paid, ...document }: PaidDocument): PaymentWords => {
  const { means, about } = meansOf(document);
  if (paid !== undefined) {
    const by = PAID_BY[paid.by](document);
    return {
      means: by,
      paid: `Bezahlt am ${dayOf(paid.on)} per ${by}`,
      paidNote: 'Die Rechnung ist bezahlt; es ist nichts weiter zu zahlen.',
    };
  }
  return wasPaid(document)
    ? {
        means,
        paid: `Bereits mit der Rechnung bezahlt per ${means}`,
        paidNote: `Es ist nichts weiter zu zahlen. ${about}`,
      }
    : {
        means,
        paid: `Fällig wie die Rechnung am ${dayOf(dueDayOf(invoiceIssuedAt ?? document.issuedAt))}, zahlbar per ${means}`,
        paidNote:
          'Zu zahlen ist der Betrag nur einmal. Ist er schon bezahlt, bleibt es dabei. Bitte überweisen Sie nichts: Wir buchen ihn sonst von Ihrer Karte ab.',
      };
};

/** What somebody wrote, with a full stop where it has no end, since a sentence follows. */
const asSentence = (text: string): string =>
  /[.!?…:;]["“”«»‹›‘’')\]]*$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`;

/** What is given back, and why. */
const creditNotePayment = ({ paidBy, paymentMethod, note, reason = 'by-hand' }: PaidDocument): PaymentWords => {
  const why = asSentence(note ?? WHY_CANCELLED[reason]);
  return paidBy === null
    ? {
        means: paymentMethod,
        paid: 'Der Betrag ist nicht mehr zu zahlen',
        paidNote: `${why} War er schon bezahlt, geht er auf dem Weg zurück, auf dem er kam.`,
      }
    : {
        means: `${paymentMethod} (Testbetrieb)`,
        paid: `Der Betrag geht auf Ihre ${paymentMethod} zurück (Testbetrieb)`,
        paidNote: `${why} ${IMITATED}`,
      };
};

/** How a document is paid, and what there is to know about that. */
export const paymentOf = (document: PaidDocument): PaymentWords => {
  if (document.correctionId !== undefined) return correctionPayment(document);
  return document.invoiceNumber === undefined ? invoicePayment(document) : creditNotePayment(document);
};

const dated = ({ number, issuedAt }: { readonly number: string; readonly issuedAt: string }): string =>
  `${number} vom ${dayOf(dayInGermany(issuedAt))}`;

/** What a correction does, so that it belongs to one invoice beyond doubt (§ 31 Abs. 5 UStDV); null on everything else. */
export const aboutOf = ({ correctionId, invoiceNumber, invoiceIssuedAt, replaces }: PaidDocument): string | null => {
  if (correctionId === undefined || invoiceNumber === undefined || invoiceIssuedAt === undefined) return null;
  const invoice = dated({ number: invoiceNumber, issuedAt: invoiceIssuedAt });
  const what = `Berichtigt Name, Anschrift und USt-IdNr. des Empfängers in der Rechnung ${invoice}`;
  const rest = 'Alles andere auf der Rechnung gilt weiter.';
  return replaces ? `${what} und ersetzt die Berichtigung ${dated(replaces)}. ${rest}` : `${what}. ${rest}`;
};

/** On a credit note: the correction that held of its invoice; null without one. */
export const correctedWith = ({ correction }: Partial<Pick<InvoiceCancelled, 'correction'>>): string | null =>
  correction ? `Die Rechnung war berichtigt mit ${dated(correction)}.` : null;

const titleOf = (document: InvoiceDocument): string => {
  if (isCorrection(document)) return 'Rechnungsberichtigung';
  return isCreditNote(document) ? `Stornorechnung zu ${document.invoiceNumber}` : 'Rechnung';
};

const factsOf = (document: InvoiceDocument, period: string): readonly Fact[] => {
  const issuedOn = dayOf(dayInGermany(document.issuedAt));
  const served: Fact = ['Leistungszeitraum', period];
  if (isCorrection(document)) {
    const invoice = dated({ number: document.invoiceNumber, issuedAt: document.invoiceIssuedAt });
    return [['Nummer', document.number], ['Datum', issuedOn], served, ['Berichtigt', invoice]];
  }
  const own: readonly Fact[] = [['Rechnungsnummer', document.number], ['Rechnungsdatum', issuedOn], served];
  if (!isCreditNote(document)) return own;
  const { invoiceNumber, invoiceIssuedAt, correction } = document;
  return [
    ...own,
    ['Storniert', dated({ number: invoiceNumber, issuedAt: invoiceIssuedAt })],
    ...(correction ? [['Berichtigt mit', dated(correction)] as const] : []),
  ];
};

/** The words of one document, from what it keeps alone. */
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
    about: aboutOf(invoice),
    sender: [name, street, town],
    recipient: recipientOf(invoice),
    facts: factsOf(invoice, period),
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
