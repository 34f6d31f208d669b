import {
  NOTICE_DAYS_OTHER_PAGES,
  NOTICE_DAYS_TERMS,
  PRICE_FIRST_YEAR_EUR,
  PRICE_PER_MONTH_EUR,
  TERM_MONTHS,
  VAT_PERCENT,
} from '@sternklar/contracts/constants';
import { lastDayOf } from '@sternklar/contracts/subscriptions/last-day';
import { formatDay, formatPrice } from './format.ts';

const monthly = formatPrice(PRICE_PER_MONTH_EUR);
const term = `${TERM_MONTHS}\u00a0Monate`;
const netCents = Math.round((PRICE_PER_MONTH_EUR * 100) / (1 + VAT_PERCENT / 100));
const net = formatPrice(netCents / 100);
const vat = formatPrice(PRICE_PER_MONTH_EUR - netCents / 100);
const noticeTerms = `${NOTICE_DAYS_TERMS / 7}\u00a0Wochen`;
const noticeOtherPages = `${NOTICE_DAYS_OTHER_PAGES}\u00a0Tage`;

/** Words about the subscription and its payment. They promise a service, never a deletion. */
export const subscriptionTexts = {
  subscribe: 'Abo abschließen',

  planTitle: 'Tarif Standard',
  amount: monthly,
  amountUnit: 'pro Monat, inkl.\u00a0MwSt.',
  firstYear: `${formatPrice(PRICE_FIRST_YEAR_EUR)} im ersten Jahr · ${term} Mindestlaufzeit`,
  benefits: [
    'Unbegrenzte Löschanträge im Monat',
    'KI-Support-Chat rund um die Uhr, auf Wunsch mit einem Menschen',
    'Statusverfolgung in Echtzeit',
    'Professionelle Abwicklung',
  ],
  facts: [
    { name: 'Preis', text: `${net} netto + ${vat} MwSt. (${VAT_PERCENT}\u00a0%) im Monat` },
    { name: 'Verlängerung', text: `Nach ${term}n um jeweils weitere ${term}, wenn Sie nicht rechtzeitig kündigen.` },
    {
      name: 'Kündigung',
      text: `Auf Ihrer Kontoseite oder per E-Mail, am besten ${noticeOtherPages} vor dem Ende der Laufzeit; bis ${noticeTerms} vorher nehmen wir sie an.`,
    },
    { name: 'Zahlung', text: 'Per Kreditkarte (Visa, Mastercard), Rechnung per E-Mail.' },
    {
      name: 'Klar gesagt',
      text: 'Über jede Bewertung entscheidet allein die Plattform. Wir sind Ihr Bote und garantieren keinen Erfolg.',
    },
  ],
  formerName: 'Voriges Abo',
  former: (until: string) =>
    `Berechnet bis ${formatDay(lastDayOf(until))}. Das neue läuft sofort; Laufzeit und erster bezahlter Monat beginnen am ${formatDay(until)}.`,
  company: 'Name Ihres Unternehmens',
  companyMissing: 'Bitte geben Sie den Namen Ihres Unternehmens an.',
  companyHint:
    'Unser Angebot richtet sich nur an Unternehmen mit Sitz in Deutschland. Ein Widerrufsrecht besteht nicht.',
  billing: 'Rechnungsanschrift und USt-IdNr. angeben',
  street: 'Straße und Hausnummer',
  postalCode: 'PLZ',
  town: 'Ort',
  vatId: 'USt-IdNr.',
  vatIdHint: 'Zum Beispiel DE136695976. Anschrift und Nummer stehen auf Ihren Rechnungen.',
  toPayment: 'Weiter zur Zahlung',
  nextIsProvider: 'Ihre Karte geben Sie danach auf der Seite unseres Zahlungsdienstleisters ein.',
  opening: 'Die Bezahlseite wird geöffnet\u00a0…',

  paymentTitle: 'Zahlung',
  paymentIntro: (company: string) => `Tarif Standard für ${company}: ${monthly} pro Monat, ${term} Laufzeit.`,
  testForm: 'Testformular – bitte keine echten Kartendaten',
  testFormText:
    'Die Anbindung an den Zahlungsdienstleister folgt nach dessen Freigabe. Bis dahin wird nichts abgebucht, und was Sie hier eintippen, verlässt dieses Fenster nicht.',
  cardName: 'Name auf der Karte',
  cardNameMissing: 'Bitte geben Sie einen Namen ein.',
  cardNumber: 'Kartennummer',
  cardNumberMissing: 'Bitte geben Sie eine Nummer ein.',
  expiry: 'Gültig bis',
  expiryPlaceholder: 'MM/JJ',
  expiryMissing: 'Bitte geben Sie Monat und Jahr ein.',
  cvv: 'CVV',
  cvvMissing: 'Bitte geben Sie drei Ziffern ein.',
  pay: 'Zahlungspflichtig abonnieren',
  processing: 'Die Zahlung wird verarbeitet\u00a0…',
  processingHint: 'Zum Abbrechen schließen Sie dieses Fenster.',
  creating: 'Ihr Abo wird angelegt\u00a0…',
  /** Without an answer nobody knows whether it was carried out; trying again is safe. */
  noAnswer: 'Es kam keine Antwort. Versuchen Sie es erneut; ein zweites Abo entsteht dabei nicht.',
  back: 'Zurück zum Tarif',

  paid: `Ihr Abo ist aktiv: Standard, ${monthly} pro Monat, ${term} Laufzeit.`,
} as const;
