/**
 * The texts that the specification puts in quotation marks: English ones are said to the letter, and are their own key
 * among the messages. With `UI_TEXTS=de` an installation says these instead.
 */
export const quotedInGerman = {
  'Admin access required': 'Dafür brauchen Sie Administratorrechte',
  'Failed to load admin data': 'Die Daten der Verwaltung konnten nicht geladen werden',
  'Failed to load user businesses': 'Die Unternehmen dieses Benutzers konnten nicht geladen werden',
  'Failed to update status': 'Der Status konnte nicht geändert werden',
  'Failed to send reply': 'Die Antwort konnte nicht gesendet werden',
  'No user message to reply to': 'Es gibt keine Nachricht, auf die Sie antworten könnten',
  'Review status updated!': 'Status geändert!',
  'Reply sent!': 'Antwort gesendet!',
  'Unknown User': 'Unbekannt',
  'View Google Profile': 'Google-Profil ansehen',
} as const;

export type Quoted = keyof typeof quotedInGerman;

/** In English, whose words screen readers must be told to pronounce so. */
export const isEnglish = (text: string): text is Quoted => Object.hasOwn(quotedInGerman, text);

/** The quoted texts as messages: each stands for itself, or for its German twin. */
export const quotedMessages = (uiTexts: 'verbatim' | 'de'): Readonly<Record<Quoted, string>> =>
  uiTexts === 'de'
    ? quotedInGerman
    : (Object.fromEntries(Object.keys(quotedInGerman).map((text) => [text, text])) as Record<Quoted, string>);
