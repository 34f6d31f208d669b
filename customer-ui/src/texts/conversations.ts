import { formatCount, formatQuantity } from './format.ts';

/** Words of the support chat. */
export const conversationTexts = {
  region: 'Support-Chat',
  title: 'Support',
  open: 'Support-Chat öffnen',
  openWithUnread: (count: number) =>
    `Support-Chat öffnen, ${formatQuantity(count, 'eine neue Antwort', 'neue Antworten')}`,
  close: 'Chat schließen',
  newReply: 'Neue Antwort im Support-Chat.',
  unread: formatCount,

  subtitle: {
    assistant: 'KI-Assistent · antwortet sofort',
    person_requested: 'KI-Assistent · ein Mensch ist angefragt',
    person: 'Unser Team antwortet persönlich',
  },
  welcome:
    'Guten Tag! Ich bin der KI-Assistent, ein Programm und kein Mensch. Ich beantworte Fragen zu Angebot, Abo und Löschanträgen. Auf Wunsch übernimmt ein Mensch aus unserem Team.',
  privacyBefore: 'Ihre Nachrichten speichern wir verschlüsselt, um sie zu beantworten. Mehr dazu im ',
  privacy: 'Datenschutz',
  privacyAfter: '.',
  newTab: 'öffnet in neuem Tab',
  suggestionsLabel: 'Vorschläge für die erste Frage',
  suggestions: ['Was kostet das Abo?', 'Wie ist der Ablauf?', 'Wie kann ich kündigen?'],

  log: 'Unterhaltung',
  loading: 'Der Verlauf wird geladen',
  historyFailed: 'Der bisherige Verlauf konnte nicht geladen werden.',
  reload: 'Erneut laden',
  you: 'Sie',
  person: (label: string) => `${label} (Mensch)`,
  sending: 'wird gesendet\u00a0…',
  notSent: 'Nicht gesendet.',
  resend: 'Erneut senden',
  typing: 'schreibt\u00a0…',

  askForPerson: 'Mit einem Menschen sprechen',
  /** Understood by the assistant, which passes the wish on. */
  askForPersonMessage: 'Ich möchte mit einem Menschen sprechen.',

  message: 'Ihre Nachricht',
  placeholder: 'Nachricht schreiben\u00a0…',
  send: 'Nachricht senden',
  left: (count: number) => `Noch ${formatQuantity(count, 'ein Zeichen', 'Zeichen')}`,
  tooLong: (count: number) => `${formatQuantity(count, 'Ein Zeichen', 'Zeichen')} zu viel`,
} as const;
