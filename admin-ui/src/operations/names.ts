/** What people call the read models; one that is not here is called as in the code. */
const READ_MODELS: Readonly<Record<string, string>> = {
  'user-list': 'Benutzer',
  'account-history': 'Verläufe der Konten',
  'business-list': 'Unternehmen',
  'review-list': 'Bewertungen',
  'review-history': 'Verläufe der Bewertungen',
  'review-case': 'Stand der Löschanträge',
  'case-figures': 'Zahlen zu Fällen',
  'review-evidence': 'Belege der Löschanträge',
  'review-statistics': 'Zahlen der Übersicht',
  'subscription-list': 'Abos',
  'invoice-list': 'Rechnungen',
  'conversation-list': 'Chats',
  'partner-list': 'Partner',
  'unmatched-payment-list': 'Unklare Zahlungen',
  'auditor-access-list': 'Zugriffe der Prüfung',
  'retention-list': 'Löschfristen',
  'owner-figures': 'Zahlen des Geschäfts',
  'live-update': 'Live-Aktualisierungen',
};

/** What reactors cause. */
const EFFECTS: Readonly<Record<string, string>> = {
  'when-question-asked-then-mail-customer': 'E-Mail über eine Frage zum Löschantrag',
  'when-question-reminded-then-mail-customer': 'E-Mail zur Erinnerung an eine Frage',
  'when-removal-withdrawn-then-forget-uploads': 'Ende angefangener Uploads zu einem zurückgezogenen Antrag',
  'when-business-removed-then-forget-uploads': 'Ende angefangener Uploads zu einem entfernten Unternehmen',
  'when-review-status-changed-then-mail-customer': 'E-Mail über einen geänderten Status',
  'when-team-answered-then-mail-absent-customer': 'E-Mail über eine Antwort im Chat',
  'when-subscription-changed-then-mail-customer': 'E-Mail über ein geändertes Abo',
  'when-subscription-started-then-issue-first-invoice': 'Erste Rechnung eines Abos',
  'when-subscription-started-then-end-if-account-erased': 'Ende eines Abos ohne Konto',
  'when-checkout-paid-then-settle': 'Beginn und Rückzahlung nach einer Zahlung',
  'when-invoice-issued-then-collect-payment': 'Abbuchung einer Rechnung',
  'when-paid-twice-then-pay-back': 'Rückzahlung einer zweiten Zahlung',
  'when-payment-failed-then-mail-customer': 'E-Mail über eine abgelehnte Karte',
  'when-invoice-cancelled-then-pay-back': 'Rückzahlung einer stornierten Rechnung',
  'when-subscription-ended-then-cancel-later-invoices': 'Storno nach dem Ende eines Abos',
  'when-invoice-issued-then-mail-customer': 'E-Mail mit einer Rechnung',
  'when-invoice-cancelled-then-mail-customer': 'E-Mail mit einer Stornorechnung',
  'when-notice-reminder-due-then-mail-customer': 'E-Mail zur Erinnerung an die Kündigungsfrist',
  'when-password-changed-then-mail-owner': 'E-Mail über ein geändertes Passwort',
  'when-registration-repeated-then-mail-owner': 'E-Mail über eine wiederholte Registrierung',
  'when-account-deletion-requested-then-mail-owner': 'E-Mail über die verlangte Löschung eines Kontos',
  'when-password-reset-code-issued-then-mail-code': 'E-Mail mit dem Code für ein neues Passwort',
  'when-email-verification-code-issued-then-mail-code': 'E-Mail mit dem Code zur Bestätigung der Adresse',
};

const MAILS: Readonly<Record<string, string>> = {
  'review-status-changed': 'Geänderter Status',
  'review-question-asked': 'Frage zum Löschantrag',
  'review-question-reminder': 'Erinnerung an eine Frage zum Löschantrag',
  'chat-news': 'Antwort im Chat',
  'subscription-changed': 'Geändertes Abo',
  'invoice-issued': 'Rechnung',
  'invoice-cancelled': 'Stornorechnung',
  'payment-failed': 'Abgelehnte Karte',
  'notice-reminder': 'Erinnerung an die Kündigungsfrist',
  checkpoint: 'Stand des Protokolls für die Prüfung',
  'password-changed': 'Geändertes Passwort',
  'address-already-registered': 'Wiederholte Registrierung',
  'account-deletion-requested': 'Verlangte Löschung eines Kontos',
  'reset-password': 'Code für ein neues Passwort',
  'verify-email': 'Code zur Bestätigung der Adresse',
};

export const readModelName = (name: string): string => READ_MODELS[name] ?? name;
export const effectName = (reactor: string): string => EFFECTS[reactor] ?? reactor;
export const mailName = (template: string): string => MAILS[template] ?? template;
