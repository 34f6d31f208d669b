import {
  AVAILABILITY_AIM_PERCENT,
  CODE_LIFETIME_MS,
  INVOICE_PAYMENT_TERM_DAYS,
  NOTICE_DAYS_OTHER_PAGES,
  NOTICE_DAYS_TERMS,
  PASSWORD_MIN_LENGTH,
  PRICE_FIRST_YEAR_EUR,
  PRICE_PER_MONTH_EUR,
  PRIVACY_POLICY_DATE,
  TERM_MONTHS,
  VAT_PERCENT,
} from '@sternklar/contracts/constants';

const euro = (amount: number) => new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(amount);
const date = (day: string) =>
  new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(new Date(day));

/** The figures that answers name, as people read them; all from the constants. */
export const facts = {
  pricePerMonth: euro(PRICE_PER_MONTH_EUR),
  priceFirstYear: euro(PRICE_FIRST_YEAR_EUR),
  vat: `${VAT_PERCENT} % Mehrwertsteuer`,
  term: `${TERM_MONTHS} Monate`,
  noticeTerms: `${NOTICE_DAYS_TERMS / 7} Wochen`,
  noticeTermsDays: `${NOTICE_DAYS_TERMS} Tage`,
  noticeOtherPages: `${NOTICE_DAYS_OTHER_PAGES} Tage`,
  invoiceDays: `${INVOICE_PAYMENT_TERM_DAYS} Tagen`,
  availability: `${AVAILABILITY_AIM_PERCENT} Prozent`,
  privacyDate: date(PRIVACY_POLICY_DATE),
  codeLifetime: `${CODE_LIFETIME_MS / 60_000} Minuten`,
  passwordLength: `${PASSWORD_MIN_LENGTH} Zeichen`,
} as const;

/** What questions the assistant is good for. */
export const abilities =
  'Auskunft geben kann ich über das Angebot, Preis, Laufzeit, Kündigung, den Ablauf eines Löschantrags, Ihr Konto und den ' +
  'Datenschutz.';

/** How every answer that ends with a person offers one. */
export const OFFER_OF_A_PERSON =
  'Wenn Sie möchten, antwortet Ihnen ein Mensch aus unserem Team hier im Chat: Schreiben Sie dafür einfach „Mensch“.';
