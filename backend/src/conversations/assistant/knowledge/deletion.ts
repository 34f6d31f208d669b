import {
  DECIDED_REVIEW_KEPT_YEARS,
  DELETION_REQUEST_WAITS_DAYS,
  LOGS_KEPT_DAYS,
  UNVERIFIED_ACCOUNT_KEPT_DAYS,
} from '@sternklar/contracts/constants';
import { facts } from './facts.ts';
import type { Topic } from './topic.ts';

/** What deletion does, when, and what stays. */
export const deletionTopics: readonly Topic[] = [
  {
    id: 'erased-how',
    title: 'die Art der Löschung',
    questions: [
      'Was heißt Löschen bei Ihnen technisch?',
      'Werden auch Sicherungskopien gelöscht?',
      'Kann nach der Löschung noch jemand meine Daten lesen?',
    ],
    answer:
      'Löschen heißt bei uns: Wir vernichten den Schlüssel, mit dem Ihre Daten verschlüsselt sind. Danach kann sie niemand mehr lesen; in ' +
      `Sicherungskopien spätestens nach ${facts.backupDays}, weil wir bis dahin auch den Schlüssel vernichten, mit dem sie verschlossen sind. ` +
      'Die lesbaren Fassungen werden entfernt. Dass es ein Konto oder einen Antrag gab und wann sich ein Status ' +
      'änderte, bleibt ohne Namen und Inhalte nachvollziehbar. Rechnungen bleiben, solange das Gesetz es verlangt.',
  },
  {
    id: 'kept-after-deletion',
    title: 'das, was nach einer Löschung bleibt',
    questions: [
      'Was bleibt nach der Löschung des Kontos gespeichert?',
      'Behalten Sie Rechnungen auch nach der Löschung?',
      'Warum bleiben Rechnungen nach der Kontolöschung?',
    ],
    answer:
      'Ihre Rechnungen bleiben nach der Löschung des Kontos gespeichert, so lange wie Handels- und Steuerrecht es verlangen ' +
      `(${facts.lawOfInvoices}). ` +
      'Unternehmen, Löschanträge, Belege und Chat kann dann niemand mehr lesen, weil wir ihren Schlüssel vernichten. Dass es das Konto gab, ' +
      'bleibt ohne Namen und Inhalte nachvollziehbar. Laden Sie vorher auf Ihrer Kontoseite unter „Meine Daten“ herunter, was Sie behalten ' +
      'möchten, auch Ihre Rechnungen.',
  },
  {
    id: 'unverified-account',
    title: 'nie bestätigte Konten',
    questions: [
      'Was passiert mit einem Konto, das nie bestätigt wurde?',
      'Wird ein unbestätigtes Konto gelöscht?',
      'Verfällt mein Konto, wenn ich es nicht bestätige?',
    ],
    answer:
      `Ein Konto, dessen Adresse nie bestätigt wurde, löschen wir ${UNVERIFIED_ACCOUNT_KEPT_DAYS} Tage nach der Registrierung, wenn es nichts ` +
      'enthält. Ein bestätigtes Konto verfällt nicht.',
  },
  {
    id: 'deletion-waits',
    title: 'den Zeitpunkt der Kontolöschung',
    questions: [
      'Wird mein Konto sofort gelöscht?',
      'Wie schnell wird mein Konto gelöscht?',
      'Warum ist mein Konto noch nicht gelöscht?',
      'Steht mein Abo der Löschung im Weg?',
    ],
    answer:
      'Auf Ihrer Kontoseite unter „Konto löschen“ löschen Sie es sofort, wenn kein Abo läuft. Oder Sie beantragen die Löschung dort: Wir führen ' +
      `sie ${DELETION_REQUEST_WAITS_DAYS} Tage später aus, mit laufendem Abo erst nach dessen Ende, und bis dahin können Sie den Antrag ` +
      'zurückziehen. Ein Abo endet nicht von selbst, dafür braucht es eine Kündigung. Vorher einzeln etwas zu löschen ist nicht nötig: Unternehmen, Bewertungen und Chat gehen mit dem Konto.',
  },
  {
    id: 'decided-kept',
    title: 'die Aufbewahrung entschiedener Anträge',
    questions: [
      'Wie lange bleiben entschiedene Löschanträge gespeichert?',
      'Wie lange werden erledigte Anträge aufbewahrt?',
      'Wie lange werden Serverprotokolle gespeichert?',
    ],
    answer:
      `Name, Text und Link der Bewertung, Fragen, Belege und Schriftwechsel eines entschiedenen oder zurückgezogenen Antrags behalten wir bis ` +
      `${DECIDED_REVIEW_KEPT_YEARS} Jahre nach dem Ende des Jahres der letzten Entscheidung oder der Rücknahme, höchstens solange Ihr Konto besteht; Sterne und Status ` +
      `bleiben. Protokolle des Servers löschen wir nach ${LOGS_KEPT_DAYS} Tagen. Alle Fristen stehen unter /datenschutz.`,
  },
  {
    id: 'reviewers-data',
    title: 'die Rechte von Verfassern',
    questions: [
      'Ich habe die Bewertung geschrieben und will, dass mein Name gelöscht wird',
      'Welche Rechte hat der Verfasser einer gemeldeten Bewertung?',
    ],
    answer:
      'Auch wer eine gemeldete Bewertung geschrieben hat, hat das Recht auf Auskunft, Berichtigung, Löschung und Widerspruch. Schreiben Sie ' +
      'dafür eine E-Mail an die Adresse, die im Impressum und unter /datenschutz steht; unser Team antwortet Ihnen. Was dort gilt, steht in ' +
      'der Datenschutzerklärung unter /datenschutz.',
  },
  {
    id: 'automated-decisions',
    title: 'automatische Entscheidungen',
    questions: [
      'Entscheidet bei Ihnen ein Computer über mich?',
      'Gibt es automatisierte Entscheidungen?',
      'Werden Nutzerprofile gebildet?',
    ],
    answer:
      'Entscheidungen, die allein automatisch fallen, treffen wir nicht. Anträge leitet ein Mensch aus unserem Team weiter, und über die Löschung ' +
      'einer Bewertung entscheidet allein die Plattform. Näheres steht unter /datenschutz.',
  },
  {
    id: 'password-stored',
    title: 'die Speicherung von Passwörtern',
    questions: [
      'Wie speichern Sie mein Passwort?',
      'Kann Ihr Team mein Passwort sehen?',
      'Wird das Passwort verschlüsselt gespeichert?',
    ],
    answer:
      'Ihr Passwort speichern wir nie im Klartext, nur als Hashwert, aus dem es sich nicht zurückrechnen lässt; auch unser Team kann es nicht ' +
      'lesen. Wie wir Ihre Daten schützen, steht unter /datenschutz.',
  },
  {
    id: 'public-computer',
    title: 'die Abmeldung an fremden Rechnern',
    questions: [
      'Ich habe vergessen, mich an einem fremden Rechner abzumelden',
      'Ich bin noch auf einem anderen Computer angemeldet, was tun?',
    ],
    answer:
      'Öffnen Sie auf einem Gerät von Ihnen Ihre Kontoseite: Dort sehen Sie alle angemeldeten Geräte und melden das fremde einzeln ab oder mit ' +
      '„Alle anderen abmelden“ alle auf einmal; die Anmeldung endet sofort. Sicher ist auch ein neues Passwort: Es meldet alle anderen Geräte ab.',
  },
  {
    id: 'deletion-taken-back',
    title: 'die Rücknahme der Kontolöschung',
    questions: [
      'Kann ich die Löschung meines Kontos zurücknehmen?',
      'Wie ziehe ich den Antrag auf Kontolöschung zurück?',
      'Ich möchte mein Konto doch behalten',
    ],
    answer:
      'Solange die Löschung Ihres Kontos nur beantragt ist, ziehen Sie sie auf Ihrer Kontoseite mit „Antrag zurückziehen“ zurück; Ihr Konto bleibt ' +
      'dann bestehen. Ist es gelöscht, lässt sich das nicht zurücknehmen, auch nicht durch uns; neu registrieren können Sie sich.',
  },
];
