import { CARD_EXPIRY_NOTICE_DAYS } from '@sternklar/contracts/constants';
import type { Invoice, PaymentTrouble } from '@sternklar/contracts/invoices/invoice.api';
import type { Collection, PaymentStanding } from '@sternklar/contracts/payments/payment.api';
import { unparted } from './format.ts';

const money = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const day = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'long' });
const dayOf = (isoDay: string): string => unparted(day.format(new Date(isoDay)));
const shortDay = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'medium' });

type Named = Pick<Invoice, 'kind' | 'number'>;
const KIND = { invoice: 'Rechnung', correction: 'Rechnungsberichtigung', 'credit-note': 'Stornorechnung' } as const;

const TRANSFER_OWED = 'Ihre Überweisung zahlen wir zurück.';

/** By what of the payment went back, or was taken back, in euro. */
const TROUBLE: Readonly<Record<PaymentTrouble, (back: string) => string>> = {
  disputed: () => 'Ihre Bank prüft die Zahlung; so lange buchen wir nichts ab.',
  'dispute-lost': () => 'Ihre Bank hat die Zahlung zurückgeholt.',
  'paid-back': () => 'Der Betrag ging auf Ihre Karte zurück.',
  'partly-paid-back': (back) => `Davon gingen ${back} auf Ihre Karte zurück.`,
  'partly-taken-back': (back) =>
    `Davon hat Ihre Bank ${back} zurückgeholt. Dieser Teil ist offen: Schreiben Sie uns im Chat auf Ihrer Übersicht, wir nennen Ihnen das Konto für Ihre Überweisung.`,
  'written-off': () => 'Ausgebucht. Sie müssen nichts mehr bezahlen.',
  'transfer-owed': () => TRANSFER_OWED,
};

/** Whether nothing is open any more, although nothing was paid. */
const ENDS_DEBT: Readonly<Record<PaymentTrouble, boolean>> = {
  disputed: false,
  'dispute-lost': false,
  'paid-back': false,
  'partly-paid-back': false,
  'partly-taken-back': false,
  'written-off': true,
  'transfer-owed': false,
};

/** Nothing else is left to be told of a cancelled invoice. */
const AFTER_CANCELLATION: Readonly<Record<PaymentTrouble, string>> = {
  disputed: '',
  'dispute-lost': '',
  'paid-back': '',
  'partly-paid-back': '',
  'partly-taken-back': '',
  'written-off': '',
  'transfer-owed': `. ${TRANSFER_OWED}`,
};

const PAID = { card: 'Bezahlt', transfer: 'Überwiesen' } as const;

const DAY_MS = 86_400_000;
/** As long before as the mail about it comes. */
const MONTH_MS = CARD_EXPIRY_NOTICE_DAYS * DAY_MS;

