const characters = (count: number, one: string) => `${count === 1 ? one : count.toLocaleString('de-DE')}\u00a0Zeichen`;

/** Words of the chat's window. */
export const texts = {
  title: 'Support',
  close: 'Chat schließen',

  subtitle: {
    assistant: 'KI-Assistent · antwortet sofort',
    person_requested: 'KI-Assistent · ein Mensch ist angefragt',
    person: 'Unser Team antwortet persönlich',
    resolved: 'Erledigt · schreiben Sie einfach wieder',
  },
  welcome:
    'Guten Tag! Ich bin der KI-Assistent, ein Programm und kein Mensch. Ich beantworte Fragen zu Angebot, Abo und Löschanträgen. Auf Wunsch übernimmt ein Mensch aus unserem Team.',
  privacyBefore: 'Ihre Nachrichten speichern wir verschlüsselt, um sie zu beantworten. Mehr dazu im ',
  privacy: 'Datenschutz',
  privacyAfter: '.',
  newTab: 'öffnet in neuem Tab',
  suggestionsLabel: 'Vorschläge für die erste Frage',
  firstQuestions: ['Was kostet das Abo?', 'Wie ist der Ablauf?', 'Wie kann ich kündigen?'],

  nearest: 'Fragen zu den nächsten Themen',

  log: 'Unterhaltung',
  loading: 'Der Verlauf wird geladen\u00a0…',
  historyFailed: 'Der bisherige Verlauf konnte nicht geladen werden.',
  reload: 'Erneut laden',
  offline: 'Keine Internetverbindung. Neue Antworten erscheinen danach.',
  you: 'Sie',
  person: (label: string) => `${label} (Mensch)`,
  sending: 'wird gesendet\u00a0…',
  notSent: 'Nicht gesendet.',
  resend: 'Erneut senden',
  typing: 'schreibt\u00a0…',

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
} as const;
