import { ASSISTANT_LABEL } from '@sternklar/contracts/conversations/message-sender';

const characters = (count: number, one: string) => `${count === 1 ? one : count.toLocaleString('de-DE')}\u00a0Zeichen`;

const german = {
  locale: 'de-DE',
  assistant: ASSISTANT_LABEL,
  title: 'Support',
  close: 'Chat schließen',

  subtitle: {
    assistant: 'KI-Assistent · antwortet sofort',
    person_requested: 'KI-Assistent · ein Mensch ist angefragt',
    person: 'Unser Team antwortet persönlich',
    resolved: 'Erledigt · schreiben Sie einfach wieder',
  },
  welcome: 'Guten Tag!',
  introduction:
    'Ich bin der KI-Assistent, ein Programm und kein Mensch. Ich beantworte Fragen zu Angebot, Abo und Löschanträgen. Auf Wunsch übernimmt ein Mensch aus unserem Team.',
  /** When people answer, if the partner says so. */
  hours: '',
  privacyBefore: 'Ihre Nachrichten speichern wir verschlüsselt, um sie zu beantworten. Mehr dazu im ',
  privacy: 'Datenschutz',
  privacyAfter: '.',
  newTab: 'öffnet in neuem Tab',
  suggestionsLabel: 'Vorschläge für die erste Frage',
  firstQuestions: ['Was kostet das Abo?', 'Wie ist der Ablauf?', 'Wie kann ich kündigen?'] as readonly string[],

  nearest: 'Fragen zu den nächsten Themen',

  log: 'Unterhaltung',
  loading: 'Der Verlauf wird geladen\u00a0…',
  historyFailed: 'Der Verlauf konnte nicht geladen werden.',
  reload: 'Erneut laden',
  offline: 'Keine Internetverbindung. Neue Antworten erscheinen danach.',
  you: 'Sie',
  person: (label: string) => `${label} (Mensch)`,
  sending: 'wird gesendet\u00a0…',
  notSent: 'Nicht gesendet.',
  resend: 'Erneut senden',
  typing: 'schreibt\u00a0…',
  noAnswer: 'Bitte prüfen Sie Ihre Internetverbindung.',
  notNow: 'Der Chat ist gerade nicht erreichbar.',
  /** What is said of a refusal with this HTTP status instead of the server's own words; null: just that it is not now. */
  refused: undefined as ((status: number) => string | null) | undefined,

  rating: 'War die Antwort hilfreich?',
  helpful: 'Hilfreich',
  notHelpful: 'Nicht hilfreich',

  askForPerson: 'Mit einem Menschen sprechen',
  /** Understood by the assistant, which passes the wish on. */
  askForPersonMessage: 'Ich möchte mit einem Menschen sprechen.',

  message: 'Ihre Nachricht',
  placeholder: 'Nachricht schreiben\u00a0…',
  send: 'Nachricht senden',
  left: (count: number) => `Noch ${characters(count, 'ein')}`,
  tooLong: (count: number) => `${characters(count, 'Ein')} zu viel`,
  replies: (count: number) => (count === 1 ? 'eine neue Antwort' : `${count}\u00a0neue Antworten`),
  newReply: 'Neue Antwort im Support-Chat.',
  'unfit-browser': 'Für den Chat ist dieser Browser leider zu alt.',
  'unfit-page': 'Auf dieser Seite funktioniert der Chat leider nicht.',
};

/** Words of the chat's window in one language. */
export type Texts = typeof german;

/** The words of this page's window: German ones, unless it was told others. */
export let texts: Texts = german;

/** A page has one chat, and it speaks one language: everything that is drawn from now on has these words. */
export const speak = (words: Partial<Texts>): void => {
  texts = { ...texts, ...words };
};
