import { formatCount, formatQuantity } from './format.ts';

/** Words about finding reviews again. */
export const findingTexts = {
  label: 'Bewertungen finden',
  search: 'In Name und Text suchen',
  searchPlaceholder: 'Name oder Text',
  clear: 'Suche leeren',
  filters: 'Filter',
  filtersChosen: (count: number) => (count === 1 ? '(einer gewählt)' : `(${count} gewählt)`),
  stars: 'Sterne',
  rating: (stars: number) => (stars === 1 ? '1 Stern' : `${stars} Sterne`),
  business: 'Unternehmen',
  allBusinesses: 'Alle Unternehmen',
  sort: 'Reihenfolge',
  sorts: {
    // Rows show when the status changed last; what an order goes by is said.
    newest: 'Zuletzt eingereicht',
    oldest: 'Zuerst eingereicht',
    changed: 'Zuletzt geändert',
    'fewest-stars': 'Wenige Sterne zuerst',
    'most-stars': 'Viele Sterne zuerst',
  },
  found: (found: number, all: number) =>
    `${found === 0 ? 'Keine' : formatCount(found)} von ${formatCount(all)}\u00a0${all === 1 ? 'Bewertung' : 'Bewertungen'}`,
  /** While lists are still to come, or one could not be had. */
  foundSoFar: (found: number) => formatQuantity(found, 'Eine Bewertung gefunden', 'Bewertungen gefunden'),
  reset: 'Filter zurücksetzen',
  nothingTitle: 'Keine Bewertung passt dazu.',
  nothingText: 'Prüfen Sie die Schreibweise, wählen Sie weniger Filter aus oder setzen Sie alle zurück.',
} as const;
