/** Words of the offer to install the app. */
export const installTexts = {
  label: 'Als App installieren',
  offer: 'Legen Sie Ihre Übersicht als App auf den Startbildschirm: Sie öffnet sich dann in einem eigenen Fenster.',
  accept: 'Installieren',
  decline: 'Nein danke',
} as const;
