import { formatQuantity } from './format.ts';

export const countReviews = (count: number) => formatQuantity(count, 'Eine Bewertung', 'Bewertungen');

/** Words around the window for adding several reviews at once, which few open: before it is loaded, and after it. */
export const importWindowTexts = {
  several: 'Mehrere',
  more: 'hinzufügen',
  addNamed: (business: string) => `Mehrere hinzufügen: Bewertungen von ${business}`,
  notLoaded:
    'Dieses Fenster konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  submittedAll: (count: number) => `${countReviews(count)} hinzugefügt.`,
} as const;
