import {
  AVAILABILITY_AIM_PERCENT,
  INVOICE_PAYMENT_TERM_DAYS,
  NOTICE_DAYS_OTHER_PAGES,
  NOTICE_DAYS_TERMS,
  PLAN_NAME,
  PRICE_FIRST_YEAR_EUR,
  PRICE_PER_MONTH_EUR,
  PRIVACY_POLICY_DATE,
  TERM_MONTHS,
  TERMS_CHANGE_NOTICE_DAYS,
  TERMS_DATE,
  VAT_PERCENT,
} from './constants.ts';

/** The part of a gross price in euro that is not value added tax, in whole cents. */
const netOf = (gross: number): number => Math.round((gross * 10_000) / (100 + VAT_PERCENT)) / 100;

const cents = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const wholeEuro = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});
const longDate = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day (ISO 8601) as people write it: '24. Januar 2025'. */
const dateInWords = (day: string): string => longDate.format(new Date(day));

const daysBefore = (day: string, days: number): string =>
  dateInWords(new Date(Date.parse(day) - days * 86_400_000).toISOString());

/** The last day of a notice, as subscriptions count it: back from the end of the term's last day, which is the next one's beginning. */
const lastDayOfNotice = (lastDay: string, days: number): string => daysBefore(lastDay, days - 1);

/** For the example of the two notice periods; any year reads the same, so none is said. */
const EXAMPLE_END = '2001-12-31';
const withoutYear = (date: string) => date.replace(/ \d{4}$/, '');

/** The product's figures as people read them: '59 €', and exact '59,00 €'. Amounts carry a non-breaking space. */
export const figures = {
  planName: PLAN_NAME,
  pricePerMonth: wholeEuro.format(PRICE_PER_MONTH_EUR),
  pricePerMonthExact: cents.format(PRICE_PER_MONTH_EUR),
  priceFirstYearExact: cents.format(PRICE_FIRST_YEAR_EUR),
  netPerMonth: cents.format(netOf(PRICE_PER_MONTH_EUR)),
  vatPerMonth: cents.format(PRICE_PER_MONTH_EUR - netOf(PRICE_PER_MONTH_EUR)),
  priceFirstYear: wholeEuro.format(PRICE_FIRST_YEAR_EUR),
  netFirstYear: cents.format(netOf(PRICE_FIRST_YEAR_EUR)),
  vatFirstYear: cents.format(PRICE_FIRST_YEAR_EUR - netOf(PRICE_FIRST_YEAR_EUR)),
  vat: `${VAT_PERCENT} % Mehrwertsteuer`,
  term: `${TERM_MONTHS} Monate`,
  noticeInTerms: `${NOTICE_DAYS_TERMS / 7} Wochen`,
  noticeInTermsDays: `${NOTICE_DAYS_TERMS} Tage`,
  noticeOnOtherPages: `${NOTICE_DAYS_OTHER_PAGES} Tage`,
  invoiceDays: `${INVOICE_PAYMENT_TERM_DAYS} Tage`,
  termsChangeDays: `${TERMS_CHANGE_NOTICE_DAYS} Tage`,
  availability: `${AVAILABILITY_AIM_PERCENT} %`,
  termsDate: dateInWords(TERMS_DATE),
  privacyPolicyDate: dateInWords(PRIVACY_POLICY_DATE),
  exampleEnd: withoutYear(dateInWords(EXAMPLE_END)),
  exampleRecommended: withoutYear(lastDayOfNotice(EXAMPLE_END, NOTICE_DAYS_OTHER_PAGES)),
  exampleLatest: withoutYear(lastDayOfNotice(EXAMPLE_END, NOTICE_DAYS_TERMS)),
} as const;

/**
 * What the product promises and what it does not, one thought each: legal pages and the assistant say it in these words,
 * so that they cannot contradict each other.
 */
