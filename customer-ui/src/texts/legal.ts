/** Words around the legal pages; what the pages themselves say is in legal/documents. */
export const legalTexts = {
  back: 'Zurück',
  contents: 'Inhalt',
  related: 'Weiterlesen',
  tabTitle: (title: string, brand: string) => `${title} – ${brand}`,
} as const;