/** Words of the customer's invoices. Days are given as '2026-03-02'. */
export const invoiceTexts = {
  title: 'Rechnungen',
  text: (asXRechnung: boolean) =>
    `Für jeden Monat Ihres Abos eine: als PDF, das zugleich eine E-Rechnung ist (ZUGFeRD)${asXRechnung ? ', und als XRechnung' : ''}.`,
  none: 'Sie haben noch keine Rechnung. Die erste kommt mit dem Beginn eines Abos, danach jeden Monat eine.',
  loading: 'Ihre Rechnungen werden geladen',
  failed: 'Ihre Rechnungen konnten nicht geladen werden.',
  reload: 'Erneut laden',
  busy: 'Einen Moment\u00a0…',
  issued: (isoDay: string) => `vom ${dayOf(isoDay)}`,
  served: (from: string, until: string) =>
    `${shortDay.format(new Date(from))}\u00a0– ${shortDay.format(new Date(until))}`,
  /** With a minus sign, not a hyphen, which Intl takes. */
  amount: (euro: number) => money.format(euro).replace('-', '\u2212'),
  payment: ({ paid_by, paid_on, due_on, payment_failed, payment_trouble, ...amounts }: Invoice): string => {
    if (paid_by === 'simulated-card') return 'Bezahlt (Testbetrieb)';
    const trouble =
      payment_trouble && TROUBLE[payment_trouble](money.format(amounts.taken_back_amount || amounts.paid_back_amount));
    if (paid_by !== null && paid_on !== null) {
      const paid = `${PAID[paid_by]} am ${shortDay.format(new Date(paid_on))}`;
      return trouble === null ? paid : `${paid}. ${trouble}`;
    }
    if (trouble !== null && payment_trouble && ENDS_DEBT[payment_trouble]) return trouble;
    const open = due_on === null ? 'Offen' : `Offen, fällig am ${shortDay.format(new Date(due_on))}`;
    if (trouble !== null) return `${open}. ${trouble}`;
    return payment_failed ? `${open}. Ihre Karte wurde abgelehnt.` : open;
  },
  pay: 'Bezahlen',
  payNamed: (number: string) => `Rechnung ${number} bezahlen`,
  notOpened: 'Die Bezahlseite konnte nicht geöffnet werden.',
  /** What stands above the invoices of who owes something; null: nothing has to. */
  standing: ({ step, open_invoices, open_amount, deadline_on, ...more }: PaymentStanding): string | null => {
    if (more.in_dispute) return 'Ihre Bank prüft eine Zahlung. So lange buchen wir nichts ab.';
    const sum = money.format(open_amount);
    const long = (isoDay: string | null) => (isoDay === null ? '' : dayOf(isoDay));
    switch (step) {
      case 'in-arrears': {
        const arrears = `Ihr Konto ist seit ${long(more.in_arrears_since)} im Verzug. Offen: ${sum}.`;
        return more.requests_suspended
          ? `${arrears} Neue Löschanträge sind ausgesetzt, bis alles bezahlt ist; laufende Fälle gehen weiter.`
          : arrears;
      }
      case 'second':
        return `Bitte bezahlen Sie bis zum ${long(deadline_on)}. Offen: ${sum}.`;
      case 'first':
        return `Bitte bezahlen Sie, was überfällig ist. Offen: ${sum}.`;
      case null:
        return open_invoices > 1 ? `${open_invoices} Rechnungen sind offen, zusammen ${sum}.` : null;
    }
  },
  /** Null: it can be used for longer than a month, or nobody knows. */
  cardExpires: (lastDay: string | null, now: Date): string | null => {
    if (lastDay === null || Date.parse(lastDay) - now.getTime() > MONTH_MS) return null;
    const date = dayOf(lastDay);
    return Date.parse(lastDay) + DAY_MS > now.getTime()
      ? `Ihre Karte gilt noch bis zum ${date}.`
      : `Ihre Karte ist seit dem ${date} abgelaufen.`;
  },
  noCard: 'Es ist keine Karte hinterlegt.',
  enterCard: 'Karte hinterlegen',
  changeCard: 'Andere Karte hinterlegen',
  cardPays: 'Von einer neuen Karte buchen wir alles ab, was offen ist.',
  cardNotOpened: 'Die Seite für die Karte konnte nicht geöffnet werden.',
  payAll: (euro: number) => `Alles bezahlen (${money.format(euro)})`,
  collecting: ({ invoices }: Collection) =>
    invoices === 1 ? 'Eine Rechnung wird abgebucht.' : `${invoices} Rechnungen werden abgebucht.`,
  notCollected: 'Die Rechnungen konnten nicht bezahlt werden.',
  corrects: (number: string) => `Berichtigt Name oder Anschrift der Rechnung ${number}; der Betrag bleibt.`,
  corrected: (number: string) => `Berichtigt mit ${number}`,
  cancels: (number: string) => `Storno zu ${number}`,
  cancelled: (number: string, trouble: PaymentTrouble | null) =>
    `Storniert mit ${number}${trouble === null ? '' : AFTER_CANCELLATION[trouble]}`,
  pdf: {
    label: 'PDF',
    named: ({ kind, number }: Named) => `${KIND[kind]} ${number} als PDF herunterladen`,
    fileName: ({ kind, number }: Named) => `${KIND[kind]}-${number}.pdf`,
  },
  xRechnung: {
    label: 'XRechnung',
    named: ({ kind, number }: Named) => `${KIND[kind]} ${number} als XRechnung herunterladen`,
    fileName: ({ number }: Named) => `XRechnung-${number}.xml`,
  },
  notDownloaded: 'Die Rechnung konnte nicht heruntergeladen werden.',
  older: 'Ältere Rechnungen anzeigen',
} as const;
