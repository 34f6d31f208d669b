import {
  CODE_LIFETIME_MS,
  COPIES_READABLE_DAYS,
  DECIDED_REVIEW_KEPT_YEARS,
  DELETION_REQUEST_WAITS_DAYS,
  KNOWN_DEVICE_LIFETIME_DAYS,
  LOGS_KEPT_DAYS,
  PUSH_MESSAGES_KEPT_DAYS,
  SESSION_LIFETIME_MS,
  UNVERIFIED_ACCOUNT_KEPT_DAYS,
  VISITOR_CONVERSATION_KEPT_MONTHS,
} from '@sternklar/contracts/constants';
import { facts, list, type Section, text } from '@sternklar/contracts/legal/legal-document';
import type { Site } from '@sternklar/contracts/site';

const HOUR_MS = 3_600_000;

/** Who else gets data, how they are guarded, and for how long. */
export const keepingSections = ({ operator }: Site): readonly Section[] => [
  {
    id: 'empfaenger',
    title: 'Wer Daten bekommt',
    blocks: [
      facts(
        { term: 'Plattform', words: 'der Betreiber der Bewertungsplattform, wenn Sie einen Löschantrag stellen' },
        { term: 'Hosting', words: `${operator.hostingProvider}, auf dessen Servern der Dienst läuft` },
        { term: 'E-Mail', words: `${operator.mailProvider}, für die Zustellung unserer Nachrichten` },
        {
          term: 'Push-Dienst',
          words: 'der Ihres Browsers, nur wenn Sie Push-Mitteilungen einschalten, und nur verschlüsselt',
        },
        ...(operator.paymentProvider === null
          ? []
          : [{ term: 'Kartenzahlung', words: `${operator.paymentProvider}, auf eigenen Seiten` }]),
        ...(operator.modelProvider === null
          ? []
          : [{ term: 'KI-Modell', words: `${operator.modelProvider}, für Antworten im Support-Chat` }]),
      ),
      text(
        'Wer in unserem Auftrag verarbeitet, ist vertraglich dazu verpflichtet, es nur nach unserer Weisung zu tun (Art. 28 DSGVO). Wir verkaufen keine Daten.',
      ),
    ],
  },
  {
    id: 'sicherheit',
    title: 'Wie wir Daten schützen',
    blocks: [
      list(
        'E-Mail-Adresse, Telefonnummer, Unternehmen, Bewertungen, Fragen und Antworten, Schriftwechsel mit der Plattform, Notizen und Chat stehen im Verlauf, in dem alles festgehalten wird, nur verschlüsselt (AES-256-GCM). Jedes Konto und jede Bewertung hat einen eigenen Schlüssel; die Schlüssel sind ihrerseits verschlüsselt.',
        'Belege liegen neben dem Verlauf, verschlüsselt unter dem Schlüssel ihrer Bewertung. Bilder werden neu erzeugt, damit Ort, Gerät und andere versteckte Angaben nicht darin bleiben. Öffnen können sie Sie und unser Team; wer die Anlage prüft, sieht nur Prüfsummen.',
        'Für die Anzeige auf Ihren Seiten hält die Datenbank eine lesbare Fassung bereit, auf die nur der Dienst selbst zugreift.',
        'Jeder Abruf wird geprüft: Sie sehen nur, was Ihnen gehört. Unser Team sieht, was es für seine Arbeit braucht.',
        'Eine Abmeldung oder ein neues Passwort beendet Sitzungen sofort auf dem Server.',
        'Unsere Seiten führen ausschließlich eigenen Code aus; fremde Skripte sind durch eine strenge Inhaltsrichtlinie ausgeschlossen.',
      ),
    ],
  },
  {
    id: 'speicherdauer',
    title: 'Wie lange wir Daten behalten',
    blocks: [
      facts(
        {
          term: 'Konto, Unternehmen, Löschanträge, Abo, Chat',
          words:
            'solange Ihr Konto besteht. Ein Unternehmen, das Sie löschen, verschwindet mit seinen Bewertungen aus Ihren Listen; im Verlauf bleibt es verschlüsselt erhalten, bis das Konto gelöscht wird.',
        },
        {
          term: 'Entschiedene und zurückgezogene Löschanträge',
          words: `Name, Text und Link der Bewertung, Angaben, Fragen, Belege, Schriftwechsel und Notizen dazu bis ${DECIDED_REVIEW_KEPT_YEARS} Jahre nach dem Ende des Jahres der letzten Entscheidung oder der Rücknahme (§§ 195, 199 BGB), höchstens solange Ihr Konto besteht; Sterne und Status bleiben`,
        },
        {
          term: 'Belege',
          words:
            'so lange wie den Löschantrag, mit dessen Schlüssel sie unlesbar werden; vorher entfernen können Sie, was noch nicht an die Plattform ging. Dass es einen Beleg gab, bleibt mit Zeitpunkt und Prüfsumme nachvollziehbar.',
        },
        {
          term: 'Chat ohne Konto, auf unserer Startseite und auf Seiten unserer Partner',
          words: `${VISITOR_CONVERSATION_KEPT_MONTHS} Monate nach der letzten Nachricht, mit ihr Name, Adresse und Angaben der Seite`,
        },
        {
          term: 'Löschung des Kontos',
          words: `auf Ihrer Kontoseite sofort, auf Antrag nach ${DELETION_REQUEST_WAITS_DAYS} Tagen; mit laufendem Abo, sobald es beendet ist`,
        },
        {
          term: 'Nie bestätigte Konten',
          words: `${UNVERIFIED_ACCOUNT_KEPT_DAYS} Tage nach der Registrierung gelöscht, wenn sie nichts enthalten`,
        },
        {
          term: 'Sitzungen',
          words: `höchstens ${SESSION_LIFETIME_MS / HOUR_MS} Stunden gültig, danach gelöscht`,
        },
        {
          term: 'Bekannte Geräte',
          words: `bis ${KNOWN_DEVICE_LIFETIME_DAYS} Tage nach der letzten Anmeldung dort, höchstens solange Ihr Konto besteht; auf Ihrer Kontoseite können Sie sie vorher vergessen lassen`,
        },
        { term: 'Einmalcodes', words: `${CODE_LIFETIME_MS / 60_000} Minuten gültig` },
        { term: 'Protokolle', words: `${LOGS_KEPT_DAYS} Tage` },
        {
          term: 'Zähler gegen Missbrauch',
          words: 'höchstens eine Viertelstunde, bei Adressen für Antworten im Chat einen Tag',
        },
        {
          term: 'Schutz vor doppelten Anfragen',
          words: 'Antworten auf wiederholbare Anfragen, verschlüsselt, 24 Stunden',
        },
        {
          term: 'Versandliste der E-Mails',
          words:
            'bleibt erhalten, damit keine Nachricht doppelt hinausgeht: Art, Zeitpunkt und Kennung des Kontos, aber weder Adresse noch Inhalt',
        },
        {
          term: 'Versandliste der Push-Mitteilungen',
          words: `Kennungen und Zeitpunkte, ohne Adresse, ${PUSH_MESSAGES_KEPT_DAYS} Tage`,
        },
        {
          term: 'Rechnungen',
          words: 'so lange, wie Handels- und Steuerrecht es verlangen (§ 257 HGB, § 147 AO)',
        },
      ),
      text(
        `Löschen heißt bei uns: Wir vernichten den Schlüssel. Danach kann niemand mehr lesen, was damit verschlüsselt war; in Sicherungskopien spätestens nach ${COPIES_READABLE_DAYS} Tagen, weil wir bis dahin auch den Schlüssel vernichten, mit dem sie verschlossen sind. Die lesbaren Fassungen werden entfernt. Dass es ein Konto oder einen Antrag gab und wann sich ein Status änderte, bleibt ohne Namen und Inhalte nachvollziehbar.`,
      ),
    ],
  },
];
