import { DELETION_REQUEST_WAITS_DAYS } from '@sternklar/contracts/constants';
import { facts, OFFER_OF_A_PERSON } from './facts.ts';
import type { Topic } from './topic.ts';

/** The account, and how to get in. */
export const accountTopics: readonly Topic[] = [
  {
    id: 'register',
    title: 'die Registrierung',
    questions: [
      'Wie registriere ich mich?',
      'Wie melde ich mich an?',
      'Wie lege ich ein Konto an?',
      'Wo kann ich mich registrieren?',
      'Muss ich meine Handynummer angeben?',
      'Wie erstelle ich einen Account?',
      'Brauche ich eine Telefonnummer für die Registrierung?',
      'Wie bekomme ich einen Zugang?',
      'Wie mache ich ein Konto auf?',
      'Neues Konto eröffnen',
      'Muss ich meine Nummer angeben?',
      'Wo ist der Knopf zum Registrieren?',
      'Registrierung',
      'Muss ich eine Telefonnummer hinterlegen?',
    ],
    answer:
      'Mit „Jetzt starten“ auf der Startseite legen Sie ein Konto mit E-Mail-Adresse und Passwort (mindestens ' +
      `${facts.passwordLength}) an. Danach bestätigen Sie die Adresse mit dem Code, den wir Ihnen schicken. Eine ` +
      'Telefonnummer ist nicht nötig.',
  },
  {
    id: 'verification-code',
    title: 'den Bestätigungscode',
    questions: [
      'Ich habe keinen Code bekommen',
      'Wo finde ich den Bestätigungscode?',
      'Der Verifizierungscode ist ungültig oder abgelaufen',
      'Wie bestätige ich meine E-Mail-Adresse?',
      'Können Sie den Code noch einmal senden?',
      'Schicken Sie mir den Code erneut',
      'Die Verifizierung klappt nicht',
      'Es kommt keine Mail mit Code',
      'Wie lange gilt der Code?',
      'Mein Code wird nicht angenommen',
      'Neuen Code anfordern',
      'Code',
    ],
    answer:
      `Der Code hat ${facts.codeLength}, kommt per E-Mail und gilt ${facts.codeLifetime}, für höchstens ${facts.codeTries} Versuche; Ihr Konto wird durch falsche Eingaben nicht ` +
      'gesperrt; Groß- und Kleinschreibung ist egal. Im Fenster zur Bestätigung fordern Sie 1 Minute nach dem letzten erneut einen neuen Code an; nur der neueste gilt. Ist das Fenster zu, melden Sie sich einfach an, statt sich noch einmal ' +
      'zu registrieren. Kommt keiner an, sehen Sie bitte auch im Spam-Ordner nach.',
  },
  {
    id: 'password',
    title: 'das Passwort',
    questions: [
      'Ich habe mein Passwort vergessen',
      'Wie setze ich das Passwort zurück?',
      'Wie ändere ich mein Passwort?',
      'Ich kann mich nicht mehr einloggen',
      'Der Login funktioniert nicht',
      'Ich komme nicht mehr in mein Konto, Zugang gesperrt',
      'Ich komme nicht rein',
      'Ich kann mich nicht anmelden',
      'Anmeldung klappt nicht',
      'Neues Passwort setzen',
      'Wie lang muss ein Passwort sein, wie viele Zeichen?',
      'Welche Regeln gelten für das Kennwort?',
      'Ich bin ausgesperrt',
      'Zugangsdaten vergessen',
      'Passwort',
      'Login',
    ],
    answer:
      'Sind Sie angemeldet, ändern Sie Ihr Passwort auf Ihrer Kontoseite. Haben Sie es vergessen, wählen Sie beim ' +
      'Anmelden „Passwort vergessen?“: Sie bekommen einen Code per E-Mail und vergeben damit ein neues Passwort mit ' +
      `mindestens ${facts.passwordLength}. Andere Geräte werden dabei abgemeldet. Nennen kann Ihnen Ihr Passwort niemand, wir speichern es nie im Klartext.`,
  },
  {
    id: 'change-account',
    title: 'die Angaben in Ihrem Konto',
    questions: [
      'Wie ändere ich meine Kontodaten und Stammdaten?',
      'Wir sind umgezogen, wo ändere ich unsere Anschrift?',
      'Wie ändere ich meinen Namen?',
      'Konto ändern',
    ],
    answer:
      'E-Mail-Adresse, Passwort, angemeldete Geräte und Benachrichtigungen ändern Sie auf Ihrer Kontoseite. Eine neue E-Mail-Adresse gilt, ' +
      `sobald Sie sie mit dem Code bestätigen, der dorthin kommt. Anderes klären Sie mit unserem Team. ${OFFER_OF_A_PERSON}`,
  },
  {
    id: 'delete-account',
    title: 'das Löschen Ihres Kontos',
    questions: [
      'Wie lösche ich mein Konto?',
      'Ich möchte meinen Account löschen',
      'Bitte löschen Sie alle meine Daten',
      'Löschen Sie bitte alle Angaben zu mir',
      'Wie kann ich meinen Zugang schließen?',
      'Was passiert, wenn ich mein Konto lösche?',
      'Wie werde ich mein Benutzerkonto los?',
      'Account entfernen',
      'Ich möchte, dass alles über mich gelöscht wird',
      'Recht auf Löschung meiner Daten',
      'Konto löschen',
      'Ich möchte meinen Account kündigen',
    ],
    answer:
      `Ohne laufendes Abo löschen Sie es auf Ihrer Kontoseite sofort. Sonst beantragen Sie die Löschung dort; wir führen sie ` +
      `${DELETION_REQUEST_WAITS_DAYS} Tage später aus, mit laufendem Abo nach dessen Ende, und bis dahin können Sie den Antrag zurückziehen. Ein Abo endet dadurch nicht von selbst, dafür braucht es eine Kündigung.`,
  },
  {
    id: 'devices',
    title: 'Ihre angemeldeten Geräte',
    questions: [
      'Wie melde ich ein anderes Gerät ab?',
      'Mein Handy wurde gestohlen, bin ich noch angemeldet?',
      'Warum muss ich mich immer neu anmelden?',
      'Wie lange bleibe ich angemeldet?',
      'Jemand anderes ist in meinem Konto angemeldet',
      'Ich habe mein Telefon verloren, wie melde ich es ab?',
      'Auf allen Geräten abmelden',
      'Wer ist gerade mit meinem Konto eingeloggt?',
      'Warum wurde ich abgemeldet?',
      'Geräte',
      'Mein Laptop wurde geklaut, wie sperre ich den Zugang?',
    ],
    answer:
      `Auf Ihrer Kontoseite sehen Sie Ihre angemeldeten Geräte und melden jedes einzeln oder alle anderen ab. Eine Anmeldung endet ` +
      `nach ${facts.sessionHours} von selbst. Mit einem neuen Passwort werden alle anderen Geräte abgemeldet.`,
  },
  {
    id: 'change-email',
    title: 'eine neue E-Mail-Adresse',
    questions: [
      'Wie ändere ich meine E-Mail-Adresse?',
      'Ich habe eine neue Mailadresse',
      'Kann ich die Änderung der E-Mail-Adresse rückgängig machen?',
    ],
    answer:
      'Auf Ihrer Kontoseite geben Sie die neue E-Mail-Adresse und Ihr Passwort ein; sie gilt, sobald Sie sie mit dem Code bestätigen, der dorthin ' +
      'kommt. Auf allen anderen Geräten sind Sie dann abgemeldet. An die bisherige Adresse geht ein Link, mit dem sich die Änderung eine Woche lang ' +
      'zurücknehmen lässt.',
  },
  {
    id: 'push',
    title: 'Push-Mitteilungen',
    questions: [
      'Gibt es Push-Mitteilungen?',
      'Wie schalte ich Push-Nachrichten ein?',
      'Warum bekomme ich auf dem iPhone keine Mitteilungen?',
      'Wie stelle ich die Push-Mitteilungen wieder ab?',
    ],
    answer:
      'Auf Ihrer Kontoseite schalten Sie unter „Benachrichtigungen“ die Push-Mitteilung für jeden Browser einzeln ein und wieder aus: eine kurze ' +
      'Mitteilung bei jedem neuen Status, auch wenn die Seite geschlossen ist, ohne Namen und Texte. Auf iPhone und iPad geht es, wenn Sie die Seite zum ' +
      'Home-Bildschirm hinzufügen. Melden Sie sich in dem Browser ab, endet sie.',
  },
  {
    id: 'more-people',
    title: 'weitere Personen in Ihrem Konto',
    questions: [
      'Kann meine Mitarbeiterin einen eigenen Zugang bekommen?',
      'Können mehrere Personen das Konto benutzen?',
    ],
    answer:
      'Ein Konto hat einen Zugang mit einer E-Mail-Adresse; weitere Zugänge für Mitarbeiter gibt es zurzeit nicht. Anmelden können Sie sich damit auf ' +
      'mehreren Geräten zugleich. Das Passwort geben Sie bitte nur Menschen, die für Sie handeln dürfen.',
  },
  {
    id: 'two-accounts',
    title: 'zwei Konten',
    questions: ['Kann ich zwei Konten haben?', 'Ich habe versehentlich zwei Konten angelegt'],
    answer:
      'Ein Konto genügt für beliebig viele Unternehmen. Zwei sind möglich, jedes mit eigener E-Mail-Adresse; zusammenlegen lassen sie sich nicht, und jedes Abo gilt für sein Konto. Ein überflüssiges ohne Abo löschen Sie auf ' +
      'seiner Kontoseite unter „Konto löschen“ sofort.',
  },
  {
    id: 'on-behalf',
    title: 'Hilfe für Angehörige',
    questions: [
      'Darf ich das für meine Mutter machen?',
      'Kann meine Tochter die Bewertung für mich eintragen?',
      'Ich helfe meinem Vater mit seinem Konto',
    ],
    answer:
      'Helfen dürfen Sie gern: Melden Sie sich mit dem Zugang an, zu dem das Unternehmen gehört, am besten gemeinsam; das Passwort bekommt nur, wer dafür handeln darf. Einen zweiten Zugang gibt es zurzeit nicht. Für ein ' +
      'neues Konto braucht es eine E-Mail-Adresse, an der die Codes ankommen. Eintragen kann eine Bewertung auch unser Team: Schreiben Sie hier, dass ein Mensch antworten soll.',
  },
  {
    id: 'two-factor',
    title: 'die Anmeldung in zwei Schritten',
    questions: [
      'Gibt es eine Zwei-Faktor-Authentifizierung?',
      'Kann ich 2FA einschalten?',
      'Kann ich mich mit einem Passkey anmelden?',
    ],
    answer:
      'Das geht (2FA), auf Ihrer Kontoseite unter „Anmeldung und Sicherheit“: Mit einem Passkey melden Sie sich durch Fingerabdruck, Gesicht oder die PIN ' +
      'Ihres Geräts an, ohne Passwort; Fingerabdruck und Gesicht bleiben auf dem Gerät, wir erhalten sie nicht. Oder Sie richten eine Authenticator-App ein, zum Beispiel die von Google oder Microsoft; nach dem Passwort wird dann ' +
      'auch ihr Code verlangt. Erstellen Sie dort auch Wiederherstellungscodes, falls das Gerät verloren geht. Das Passwort bleibt gültig: Wählen Sie eines, ' +
      'das Sie nirgends sonst verwenden. Einen Code per SMS gibt es nicht.',
  },
  {
    id: 'name-needed',
    title: 'die Angaben bei der Registrierung',
    questions: [
      'Muss ich meinen richtigen Namen angeben?',
      'Reicht für das Konto die E-Mail-Adresse der Firma?',
      'Welche Angaben brauche ich für ein Konto?',
    ],
    answer:
      'Für ein Konto fragen wir nach keinem Namen: Mit „Jetzt starten“ geben Sie E-Mail-Adresse und Passwort an, die Adresse Ihrer Firma genügt, wenn ' +
      'Sie dort Post lesen; eine Telefonnummer ist nicht nötig. Beim Abo nennen Sie den Namen Ihres Unternehmens. Eine Meldung an die Plattform ' +
      'enthält Name und E-Mail-Adresse der meldenden Person oder Einrichtung.',
  },
  {
    id: 'register-again',
    title: 'eine neue Registrierung nach dem Löschen',
    questions: [
      'Kann ich mich nach dem Löschen des Kontos mit derselben E-Mail-Adresse neu registrieren?',
      'Ist meine Mailadresse nach der Kontolöschung gesperrt?',
    ],
    answer:
      'Ist Ihr Konto gelöscht, können Sie sich mit Ihrer E-Mail-Adresse später neu registrieren. Das neue Konto beginnt leer: Was im gelöschten ' +
      'stand, lässt sich nicht wiederherstellen. Laden Sie vorher auf Ihrer Kontoseite unter „Meine Daten“ herunter, was Sie behalten möchten. ' +
      'Ist die Löschung nur beantragt, können Sie den Antrag dort noch zurückziehen.',
  },
];
