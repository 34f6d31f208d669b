import { CODE_LIFETIME_MS, PASSWORD_MIN_LENGTH } from '@sternklar/contracts/constants';
import { figures } from '@sternklar/contracts/product-facts';

/** The figures that answers name, as the legal pages do. */
export const facts = {
  pricePerMonth: figures.pricePerMonthExact,
  priceFirstYear: figures.priceFirstYearExact,
  vat: figures.vat,
  term: figures.term,
  noticeTerms: figures.noticeInTerms,
  noticeTermsDays: figures.noticeInTermsDays,
  noticeOtherPages: figures.noticeOnOtherPages,
  invoiceDays: figures.invoiceDays,
  availability: figures.availability,
  privacyDate: figures.privacyPolicyDate,
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
