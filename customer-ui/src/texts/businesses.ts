/** Words about businesses. */
export const businessTexts = {
  add: 'Unternehmen hinzufügen',
  one: 'Unternehmen',
  addIntro: 'Die Bewertungen tragen Sie danach ein.',
  name: 'Name des Unternehmens',
  nameMissing: 'Bitte geben Sie den Namen des Unternehmens an.',
  namePlaceholder: 'Bäckerei Sonnenschein',
  link: 'Link zum Google-Profil',
  linkMissing: 'Bitte fügen Sie den Link zum Google-Profil ein.',
  linkHint: 'Öffnen Sie Ihr Profil auf Google, wählen Sie „Teilen“ und kopieren Sie den Link hierher.',
  linkPlaceholder: 'https://maps.app.goo.gl/\u2026',
  submit: 'Hinzufügen',
  busy: 'Wird gespeichert\u00a0…',
  remove: 'Löschen',
  removeNamed: (name: string) => `${name} löschen`,
  gone: (name: string) =>
    `„${name}“ wurde inzwischen gelöscht. Ein Antrag dazu ist nicht mehr möglich; was Sie getippt haben, können Sie noch kopieren.`,
  newTab: 'öffnet in neuem Tab',
} as const;
