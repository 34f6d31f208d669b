import {
  BUSINESS_RESTORABLE_MS,
  CHAT_MESSAGE_MAX_LENGTH,
  CODE_LENGTH,
  CODE_LIFETIME_MS,
  CODE_MAX_TRIES,
  COPIES_READABLE_DAYS,
  EVIDENCE_MAX_BYTES,
  EVIDENCE_MAX_PER_REVIEW,
  LOGS_KEPT_DAYS,
  NOTICE_REMINDER_DAYS,
  PARTNER_MAX_ORIGINS,
  PASSWORD_MIN_LENGTH,
  PAYMENT_RETRY_DAYS,
  QUESTION_CLOSED_DAYS,
  QUESTION_REMINDER_DAYS,
  REVIEW_IMPORT_MAX_REVIEWS,
  SESSION_LIFETIME_MS,
  VISITOR_CONVERSATION_KEPT_MONTHS,
} from '@sternklar/contracts/constants';
import { figures } from '@sternklar/contracts/product-facts';
import { REMOVAL_REASON_LABEL } from '@sternklar/contracts/reviews/removal-reason';

/** The figures that answers name, as the legal pages do. */
export const facts = {
  pricePerMonth: figures.pricePerMonthExact,
  priceFirstYear: figures.priceFirstYearExact,
  vat: figures.vat,
  term: figures.term,
  privacyDate: figures.privacyPolicyDate,
  codeLifetime: `${CODE_LIFETIME_MS / 60_000} Minuten`,
  codeTries: `${CODE_MAX_TRIES}`,
  passwordLength: `${PASSWORD_MIN_LENGTH} Zeichen`,
  sessionHours: `${SESSION_LIFETIME_MS / 3_600_000} Stunden`,
  evidenceSize: `${EVIDENCE_MAX_BYTES / 1_000_000} MB`,
  evidencePerReview: `${EVIDENCE_MAX_PER_REVIEW}`,
  questionReminder: `${QUESTION_REMINDER_DAYS} Tagen`,
  questionClosed: `${QUESTION_CLOSED_DAYS} Tagen`,
  retries: `${PAYMENT_RETRY_DAYS.length}`,
  retryDays: `${PAYMENT_RETRY_DAYS.slice(0, -1).join(', ')} und ${PAYMENT_RETRY_DAYS.at(-1)}`,
  visitorChatMonths: `${VISITOR_CONVERSATION_KEPT_MONTHS}`,
  logDays: `${LOGS_KEPT_DAYS}`,
  backupDays: `${COPIES_READABLE_DAYS} Tagen`,
  codeLength: `${CODE_LENGTH} Zeichen`,
  messageLength: `${CHAT_MESSAGE_MAX_LENGTH.toLocaleString('de-DE')} Zeichen`,
  lawOfNotices: 'Art. 16 der VO (EU) 2022/2065',
  lawOfInvoices: '§ 257 HGB, § 147 AO',
  /** As /datenschutz names them. */
  encryption: 'AES-256-GCM',
  passwordHash: 'argon2id',
  reminderDays: NOTICE_REMINDER_DAYS.join(' und '),
  restorable: `${BUSINESS_RESTORABLE_MS / 60_000} Minuten`,
  importLimit: `${REVIEW_IMPORT_MAX_REVIEWS}`,
  /** As `docs/partner-einbau.md` names them. */
  widgetBrowsers: 'Chrome oder Edge ab 123, Firefox ab 128 oder Safari ab 17.5',
  partnerOrigins: `${PARTNER_MAX_ORIGINS}`,
} as const;

/** The grounds that customers choose from, as the form names them. */
export const REASONS = Object.values(REMOVAL_REASON_LABEL)
  .map((label) => `„${label}“`)
  .join(', ');

/** Where notice is given; the legal pages name the e-mail, which counts as well. */
export const HOW_TO_GIVE_NOTICE =
  'Sie kündigen auf Ihrer Kontoseite mit „Abo kündigen“ oder per E-Mail an die Adresse, die in der Fußzeile und im ' +
  'Impressum steht.';

/** What questions the assistant is good for. */
export const abilities =
  'Auskunft geben kann ich über das Angebot, Preis, Laufzeit, Kündigung, den Ablauf eines Löschantrags, Ihr Konto, Ihre ' +
  'eigenen Löschanträge und den Datenschutz. Rechtlich beurteile ich nichts, und einen Erfolg verspreche ich nicht.';

/** How every answer that ends with a person offers one. */
export const OFFER_OF_A_PERSON = 'Auf Wunsch antwortet Ihnen ein Mensch aus unserem Team hier im Chat.';
