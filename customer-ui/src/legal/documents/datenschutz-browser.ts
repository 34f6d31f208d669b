import { DEVICE_TOKEN_KEY } from '@sternklar/contracts/accounts/device-token';
import {
  KNOWN_DEVICE_LIFETIME_DAYS,
  SESSION_LIFETIME_MS,
  VISITOR_SESSION_LIFETIME_MS,
} from '@sternklar/contracts/constants';
import { facts, type Section, text } from '@sternklar/contracts/legal/legal-document';
import { PAGE_NOTICE_KEY } from '@sternklar/contracts/page-notice';
import { LANDING_PAGE_KEY } from '@sternklar/contracts/partners/landing-page';

const HOUR_MS = 3_600_000;

/** What happens when somebody merely looks at the pages, and what stays in the browser. */
export const browserSections = (): readonly Section[] => [
  {
    id: 'besuch',
    title: 'Wenn Sie unsere Seiten besuchen',
    blocks: [
      text(
        'Damit eine Seite zu Ihnen kommt, verarbeitet unser Server Ihre IP-Adresse, solange die Verbindung besteht. Gespeichert wird sie nicht.',
      ),
      text(
        'Im Protokoll stehen je Anfrage nur Zeitpunkt, Methode, Art der aufgerufenen Seite, Ergebnis, Dauer und eine zufällige Kennung der Anfrage. IP-Adresse, E-Mail-Adresse, Inhalte und Anmeldedaten stehen nicht darin.',
      ),
      text(
        'Zum Schutz vor Missbrauch zählen wir im Arbeitsspeicher, wie viele Anfragen in einer Minute von einer Adresse kommen. Bei Anmeldung, Registrierung und neuen Passwörtern speichern wir dafür einen mit einem geheimen Schlüssel gebildeten Hashwert der IP- oder E-Mail-Adresse, höchstens eine Viertelstunde; ebenso, höchstens einen Tag, wenn im Chat eine Adresse für Antworten angegeben wird. Aus ihm allein lässt sich die Adresse nicht zurückgewinnen.',
      ),
      text(
        'Rechtsgrundlage ist unser berechtigtes Interesse an einem sicheren, funktionierenden Dienst (Art. 6 Abs. 1 Buchst. f DSGVO).',
      ),
    ],
  },
  {
    id: 'browserspeicher',
    title: 'Was in Ihrem Browser gespeichert wird',
    blocks: [
      text(
        'Cookies setzen wir nicht. Einige Dinge legt Ihr Browser in seinem eigenen Speicher ab; nur unsere Seiten können sie lesen. Sie sind unbedingt nötig für das, was Sie gerade tun (§ 25 Abs. 2 Nr. 2 TDDDG), und Sie können sie jederzeit in den Einstellungen Ihres Browsers löschen.',
      ),
      facts(
        {
          term: 'token',
          code: true,
          words: `Hält Sie angemeldet (local storage). Gilt ${SESSION_LIFETIME_MS / HOUR_MS} Stunden, endet auf dem Server mit der Abmeldung und wird dabei gelöscht.`,
        },
        {
          term: DEVICE_TOKEN_KEY,
          code: true,
          words: `Zufälliger Text, an dem wir dieses Gerät bei der Anmeldung wiedererkennen, damit niemand Sie aussperren kann, der nur Ihre E-Mail-Adresse kennt (local storage). Entsteht mit Ihrer ersten Anmeldung und bleibt nach der Abmeldung; gesendet wird er nur, wenn Sie sich anmelden, registrieren, einen Code für ein neues Passwort anfordern oder Ihre Geräte ansehen. Auf dem Server vergessen wir ihn ${KNOWN_DEVICE_LIFETIME_DAYS} Tage nach der letzten Anmeldung.`,
        },
        {
          term: 'draft:…',
          code: true,
          words:
            'Was Sie in ein Formular getippt und noch nicht abgeschickt haben, damit es bei einer Störung nicht verloren geht (session storage). Nie Passwörter, Codes oder Kartendaten. Endet mit dem Absenden, mit der Abmeldung und wenn Sie den Tab schließen.',
        },
        {
          term: 'weiter',
          code: true,
          words:
            'Die Seite, die Sie sehen wollten, als Sie sich erst anmelden mussten (session storage). Wird gelöscht, sobald Sie dort sind oder das Fenster zum Anmelden schließen.',
        },
        {
          term: `sternklar-chat:${LANDING_PAGE_KEY}`,
          code: true,
          words: `Führt Ihren Chat auf der Startseite weiter, wenn Sie die Seite neu laden (session storage). Entsteht mit Ihrer ersten Nachricht, gilt ${VISITOR_SESSION_LIFETIME_MS / HOUR_MS} Stunden und endet, wenn Sie den Tab schließen.`,
        },
        {
          term: 'sternklar-answer, sternklar-chat:pk_…',
          code: true,
          words: `Führen eine Unterhaltung weiter, die Sie mit dem Link aus einer E-Mail geöffnet haben (session storage). Gelten ${VISITOR_SESSION_LIFETIME_MS / HOUR_MS} Stunden und enden, wenn Sie den Tab schließen.`,
        },
        {
          term: 'install-offer',
          code: true,
          words:
            'Merkt sich, dass Sie das Angebot abgelehnt haben, unsere Seite als App zu installieren (local storage).',
        },
        {
          term: PAGE_NOTICE_KEY,
          code: true,
          words:
            'Eine Meldung, die eine Seite der nächsten mitgibt (session storage). Wird gelöscht, sobald sie angezeigt ist.',
        },
        {
          term: 'Kopien unserer Seiten',
          words:
            'Ein Service Worker hält öffentliche Seiten und Programmdateien vor, damit sie auch bei schlechter Verbindung öffnen. Ihre Daten gehören nicht dazu.',
        },
      ),
    ],
  },
];
