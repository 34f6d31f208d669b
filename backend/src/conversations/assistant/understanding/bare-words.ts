/** Single words, and questions that only begin: what they may be about. Everything else asks for something. */
const OPEN: readonly (readonly [words: string, intents: readonly string[]])[] = [
  ['wie lange|wie lang|wielange', ['term', 'notice', 'duration']],
  ['wann|bis wann|ab wann|wan', ['duration', 'notice', 'support-hours']],
  ['wie viele|wieviele|wie viel|wieviel', ['price', 'unlimited', 'own-status']],
  ['bewertung|bewertungen|rezension|rezensionen|review', ['add-review', 'own-status', 'change-review']],
  ['antrag|antrage|loschantrag|loschantrage', ['add-review', 'own-status', 'change-review']],
  ['google', ['platforms', 'who-decides', 'add-business']],
  ['konto|account|mein konto', ['register', 'change-account', 'delete-account']],
  ['anmeldung|anmelden|anmeldng', ['register', 'password', 'verification-code']],
  ['mail|email|e mail|mails', ['contact', 'notifications', 'change-account']],
  ['loschen|entfernen|loschung|weg', ['add-review', 'remove-business', 'delete-account']],
  ['andern|anderung', ['change-review', 'change-account', 'invoice-address']],
  ['unternehmen|firma|betrieb', ['add-business', 'remove-business', 'companies-only']],
  ['karte|kreditkarte', ['payment', 'change-card', 'card-data']],
  ['daten|meine daten', ['data-protection', 'data-export', 'delete-account']],
  ['warum|wieso|weshalb|wie|was|wo|wer', ['product', 'first-steps', 'abilities']],
];

const choices: ReadonlyMap<string, readonly string[]> = new Map(
  OPEN.flatMap(([words, intents]) => words.split('|').map((word) => [word, intents] as const)),
);

/** What a message of hardly a word may be about; null when it says more. Takes plain words. */
export const openChoices = (words: readonly string[]): readonly string[] | null => choices.get(words.join(' ')) ?? null;
