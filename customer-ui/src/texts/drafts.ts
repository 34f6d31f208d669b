/** Words about what was typed and not sent yet. */
export const draftTexts = {
  offline: 'Sie sind offline. Ihre Eingaben bleiben erhalten.',
  unreachable:
    'Der Server antwortet gerade nicht. Ihre Eingaben bleiben erhalten, bitte senden Sie gleich noch einmal.',
  restored: 'Ihr Entwurf ist wieder da.',
  discard: 'Verwerfen',
} as const;