export const productFacts = {
  companiesOnly:
    'Unser Angebot richtet sich ausschließlich an Unternehmer im Sinne des § 14 BGB mit Sitz in Deutschland. Mit Verbrauchern schließen wir keine Verträge.',
  messenger:
    'Wir handeln nur als Bote: Wir übermitteln Ihren Löschantrag mit Ihren Angaben an die Bewertungsplattform. Wir prüfen und bewerten ihn nicht und geben keinen Rechtsrat.',
  platformDecides: 'Ob eine Bewertung gelöscht wird, entscheidet allein die Plattform.',
  noGuarantee: 'Einen Erfolg garantieren wir nicht.',
  publicCounter:
    'Die Plattform zeigt im Unternehmensprofil öffentlich an, wie viele Bewertungen nach Beschwerden wegen Diffamierung entfernt wurden. Gelöschte Bewertungen können dort mitzählen.',
  unlimited: 'Sie können unbegrenzt viele Löschanträge im Monat stellen.',
  price: `Der Preis beträgt ${figures.pricePerMonth} im Monat einschließlich ${figures.vat} (${figures.netPerMonth} netto zuzüglich ${figures.vatPerMonth} Mehrwertsteuer).`,
  priceFirstYear: `Im ersten Jahr sind das ${figures.priceFirstYear} (${figures.netFirstYear} netto zuzüglich ${figures.vatFirstYear} Mehrwertsteuer).`,
  feeOnSuccess: 'Eine Gebühr fällt nur bei erfolgreicher Löschung an.',
  flatFee: `Abgerechnet wird die feste monatliche Gebühr von ${figures.pricePerMonth}, gleich wie viele Löschanträge Sie stellen und wie die Plattform entscheidet. Eine weitere Gebühr kommt nicht hinzu.`,
  payment: 'Sie zahlen mit Kreditkarte (Visa oder Mastercard) über einen Zahlungsdienstleister für Kartenzahlungen.',
  testForm:
    'Das Zahlungsformular ist zurzeit ein Testformular: Bitte geben Sie keine echten Kartendaten ein. Was Sie dort eintippen, verlässt Ihren Browser nicht. Die Anbindung des Zahlungsdienstleisters folgt nach dessen Freigabe.',
  /** Instead of the test form, where a provider takes the payments. */
  paymentPage:
    'Ihre Kartendaten geben Sie auf einer Seite des Zahlungsdienstleisters ein; wir erfahren davon nur, bis wann die Karte gilt. Das Abo beginnt, sobald er uns die Zahlung meldet.',
  invoices: 'Rechnungen erhalten Sie per E-Mail.',
  invoiceTerm: `Das Zahlungsziel beträgt ${figures.invoiceDays}.`,
  term: `Der Vertrag hat eine Mindestlaufzeit von ${TERM_MONTHS} Monaten.`,
  renewal: `Er verlängert sich automatisch um jeweils weitere ${figures.term}, wenn er nicht rechtzeitig gekündigt wird.`,
  noticeInTerms: `Die Kündigungsfrist beträgt ${figures.noticeInTerms} zum Ende der Laufzeit.`,
  noticeOnOtherPages: `Die Kündigungsfrist beträgt ${figures.noticeOnOtherPages} zum Ende der Laufzeit.`,
  bothNotices: `Unsere AGB nennen eine Kündigungsfrist von ${figures.noticeInTerms}, unsere anderen Seiten ${figures.noticeOnOtherPages}. Wir nehmen jede Kündigung an, die bis ${figures.noticeInTermsDays} vor dem Ende der Laufzeit bei uns eingeht, und empfehlen den früheren Termin.`,
  noticeExample: `Ein Beispiel mit beiden Terminen: Endet Ihre Laufzeit am ${figures.exampleEnd}, kündigen Sie am besten bis zum ${figures.exampleRecommended}; angenommen wird die Kündigung bis zum ${figures.exampleLatest}.`,
  noticeTooLate:
    'Geht die Kündigung später ein, wirkt sie zum Ende der nächsten Laufzeit; darauf weisen wir Sie hin. Bis zum Ende der Laufzeit bleibt Ihr Abo aktiv.',
  noWithdrawal: 'Ein Widerrufsrecht besteht nicht; es steht nach dem Gesetz nur Verbrauchern zu.',
  noRefund: 'Gezahlte Beträge werden nicht erstattet.',
  exclusive:
    'Der Auftrag ist exklusiv: Solange der Vertrag läuft, beauftragen Sie mit Löschanträgen zu Ihren Bewertungen keinen anderen Dienstleister.',
  availability: `Unser Ziel ist, dass der Dienst zu ${figures.availability} der Zeit verfügbar ist.`,
  termsChange: `Änderungen dieser Bedingungen kündigen wir Ihnen ${figures.termsChangeDays} vor ihrem Inkrafttreten an.`,
  assistant:
    'Der Support-Chat wird von einem KI-Assistenten beantwortet, rund um die Uhr. Er ist vor der ersten Antwort und an jeder seiner Nachrichten als KI gekennzeichnet (Art. 50 der KI-Verordnung, VO (EU) 2024/1689).',
  assistantLimits:
    'Er antwortet aus den Angaben zum Angebot, gibt keine rechtliche Einschätzung und verspricht keinen Erfolg. Auf Wunsch antwortet Ihnen ein Mensch aus unserem Team.',
} as const;
