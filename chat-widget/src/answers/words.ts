const german = {
  offer: 'Antwort per E-Mail?',
  about: 'Wir schreiben Ihnen, sobald ein Mensch geantwortet hat und Sie nicht mehr hier sind.',
  name: 'Name (freiwillig)',
  email: 'E-Mail-Adresse',
  consentBefore:
    'Sie dürfen beides dafür speichern, bis die Unterhaltung gelöscht wird: zwölf Monate nach der letzten Nachricht. Das kann ich jederzeit zurücknehmen. Mehr im ',
  privacy: 'Datenschutz',
  consentAfter: '.',
  newTab: 'öffnet in neuem Tab',
  send: 'Bescheid geben lassen',
  cancel: 'Abbrechen',
  noEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse an.',
  noConsent: 'Dafür brauchen wir Ihr Einverständnis.',
  given: (email: string) => `Antwortet ein Mensch, und Sie sind nicht mehr hier, schreiben wir an ${email}.`,
  withdraw: 'Nicht mehr schreiben',
  withdrawn: 'Wir schreiben Ihnen nicht.',
  refused: (detail?: string) => detail ?? 'Das hat gerade nicht geklappt. Bitte versuchen Sie es noch einmal.',
};

export type Words = typeof german;

/** What the server says of refusals is German. */
const english: Words = {
  offer: 'Answer by e-mail?',
  about: 'We will write to you as soon as a person has answered and you are no longer here.',
  name: 'Name (optional)',
  email: 'E-mail address',
  consentBefore:
    'You may store both for this until the conversation is deleted: twelve months after the last message. I can withdraw this at any time. More in the ',
  privacy: 'privacy policy',
  consentAfter: ' (in German).',
  newTab: 'opens in a new tab',
  send: 'Let me know',
  cancel: 'Cancel',
  noEmail: 'Please enter a valid e-mail address.',
  noConsent: 'We need your consent for this.',
  given: (email) => `If a person answers when you are no longer here, we will write to ${email}.`,
  withdraw: 'Do not write to me',
  withdrawn: 'We will not write to you.',
  refused: () => 'That did not work. Please try again later or with another address.',
};

/** By the language of the window, as `de-DE`. */
export const wordsIn = (locale: string): Words => (locale.startsWith('en') ? english : german);
