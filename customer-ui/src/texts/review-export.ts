import { formatQuantity } from './format.ts';

/** Words about saving reviews as a file. */
export const exportTexts = {
  all: (count: number) => `${formatQuantity(count, 'Eine Bewertung', 'Bewertungen')} als CSV speichern`,
  found: (count: number) =>
    `${formatQuantity(count, 'Eine gefundene Bewertung', 'gefundene Bewertungen')} als CSV speichern`,
  saved: (name: string) => `${name} ist gespeichert.`,
  failed: 'Die Datei konnte nicht erstellt werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  fileName: (day: string) => `bewertungen-${day}.csv`,
  columns: [
    'Unternehmen',
    'Name',
    'Sterne',
    'Text',
    'Status',
    'Eingereicht am',
    'Geändert am',
    'Grund',
    'Link',
    'Erklärung in gutem Glauben',
    'Zurückgezogen am',
  ],
  yes: 'ja',
} as const;
