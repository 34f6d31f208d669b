import type { Topic } from '../topic.ts';
import { facts, OFFER_OF_A_PERSON } from './facts.ts';

/** The account, its data and how to get in. */
export const accountTopics: readonly Topic[] = [
  {
    id: 'register',
    questions: [
      'Wie registriere ich mich?',
      'Wie melde ich mich an?',
      'Wie lege ich ein Konto an?',
      'Wo kann ich mich registrieren?',
      'Muss ich meine Handynummer angeben?',
      'Wie erstelle ich einen Account?',
      'Brauche ich eine Telefonnummer für die Registrierung?',
    ],
    answer:
      'Mit „Jetzt starten“ auf der Startseite legen Sie ein Konto mit E-Mail-Adresse und Passwort (mindestens ' +
      `${facts.passwordLength}) an. Danach bestätigen Sie die Adresse mit dem Code, den wir Ihnen schicken. Eine ` +
      'Telefonnummer ist nicht nötig.',
  },
  {
    id: 'verification-code',
    questions: [
      'Ich habe keinen Code bekommen',
      'Wo finde ich den Bestätigungscode?',
      'Der Verifizierungscode ist ungültig oder abgelaufen',
      'Wie bestätige ich meine E-Mail-Adresse?',
      'Können Sie den Code noch einmal senden?',
      'Schicken Sie mir den Code erneut',
      'Die Verifizierung klappt nicht',
    ],
    answer:
      `Der Code kommt per E-Mail und gilt ${facts.codeLifetime}. Im Fenster zur Bestätigung können Sie einen neuen ` +
      'anfordern; nur der ' +
      'neueste gilt. Sehen Sie bitte auch im Spam-Ordner nach.',
  },
  {
    id: 'password',
    questions: [
      'Ich habe mein Passwort vergessen',
      'Wie setze ich das Passwort zurück?',
      'Wie ändere ich mein Passwort?',
      'Ich kann mich nicht mehr einloggen',
      'Der Login funktioniert nicht',
      'Ich komme nicht mehr in mein Konto, Zugang gesperrt',
    ],
    answer:
      'Sind Sie angemeldet, ändern Sie Ihr Passwort auf Ihrer Kontoseite. Haben Sie es vergessen, wählen Sie beim ' +
      'Anmelden „Passwort vergessen?“: Sie bekommen einen Code per E-Mail und vergeben damit ein neues Passwort mit ' +
      `mindestens ${facts.passwordLength}. Andere Geräte werden dabei abgemeldet.`,
  },
  {
    id: 'change-account',
    questions: [
      'Wie ändere ich meine E-Mail-Adresse?',
      'Wie lösche ich mein Konto?',
      'Ich möchte meinen Account löschen',
      'Wie ändere ich meine Kontodaten und Stammdaten?',
      'Kann ich das Konto auf eine andere Person übertragen?',
    ],
    answer:
      'Auf Ihrer Kontoseite ändern Sie Ihr Passwort, sehen, wo Sie angemeldet sind, und beantragen die Löschung Ihres ' +
      'Kontos. Anderes, etwa eine neue E-Mail-Adresse, klären Sie mit unserem Team. ' +
      OFFER_OF_A_PERSON,
  },
  {
    id: 'data-protection',
    questions: [
      'Wie halten Sie es mit dem Datenschutz?',
      'Welche Daten speichern Sie von mir?',
      'Wie sicher sind meine Daten?',
      'Wie gehen Sie mit meinen Daten um?',
      'Was passiert mit meinen persönlichen Daten?',
      'Wo finde ich die Datenschutzerklärung?',
      'Ist das DSGVO-konform?',
      'Geben Sie meine Daten an Dritte weiter?',
      'Wie bekomme ich Auskunft über meine gespeicherten Daten?',
      'Wird dieser Chat gespeichert?',
      'Wer kann diesen Chat lesen, wer liest hier mit?',
      'Kann ich den Chat löschen?',
    ],
    answer:
      'Wir verwenden Ihre Angaben für Ihr Konto, Ihre Löschanträge und diesen Chat; der Chatverlauf wird gespeichert, und unser Team kann ihn lesen. Was wir ' +
      'zu welchem Zweck verarbeiten und welche Rechte Sie haben (Auskunft, Berichtigung, Löschung), steht in der ' +
      `Datenschutzerklärung vom ${facts.privacyDate} unter /datenschutz. Ihre Daten laden Sie auf Ihrer Kontoseite herunter.`,
  },
];
