import { NOTICE_DAYS_OTHER_PAGES, NOTICE_DAYS_TERMS, TERM_MONTHS } from '@sternklar/contracts/constants';
import { formatMoment, formatPrice } from './format.ts';

const berlinDay = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'long' });
const dayOf = (iso: string) => berlinDay.format(new Date(iso));
/** '2026-03-02', the day in Berlin. */
const isoDayOf = (iso: string) => new Date(iso).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });

/** Words of the account page. */
export const accountPageTexts = {
  title: 'Ihr Konto',
  back: 'Zu Ihren Bewertungen',
  loading: 'Ihr Konto wird geladen',
  failed: 'Ihr Konto konnte nicht geladen werden.',
  reload: 'Erneut laden',
  busy: 'Einen Moment\u00a0…',
  sessionOver: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich noch einmal an.',

  profile: 'Profil',
  profileText: 'Wer Sie bei uns sind.',
  email: 'E-Mail-Adresse',
  verified: 'bestätigt',
  unverified: 'nicht bestätigt',
  enterCode: 'Code eingeben',
  memberSince: 'Kunde seit',
  day: dayOf,

  subscription: 'Abo',
  subscriptionText: 'Was Sie gebucht haben, und wie Sie kündigen.',
  noSubscription: 'Sie haben kein laufendes Abo.',
  lastSubscription: (iso: string) => `Ihr letztes Abo endete am ${dayOf(iso)}.`,
  toPlans: 'Zum Tarif Standard',
  plan: 'Tarif',
  planName: 'Standard',
  price: 'Preis',
  monthly: (euro: number) => `${formatPrice(euro)} im Monat, inkl.\u00a0MwSt.`,
  runsUntil: 'Laufzeit bis',
  renews: `dann um ${TERM_MONTHS}\u00a0Monate verlängert`,
  noticeBy: 'Kündbar bis',
  /** Both are dates, '2027-01-31'. */
  noticeDays: (recommended: string, last: string) =>
    `${dayOf(recommended)} (${NOTICE_DAYS_OTHER_PAGES}\u00a0Tage vorher, von uns empfohlen), spätestens ${dayOf(last)} (${NOTICE_DAYS_TERMS / 7}\u00a0Wochen vorher, laut AGB)`,
  noticeTooLate: (iso: string) => `Für die laufende Laufzeit ist es zu spät: Das Abo würde am ${dayOf(iso)} enden.`,
  giveNotice: 'Abo kündigen\u00a0…',
  noticeTitle: 'Abo kündigen?',
  noticePoints: (endsAt: string) => [
    `Ihr Abo endet am ${dayOf(endsAt)}. Bis dahin bleibt alles, wie es ist, auch der monatliche Betrag.`,
    'Wir bestätigen die Kündigung per E-Mail. Bis zum Ende können Sie sie zurücknehmen.',
    'Ihr Konto und Ihre Bewertungen bleiben erhalten.',
  ],
  noticeAction: 'Jetzt kündigen',
  noticeCancel: 'Abo behalten',
  noticeGiven: (iso: string) => `Ihre Kündigung ist eingegangen. Das Abo endet am ${dayOf(iso)}.`,
  noticeNotGiven: 'Ihre Kündigung konnte nicht gespeichert werden.',
  endsOn: (iso: string) => `Gekündigt zum ${dayOf(iso)}`,
  runsOn: (receivedOn: string) =>
    `Ihre Kündigung ging am ${dayOf(receivedOn)} ein. Bis zum Ende bleibt alles, wie es ist.`,
  withdrawNotice: 'Kündigung zurücknehmen',
  noticeWithdrawn: 'Ihr Abo läuft weiter.',
  noticeNotWithdrawn: 'Die Kündigung konnte nicht zurückgenommen werden.',

  billing: 'Rechnungsangaben',
  billingText: 'Wer auf Ihren künftigen Rechnungen steht. Ausgestellte Rechnungen ändern sich nicht.',
  company: 'Unternehmen',
  address: 'Anschrift',
  vatId: 'USt-IdNr.',
  notGiven: 'nicht angegeben',
  nextInvoice: 'Nächste Rechnung',
  noNextInvoice: 'keine mehr, weil das Abo vorher endet',
  changeBilling: 'Rechnungsangaben ändern',
  billingTitle: 'Rechnungsangaben',
  billingSave: 'Speichern',
  billingCancel: 'Abbrechen',
  billingChanged: 'Ihre Rechnungsangaben sind gespeichert.',
  billingNotChanged: 'Ihre Rechnungsangaben konnten nicht gespeichert werden.',

  password: 'Passwort',
  passwordText: 'Mit einem neuen Passwort werden Sie auf allen anderen Geräten abgemeldet.',
  currentPassword: 'Bisheriges Passwort',
  currentPasswordMissing: 'Bitte geben Sie Ihr bisheriges Passwort an.',
  newPassword: 'Neues Passwort',
  changePassword: 'Passwort ändern',
  passwordChanged: 'Ihr Passwort ist geändert. Auf allen anderen Geräten sind Sie abgemeldet.',
  passwordNotChanged: 'Ihr Passwort konnte nicht geändert werden.',

  devices: 'Angemeldete Geräte',
  devicesText: 'Eine Anmeldung endet nach zwölf Stunden von selbst. Erkennen Sie ein Gerät nicht, melden Sie es ab.',
  unknownDevice: 'Unbekanntes Gerät',
  thisDevice: 'Dieses Gerät',
  signedIn: (iso: string, now: Date) => `Angemeldet: ${formatMoment(iso, now)}`,
  lastSeen: (iso: string, now: Date) => `Zuletzt aktiv: ${formatMoment(iso, now)}`,
  endSession: 'Abmelden',
  endSessionNamed: (device: string) => `Abmelden: ${device}`,
  endOthers: 'Alle anderen abmelden',
  sessionEnded: 'Das Gerät ist abgemeldet.',
  othersEnded: 'Alle anderen Geräte sind abgemeldet.',
  sessionNotEnded: 'Das Gerät konnte nicht abgemeldet werden.',
  sessionsFailed: 'Ihre Geräte konnten nicht geladen werden.',

  notifications: 'Benachrichtigungen',
  notificationsText: 'Codes und Hinweise zur Sicherheit Ihres Kontos senden wir Ihnen immer.',
  statusMails: 'E-Mail bei jeder Statusänderung',
  statusMailsText:
    'Wir schreiben Ihnen, sobald sich der Status einer Bewertung ändert oder eine Antwort unseres Teams im Chat auf Sie wartet.',
  mailsOn: 'Sie bekommen wieder eine E-Mail bei jeder Statusänderung.',
  mailsOff: 'Sie bekommen keine E-Mails mehr bei Statusänderungen.',
  mailsNotChanged: 'Die Einstellung konnte nicht gespeichert werden.',

  data: 'Meine Daten',
  dataText: 'Alles, was wir zu Ihrem Konto gespeichert haben, als eine Datei.',
  dataContent:
    'Enthalten sind Profil, Unternehmen, Bewertungen mit ihrem Verlauf, Abo, Rechnungen, Chat, Anmeldungen und eine Liste der E-Mails an Sie. Das Format ist JSON; andere Programme können es lesen.',
  takeData: 'Daten herunterladen',
  takingData: 'Wird zusammengestellt\u00a0…',
  fileName: (exportedAt: string) => `meine-daten-${isoDayOf(exportedAt)}.json`,
  dataTaken: 'Ihre Daten sind heruntergeladen.',
  dataNotTaken: 'Ihre Daten konnten nicht heruntergeladen werden.',

  deletion: 'Konto löschen',
  deletionText: 'Sie beantragen die Löschung, wir führen sie aus. Bis dahin können Sie den Antrag zurückziehen.',
  deletionMeaning: 'Gelöscht werden Ihr Zugang und die Daten zu Ihren Unternehmen, Bewertungen und Nachrichten.',
  requestDeletion: 'Löschung beantragen\u00a0…',
  dialogTitle: 'Konto löschen?',
  dialogPoints: [
    'Wir bearbeiten Ihren Antrag innerhalb eines Monats. Bis dahin bleibt alles, wie es ist.',
    'Danach können Sie sich nicht mehr anmelden, und Ihre Daten sind nicht wiederherzustellen.',
    'Rechnungen bewahren wir so lange auf, wie das Gesetz es verlangt.',
  ],
  dialogPlan: (iso: string) =>
    `Ihr Abo endet dadurch nicht von selbst: Die laufende Laufzeit geht bis ${dayOf(iso)}, und ohne Kündigung verlängert es sich.`,
  dialogPassword: 'Ihr Passwort',
  dialogPasswordMissing: 'Bitte geben Sie Ihr Passwort an.',
  dialogAction: 'Löschung beantragen',
  dialogCancel: 'Konto behalten',
  leavingTitle: 'Ihre Löschung ist beantragt.',
  leavingSince: (iso: string) =>
    `Ihr Antrag vom ${dayOf(iso)} ist bei uns; wir bearbeiten ihn innerhalb eines Monats. Bis dahin können Sie alles wie gewohnt benutzen.`,
  leavingLook: 'Antrag ansehen',
  withdraw: 'Antrag zurückziehen',
  deletionRequested: 'Ihre Löschung ist beantragt.',
  deletionNotRequested: 'Die Löschung konnte nicht beantragt werden.',
  deletionWithdrawn: 'Ihr Konto bleibt bestehen.',
  deletionNotWithdrawn: 'Der Antrag konnte nicht zurückgezogen werden.',
} as const;
