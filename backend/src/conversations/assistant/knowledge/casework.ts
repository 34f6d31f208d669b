import { facts } from './facts.ts';
import type { Topic } from './topic.ts';

/** What happens to a request between its statuses. */
export const caseworkTopics: readonly Topic[] = [
  {
    id: 'at-platform',
    title: 'Anträge, die bei der Plattform liegen',
    questions: [
      'Was bedeutet „Bei der Plattform“?',
      'Was heißt, mein Antrag liegt bei der Plattform?',
      'Was heißt „An die Plattform übermittelt“?',
      'Übermittelt',
    ],
    answer:
      '„Bei der Plattform“ heißt: Ihr Antrag ist dort, und wir warten auf die Antwort. Auf der Seite der Bewertung steht seit wann, ' +
      'auf welchem Weg und an welchem Tag wir nachfragen. Was gesendet wird, entsteht aus Ihren eigenen Angaben; Sie lesen es dort vorher.',
  },
  {
    id: 'evidence',
    title: 'Belege',
    questions: [
      'Welche Belege sind sinnvoll?',
      'Kann ich Beweise hochladen?',
      'Wie füge ich ein Foto oder einen Screenshot hinzu?',
      'Welche Dateien kann ich hochladen?',
      'Geht auch ein PDF?',
      'Warum klappt HEIC vom iPhone nicht?',
      'Wie groß darf ein Beleg sein?',
      'Beleg hochladen',
      'Belege',
    ],
    answer:
      'Belege fügen Sie auf der Seite der Bewertung hinzu. Hilfreich ist, was Ihre Angaben zeigt, zum Beispiel eine Seite aus dem ' +
      'Kassenjournal, ein Blatt aus dem Kalender oder ein Foto. Möglich sind JPEG, PNG, WebP und PDF bis ' +
      `${facts.evidenceSize}, bis zu ${facts.evidencePerReview} je Bewertung; HEIC und Videos gehen nicht, ein Bild speichern Sie bitte als JPEG. Ort und Gerät ` +
      'entfernen wir aus Bildern; gespeichert werden Belege verschlüsselt. Sorgen Sie bitte dafür, dass sie weitergegeben werden dürfen. Pflicht sind sie nicht, und über die Löschung entscheidet allein die Plattform.',
  },
  {
    id: 'questions',
    title: 'unsere Fragen zu einem Antrag',
    questions: [
      'Wo beantworte ich Ihre Frage zu meinem Antrag?',
      'Ich habe eine Rückfrage zu einer Bewertung bekommen, wo antworte ich?',
      'Was passiert ohne Antwort auf Ihre Frage?',
      'Ich habe eine Erinnerung an eine Frage bekommen',
      'Warum wurde die Frage geschlossen?',
    ],
    answer:
      'Fragen zu einem Antrag stehen oben auf Ihrer Übersicht und auf der Seite der Bewertung, dort antworten Sie auch. Wir erinnern ' +
      `nach ${facts.questionReminder} per E-Mail und schließen die Frage nach ${facts.questionClosed}; Ihr Antrag bleibt dann bestehen.`,
  },
  {
    id: 'came-back',
    title: 'Bewertungen, die wieder da sind',
    questions: [
      'Eine gelöschte Bewertung ist wieder sichtbar',
      'Was tun, falls eine gelöschte Rezension wieder auftaucht?',
      'Kann eine gelöschte Bewertung zurückkommen?',
      'Die Rezension ist plötzlich wieder zu sehen',
      'Wieder aufgetaucht',
    ],
    answer:
      'Das kommt vor, zum Beispiel wenn der Verfasser der Plattform geantwortet hat; ob sie eine Bewertung wieder einstellt, entscheidet allein die Plattform. ' +
      'Sagen Sie es uns auf der Seite der Bewertung: Der Antrag steht dann wieder auf „eingereicht“, und wir übermitteln ihn erneut.',
  },
  {
    id: 'answer-to-customer',
    title: 'Antworten der Plattform an Sie',
    questions: [
      'Die Plattform hat direkt an uns geantwortet, wohin damit?',
      'Ich habe eine E-Mail von Google zu meinem Antrag bekommen',
      'Wo trage ich ein, was Google geschrieben hat?',
      'Wo gebe ich die Antwort der Plattform ein?',
    ],
    answer:
      'Tragen Sie die Antwort auf der Seite der Bewertung ein, am besten im Wortlaut. Unser Team sieht sie sich an, bevor sich der ' +
      'Status ändert.',
  },
  {
    id: 'decision-taken-back',
    title: 'einen Status, der zurückgenommen wurde',
    questions: [
      'Warum hat sich der Status wieder geändert?',
      'Mein Antrag war gelöscht und steht jetzt wieder auf eingereicht, warum?',
    ],
    answer:
      'Trägt unser Team einen Status aus Versehen ein, nimmt es ihn zurück: Der Antrag steht dann wieder dort, wo er vorher stand, und geht weiter. ' +
      'Taucht eine gelöschte Bewertung bei der Plattform wieder auf, steht er ebenfalls wieder auf „eingereicht“. Was geschah und wann, zeigt der ' +
      'Verlauf auf der Seite der Bewertung.',
  },
];
