import { facts } from './facts.ts';
import type { Topic } from './topic.ts';

/** What is kept about customers. */
export const privacyTopics: readonly Topic[] = [
  {
    id: 'data-protection',
    title: 'den Datenschutz',
    questions: [
      'Wie halten Sie es mit dem Datenschutz?',
      'Welche Daten speichern Sie von mir?',
      'Wie sicher sind meine Daten?',
      'Sind meine Daten geschützt?',
      'Was machen Sie mit meinen Daten?',
      'Wie gehen Sie mit meinen Daten um?',
      'Was passiert mit meinen persönlichen Daten?',
      'Wo finde ich die Datenschutzerklärung?',
      'Ist das DSGVO-konform?',
      'Verkaufen Sie Daten?',
      'Was wisst ihr über mich?',
      'Verkauft ihr Daten?',
      'Wie alt ist die Datenschutzerklärung?',
      'Datum der Datenschutzerklärung',
      'Datenschutz',
      'Was geschieht mit meinen Angaben?',
    ],
    answer:
      'Wir speichern Ihre E-Mail-Adresse, Ihre Unternehmen und Löschanträge, Ihr Abo mit den Rechnungen und diesen Chat, verwenden sie nur dafür und verkaufen keine Daten. Persönliche Angaben, auch die Texte der Bewertungen, speichern wir verschlüsselt; andere Kunden sehen sie nicht. Der Chatverlauf wird ' +
      'gespeichert, und unser Team kann ihn lesen. Was wir zu welchem Zweck verarbeiten und welche Rechte Sie haben (Auskunft, ' +
      `Berichtigung, Löschung), steht in der Datenschutzerklärung vom ${facts.privacyDate} unter /datenschutz. Ihre Daten laden ` +
      'Sie auf Ihrer Kontoseite herunter.',
  },
  {
    id: 'cookies',
    title: 'Cookies und Tracking',
    questions: [
      'Verwenden Sie Cookies?',
      'Gibt es Cookies, Tracking oder Tracker auf der Seite?',
      'Wird mein Verhalten mit Google Analytics gemessen?',
      'Sehe ich hier Werbung?',
      'Setzen Sie Cookies ein?',
      'Cookies',
      'Muss ich Cookies akzeptieren?',
    ],
    answer:
      'Wir verwenden keine Cookies, keine Werbung und keine Reichweitenmessung. Unsere Seiten laden nichts von fremden Servern; Näheres unter ' +
      '/datenschutz.',
  },
  {
    id: 'data-export',
    title: 'Ihre Daten als Datei',
    questions: [
      'Wie kann ich meine Daten herunterladen oder exportieren?',
      'Ich möchte eine Auskunft nach DSGVO über meine Daten',
      'Bekomme ich meine Daten als Datei?',
      'Wie bekomme ich Auskunft über meine gespeicherten Daten?',
      'Ich hätte gern eine Auskunft nach der DSGVO',
      'Kopie aller Daten anfordern',
      'Datenauskunft',
      'Welche Daten habt ihr, kann ich sie bekommen?',
    ],
    answer:
      'Auf Ihrer Kontoseite laden Sie unter „Meine Daten“ alles, was wir zu Ihrem Konto gespeichert haben, als eine maschinenlesbare Datei (JSON) ' +
      'herunter, auch Ihre Unternehmen, Bewertungen und Chats; Sie können sie aufheben oder zu einem anderen Anbieter mitnehmen. ' +
      'Ihre weiteren Rechte stehen unter /datenschutz.',
  },
  {
    id: 'data-retention',
    title: 'die Speicherdauer',
    questions: [
      'Wie lange speichern Sie meine Daten?',
      'Wann werden meine Daten gelöscht?',
      'Wie lange werden Daten aufbewahrt?',
      'Was passiert mit meinen Daten nach der Löschung des Kontos?',
      'Wie lange bleiben meine Daten bei euch?',
      'Aufbewahrungsfrist',
      'Speicherdauer',
      'Wie lange bewahren Sie alles auf?',
    ],
    answer:
      'Konto, Unternehmen, Löschanträge, Abo und Chat behalten wir, solange Ihr Konto besteht; Rechnungen so lange, wie Handels- und ' +
      'Steuerrecht es verlangen. Alle Fristen stehen in der Datenschutzerklärung unter /datenschutz.',
  },
  {
    id: 'chat-privacy',
    title: 'Datenschutz in diesem Chat',
    questions: ['Wird dieser Chat gespeichert?', 'Wer liest hier mit?'],
    answer:
      'Der Chatverlauf wird gespeichert, und unser Team kann ihn lesen und antworten. Ohne Konto, auf unserer Startseite und auf Seiten unserer ' +
      `Partner, löschen wir ihn ${facts.visitorChatMonths} Monate nach der letzten Nachricht; mit Konto bleibt er, solange es besteht. Bitte schreiben Sie keine Passwörter oder Kartendaten hinein. ` +
      'Ich antworte auf unserem eigenen Server; ob dazu das KI-Modell eines Anbieters beteiligt ist und welches, steht unter /datenschutz.',
  },
  {
    id: 'server-logs',
    title: 'Ihre IP-Adresse und die Protokolle',
    questions: [
      'Speichern Sie meine IP-Adresse?',
      'Was steht in den Protokollen des Servers?',
      'Wird mein Zugriff auf die Seite protokolliert?',
      'Welche Logs gibt es?',
    ],
    answer:
      'Ihre IP-Adresse verarbeitet unser Server, solange die Verbindung besteht; gespeichert wird sie nicht. Im Protokoll stehen weder IP-Adressen ' +
      `noch E-Mail-Adressen, Inhalte oder Anmeldedaten; nach ${facts.logDays} Tagen wird es gelöscht. Näheres steht unter /datenschutz.`,
  },
  {
    id: 'data-rights',
    title: 'Ihre Rechte an Ihren Daten',
    questions: ['Betroffenenrechte'],
    answer:
      'Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung, Übertragbarkeit und Widerspruch; das gilt auch ' +
      'für Menschen, deren Bewertung gemeldet wurde. Ihre Daten laden Sie auf Ihrer Kontoseite herunter, dort beantragen Sie auch die ' +
      'Löschung; für anderes genügt eine E-Mail. Beschweren können Sie sich bei der Datenschutz-Aufsichtsbehörde, die unter /datenschutz ' +
      'steht, ebenso wie der Verantwortliche. Entscheidungen, die allein automatisch fallen, treffen wir nicht.',
  },
  {
    id: 'encryption',
    title: 'die Verschlüsselung',
    questions: [
      'Wie verschlüsseln Sie meine Daten?',
      'Sind meine Daten verschlüsselt?',
      'Welches Verfahren zur Verschlüsselung verwenden Sie?',
    ],
    answer:
      'E-Mail-Adresse, Telefonnummer, Unternehmen, Bewertungen, Schriftwechsel und Chat stehen im Verlauf nur verschlüsselt ' +
      `(${facts.encryption}); Belege auch. Jedes Konto und jede Bewertung hat einen eigenen Schlüssel; die Schlüssel sind ihrerseits verschlüsselt. ` +
      'Für die Anzeige auf Ihren Seiten hält die Datenbank eine lesbare Fassung bereit, auf die nur der Dienst selbst zugreift. Passwörter ' +
      `speichern wir nur als Hashwert (${facts.passwordHash}). Mehr steht in der Datenschutzerklärung vom ${facts.privacyDate} unter /datenschutz.`,
  },
  {
    id: 'data-recipients',
    title: 'die Empfänger Ihrer Daten',
    questions: [
      'Wer bekommt meine Daten?',
      'Geben Sie meine Daten an Dritte weiter?',
      'Geben Sie Informationen an andere weiter?',
    ],
    answer:
      'Daten bekommen: die Plattform, wenn Sie einen Löschantrag stellen; der Anbieter der Server, auf denen der Dienst läuft; der Anbieter, der ' +
      'unsere E-Mails zustellt; und der Push-Dienst Ihres Browsers, nur wenn Sie Push-Mitteilungen einschalten, und nur verschlüsselt. Ob ein ' +
      'Zahlungsdienstleister oder ein Anbieter eines KI-Modells dazugehört und wie alle heißen, steht in der Datenschutzerklärung vom ' +
      `${facts.privacyDate} unter /datenschutz. Wer in unserem Auftrag verarbeitet, darf es nur nach unserer Weisung. Wir verkaufen keine Daten.`,
  },
];
