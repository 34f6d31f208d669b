import {
  COPIES_READABLE_DAYS,
  DELETION_REQUEST_WAITS_DAYS,
  NOTICE_DAYS_OTHER_PAGES,
  NOTICE_DAYS_TERMS,
  TERM_MONTHS,
} from '@sternklar/contracts/constants';
import { lastDayOf } from '@sternklar/contracts/subscriptions/last-day';
import { formatMoment, formatPrice, unparted } from './format.ts';

const berlinDay = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'long' });
const dayOf = (iso: string) => unparted(berlinDay.format(new Date(iso)));
/** '2026-03-02', the day in Berlin. */
const isoDayOf = (iso: string) => new Date(iso).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });

/** Words of the account page. */
export const accountPageTexts = {
  title: 'Ihr Konto',
  back: 'Zu Ihren Bewertungen',
  loading: 'Ihr Konto wird geladen',
  failed: 'Ihr Konto konnte nicht geladen werden.',
  reload: 'Erneut laden',
  letterhead: (brand: string, now: string) => `${brand} · Stand: ${dayOf(now)}`,
  busy: 'Einen Moment\u00a0…',

  profile: 'Profil',
  profileText: 'Wer Sie bei uns sind.',
  email: 'E-Mail-Adresse',
  verified: 'bestätigt',
  unverified: 'nicht bestätigt',
  enterCode: 'Code eingeben',
  changeEmail: 'Ändern',
  changeEmailNamed: 'E-Mail-Adresse ändern',
  changeEmailIntro:
    'Wir schicken einen Code an die neue Adresse. Erst wenn Sie ihn eingeben, gilt sie. Die bisherige bekommt Bescheid, und auf allen anderen Geräten werden Sie abgemeldet.',
  newEmail: 'Neue E-Mail-Adresse',
  newEmailMissing: 'Bitte geben Sie die neue E-Mail-Adresse an.',
  sendCode: 'Code anfordern',
  emailWaits: (email: string) => `Wartet auf den Code: ${email}`,
  otherEmail: 'Adresse noch einmal eingeben',
  emailChanged: 'Ihre neue E-Mail-Adresse gilt. Auf allen anderen Geräten sind Sie abgemeldet.',
  emailNotChanged: 'Ihre E-Mail-Adresse konnte nicht geändert werden.',
  memberSince: 'Kunde seit',
  day: dayOf,

  subscription: 'Abo',
  subscriptionText: 'Was Sie gebucht haben, und wie Sie kündigen.',
  subscriptionFailed: 'Ihr Abo konnte nicht geladen werden.',
  noSubscription: 'Sie haben kein laufendes Abo.',
  lastSubscription: (lastDay: string) => `Ihr letztes Abo endete am ${dayOf(lastDay)}.`,
  toPlans: 'Zum Tarif Standard',
  plan: 'Tarif',
  planName: 'Standard',
  price: 'Preis',
  monthly: (euro: number) => `${formatPrice(euro)} im Monat, inkl.\u00a0MwSt.`,
  runsUntil: 'Laufzeit bis',
  renews: `dann um ${TERM_MONTHS}\u00a0Monate verlängert`,
  noticeBy: 'Kündbar bis',
  /** Both are dates, '2027-01-31'; each with its reason. */
  noticeDays: (recommended: string, last: string) => [
    [dayOf(recommended), `(${NOTICE_DAYS_OTHER_PAGES}\u00a0Tage vorher, von uns empfohlen)`],
    [`spätestens ${dayOf(last)}`, `(${NOTICE_DAYS_TERMS / 7}\u00a0Wochen vorher, laut AGB)`],
  ],
  noticeLate: 'Kündigung',
  noticeTooLate: (endsAt: string) =>
    `Für die laufende Laufzeit ist es zu spät: Das Abo würde am ${dayOf(lastDayOf(endsAt))} enden.`,
  giveNotice: 'Abo kündigen\u00a0…',
  noticeTitle: 'Abo kündigen?',
  noticePoints: (endsAt: string) => [
    `Ihr Abo endet am ${dayOf(lastDayOf(endsAt))}. Bis dahin bleibt alles, wie es ist, auch der monatliche Betrag.`,
    'Wir bestätigen die Kündigung per E-Mail. Bis zum Ende können Sie sie zurücknehmen.',
    'Ihr Konto und Ihre Bewertungen bleiben erhalten.',
  ],
  noticeAction: 'Jetzt kündigen',
  noticeCancel: 'Abo behalten',
  noticeGiven: (endsAt: string) => `Ihre Kündigung ist eingegangen. Das Abo endet am ${dayOf(lastDayOf(endsAt))}.`,
  noticeNotGiven: 'Ihre Kündigung konnte nicht gespeichert werden.',
  endsOn: (endsAt: string) => `Gekündigt zum ${dayOf(lastDayOf(endsAt))}`,
  runsOn: (receivedOn: string) =>
    `Ihre Kündigung ging am ${dayOf(receivedOn)} ein. Bis zum Ende bleibt alles, wie es ist.`,
  withdrawNotice: 'Kündigung zurücknehmen',
  noticeWithdrawn: 'Ihr Abo läuft weiter.',
  noticeNotWithdrawn: 'Die Kündigung konnte nicht zurückgenommen werden.',

  billing: 'Rechnungsangaben',
  billingText:
    'Wer auf Ihren künftigen Rechnungen steht. Ausgestellte ändern sich nicht: Steht auf einer etwas Falsches, schreiben Sie uns im Chat auf Ihrer Übersicht, und wir berichtigen sie.',
  company: 'Unternehmen',
  address: 'Anschrift',
  vatId: 'USt-IdNr.',
  notGiven: 'nicht angegeben',
  nextInvoice: 'Nächste Rechnung',
  noNextInvoice: 'keine mehr, weil das Abo vorher endet',
  nextInvoiceWaits: 'wartet auf eine deutsche USt-IdNr.',
  foreignVatId:
    'Diese USt-IdNr. ist keine deutsche. Unser Angebot richtet sich an Unternehmen mit Sitz in Deutschland: Bitte berichtigen Sie sie, oder lassen Sie das Feld leer. Bis dahin wartet Ihre nächste Rechnung; Ihr Abo läuft weiter.',
  foreignVatIdAfterEnd:
    'Diese USt-IdNr. ist keine deutsche. Unser Angebot richtet sich an Unternehmen mit Sitz in Deutschland: Bitte berichtigen Sie sie, oder lassen Sie das Feld leer. Bis dahin warten Rechnungen, die für die Zeit bis zum Ende Ihres Abos noch ausstehen.',
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
    'Enthalten sind Profil, Unternehmen, Bewertungen mit ihrem Verlauf (auch die von gelöschten Unternehmen), Abo, Rechnungen, Chat, Anmeldungen, Browser mit Push-Mitteilungen und eine Liste der E-Mails an Sie. Es gibt sie als JSON, das andere Programme lesen, und als Seite, die Sie in jedem Browser öffnen.',
  takeData: 'Daten herunterladen',
  takePage: 'Als lesbare Seite herunterladen',
  takingData: 'Wird zusammengestellt\u00a0…',
  fileName: (exportedAt: string) => `meine-daten-${isoDayOf(exportedAt)}.json`,
  pageName: (exportedAt: string) => `meine-daten-${isoDayOf(exportedAt)}.html`,
  dataTaken: 'Ihre Daten sind heruntergeladen.',
  dataNotTaken: 'Ihre Daten konnten nicht heruntergeladen werden.',

  deletion: 'Konto löschen',
  deletionText: 'Sie beantragen die Löschung und können das noch zurückziehen, oder Sie löschen sofort.',
  deletionTextWithPlan: 'Sie beantragen die Löschung und können das noch zurückziehen.',
  deletionMeaning:
    'Gelöscht werden Ihr Zugang und die Daten zu Ihren Unternehmen, Bewertungen und Nachrichten. Solange eine Rechnung offen ist oder Ihre Bank eine Zahlung prüft, bleibt das Konto bestehen: Wir brauchen die Angaben für unsere Forderung.',
  requestDeletion: 'Löschung beantragen\u00a0…',
  dialogTitle: 'Konto löschen?',
  dialogPoints: [
    `Wir löschen Ihr Konto ${DELETION_REQUEST_WAITS_DAYS} Tage nach Ihrem Antrag. Bis dahin bleibt alles, wie es ist, und Sie können ihn zurückziehen.`,
    'Danach können Sie sich nicht mehr anmelden, und Ihre Daten sind nicht wiederherzustellen.',
    'Rechnungen bewahren wir so lange auf, wie das Gesetz es verlangt.',
  ],
  dialogPlan: (iso: string) =>
    `Ihr Abo endet dadurch nicht von selbst: Die laufende Laufzeit geht bis ${dayOf(lastDayOf(iso))}, und ohne Kündigung verlängert es sich. Ihr Konto löschen wir, wenn es beendet ist.`,
  dialogPlanNoticed: (endsAt: string) =>
    `Ihr Abo ist gekündigt und läuft noch bis ${dayOf(lastDayOf(endsAt))}. Ihr Konto löschen wir, wenn es beendet ist.`,
  dialogPassword: 'Ihr Passwort',
  dialogPasswordMissing: 'Bitte geben Sie Ihr Passwort an.',
  dialogAction: 'Löschung beantragen',
  dialogCancel: 'Konto behalten',
  eraseNow: 'Sofort löschen\u00a0…',
  eraseAfterPlan: 'Sofort löschen können Sie Ihr Konto, sobald Ihr Abo beendet ist.',
  eraseTitle: 'Konto sofort und endgültig löschen?',
  erasePoints: [
    'Gelöscht werden Ihr Zugang, Ihre Unternehmen, Bewertungen, Nachrichten und E-Mail-Einstellungen. Offene Löschanträge verfolgen wir nicht weiter.',
    `Das lässt sich nicht zurücknehmen, auch nicht durch uns; in Sicherungskopien kann spätestens nach ${COPIES_READABLE_DAYS} Tagen niemand mehr etwas lesen. Laden Sie vorher Ihre Daten herunter, wenn Sie sie noch brauchen.`,
    'Es bleiben Rechnungen, so lange das Gesetz es verlangt, und ohne Namen und Inhalte, wann sich ein Status geändert hat.',
    'Sie werden auf allen Geräten abgemeldet. Mit Ihrer E-Mail-Adresse können Sie sich später neu registrieren.',
  ],
  eraseUnderstood: 'Ja, mein Konto soll endgültig gelöscht werden.',
  eraseNotUnderstood: 'Bitte bestätigen Sie, dass Ihr Konto endgültig gelöscht werden soll.',
  eraseAction: 'Endgültig löschen',
  erased: 'Ihr Konto ist gelöscht.',
  notErased: 'Ihr Konto konnte nicht gelöscht werden.',
  leavingTitle: 'Ihre Löschung ist beantragt.',
  leavingSince: (iso: string) =>
    `Wir löschen Ihr Konto ${DELETION_REQUEST_WAITS_DAYS} Tage nach Ihrem Antrag vom ${dayOf(iso)}, mit laufendem Abo nach dessen Ende. Bis dahin können Sie alles wie gewohnt benutzen.`,
  leavingLook: 'Antrag ansehen',
  withdraw: 'Antrag zurückziehen',
  deletionRequested: 'Ihre Löschung ist beantragt.',
  deletionNotRequested: 'Die Löschung konnte nicht beantragt werden.',
  deletionWithdrawn: 'Ihr Konto bleibt bestehen.',
  deletionNotWithdrawn: 'Der Antrag konnte nicht zurückgezogen werden.',
} as const;
